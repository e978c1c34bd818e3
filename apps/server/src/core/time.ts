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
    /** The moment that `format` writes as this text; undefined for a time that no clock shows. */
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

const HOUR_SECONDS = 3600;

/**
 * The moment at which a community day begins: mostly 0 o'clock, the first one where the clock shows it twice, and what
 * it shows first where it leaps over it.
 * @param day `2026-11-20`; the present one without it
 */
export function startOfDay(clock: Clock, day = clock.day(clock.now())): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) / 1000;
  // No zone is more than 14 hours ahead or 12 behind.
  let before = midnight - 15 * HOUR_SECONDS;
  let since = midnight + 13 * HOUR_SECONDS;
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (clock.day(new Date(middle * 1000)) < day) before = middle;
    else since = middle;
  }
  return new Date(since * 1000);
}
