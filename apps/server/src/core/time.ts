/** A wall clock read as if it were UTC. */
const wallOf = (text: string) => Date.parse(`${text.replace(" ", "T")}Z`);

/**
 * Writes and reads moments as YYYY-MM-DD HH:mm:ss in the community's zone (ruling 7, CONST-043).
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
    /** The moment that `format` writes as this text; undefined for one that no clock ever shows. */
    parse(text: string): Date | undefined {
      const wall = wallOf(text);
      if (Number.isNaN(wall)) return undefined;
      const ahead = (at: number) => wallOf(format.format(at)) - at;
      const at = wall - ahead(wall - ahead(wall));
      return format.format(at) === text ? new Date(at) : undefined;
    },
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
