/** Parses a wall clock time as if it were UTC. */
const wallOf = (text: string) => Date.parse(`${text.replace(" ", "T")}Z`);

/**
 * Creates a clock that formats and parses times as YYYY-MM-DD HH:mm:ss in the community's zone (ruling 7, CONST-043).
 * @param now returns the current time; replaced in tests
 */
export function createClock(timeZone: string, now = () => new Date()) {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const dayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  return {
    now,
    /** `2026-11-20 08:30:00` */
    format: (at: Date) => format.format(at),
    /** Returns the community day, `2026-11-20`. */
    day: (at: Date) => dayFormat.format(at),
    /** Parses a text of `format`; undefined for a time that does not exist, such as in a daylight saving gap. */
    parse(text: string): Date | undefined {
      const wall = wallOf(text);
      if (Number.isNaN(wall)) return undefined;
      const offset = (at: number) => wallOf(format.format(at)) - at;
      const at = wall - offset(wall - offset(wall));
      return format.format(at) === text ? new Date(at) : undefined;
    },
  };
}

export type Clock = ReturnType<typeof createClock>;

const HOUR_SECONDS = 3600;

/**
 * Returns the start of a community day. This is 0 o'clock, except where daylight saving time skips it; if 0 o'clock
 * occurs twice, it is the first one.
 * @param day `2026-11-20`; by default the current day
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
