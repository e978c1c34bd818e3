import { createRandom } from "../seed/random.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Relative activity per hour of the day, in the community's time zone. */
const HOURS = [2, 1, 0, 0, 0, 1, 3, 6, 8, 7, 6, 6, 9, 8, 6, 5, 6, 7, 9, 10, 12, 13, 10, 6];
const BUSIEST = Math.max(...HOURS);

/** Returns the hour in Shanghai, 8 hours ahead of UTC. The demo supports no other time zone. */
const hourOf = (at: number) => Math.floor((at + 8 * HOUR) / HOUR) % 24;

/** Distribution of the time until members find new content. */
const DISCOVERY_DELAYS = [
  { share: 0.55, mean: 4 * HOUR },
  { share: 0.3, mean: 30 * HOUR },
  { share: 0.15, mean: 10 * DAY },
];

/** Distribution of the time until a reply. */
const REPLY_DELAYS = [
  { share: 0.7, mean: 1.5 * HOUR },
  { share: 0.3, mean: 14 * HOUR },
];

/** Creates the random draws of the demo. The same seed and time always give the same community. */
export function createDraw(seed: number, now: Date) {
  const random = createRandom(seed);
  const weighted = <T>(items: readonly T[], weightOf: (item: T) => number): T => {
    let rest = random() * items.reduce((sum, item) => sum + weightOf(item), 0);
    for (const item of items) {
      rest -= weightOf(item);
      if (rest < 0) return item;
    }
    return items.at(-1)!;
  };
  /**
   * Draws again until the hour is a likely one, for a bounded number of times, because a narrow range may have none.
   */
  const drawActiveTime = (draw: () => number): Date => {
    let at = draw();
    for (let tries = 0; tries < 12 && random() * BUSIEST >= HOURS[hourOf(at)]!; tries++) at = draw();
    return new Date(at);
  };
  const after = (from: Date, delays: typeof DISCOVERY_DELAYS): Date => {
    const maxDelay = now.getTime() - from.getTime();
    return drawActiveTime(() => {
      const { mean } = weighted(delays, ({ share }) => share);
      const delay = -Math.log(1 - random()) * mean;
      return (
        from.getTime() + Math.min(maxDelay, Math.max(MINUTE, delay < maxDelay ? delay : random() * maxDelay))
      );
    });
  };
  return {
    random,
    weighted,
    pick: <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!,
    /** Draws different items, at most as many as exist. */
    sample<T>(items: readonly T[], count: number): T[] {
      const pool = [...items];
      for (let at = pool.length - 1; at > 0; at--) {
        const other = Math.floor(random() * (at + 1));
        [pool[at], pool[other]] = [pool[other]!, pool[at]!];
      }
      return pool.slice(0, count);
    },
    /** Draws a time in the last `days` days, slightly more often a recent one. */
    momentWithin: (days: number): Date =>
      drawActiveTime(() => now.getTime() - 4 * MINUTE - random() ** 1.4 * (days * DAY - 4 * MINUTE)),
    /** Draws a time between two ages in days, the older one first. */
    momentBetween: (oldest: number, newest: number): Date =>
      drawActiveTime(() => now.getTime() - (newest + random() * (oldest - newest)) * DAY),
    /** Draws the time at which a member finds content of `from`; never in the future. */
    momentAfter: (from: Date): Date => after(from, DISCOVERY_DELAYS),
    /** Draws the time of a reply to a text of `from`: sooner, and never in the future. */
    answerAfter: (from: Date): Date => after(from, REPLY_DELAYS),
  };
}

export type Draw = ReturnType<typeof createDraw>;
