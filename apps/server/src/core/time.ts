/**
 * Writes moments as YYYY-MM-DD HH:mm:ss in the community's zone (ruling 7, CONST-043).
 * @param now what the present moment is read from; tests bring their own
 */
export function createClock(timeZone: string, now = () => new Date()) {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const dayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  return {
    /** The present moment. */
    now,
    /** `2026-11-20 08:30:00` */
    format: (at: Date) => format.format(at),
    /** The community day, `2026-11-20`. */
    day: (at: Date) => dayFormat.format(at),
  };
}

export type Clock = ReturnType<typeof createClock>;

/** The beginning of the community's present day. */
export function startOfDay(clock: Clock): Date {
  const now = clock.now();
  const [hours, minutes, seconds] = clock.format(now).slice(11).split(":").map(Number) as [
    number,
    number,
    number,
  ];
  return new Date(Math.floor(now.getTime() / 1000) * 1000 - (hours * 3600 + minutes * 60 + seconds) * 1000);
}
