import { createRandom } from "../seed/random.ts";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** When people are here: an hour of the day is drawn by these weights, in the community's zone. */
const HOURS = [2, 1, 0, 0, 0, 1, 3, 6, 8, 7, 6, 6, 9, 8, 6, 5, 6, 7, 9, 10, 12, 13, 10, 6];

/** Draws for the demo; one seed, so that every start writes the same community. */
export function createDraw(seed: number, now: Date) {
  const random = createRandom(seed);
  const weighted = <T>(items: readonly T[], weightOf: (item: T) => number): T => {
    let left = random() * items.reduce((sum, item) => sum + weightOf(item), 0);
    for (const item of items) {
      left -= weightOf(item);
      if (left < 0) return item;
    }
    return items.at(-1)!;
  };
  return {
    random,
    weighted,
    pick: <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!,
    /** Different items, at most as many as there are. */
    sample<T>(items: readonly T[], count: number): T[] {
      const pool = [...items];
      for (let at = pool.length - 1; at > 0; at--) {
        const other = Math.floor(random() * (at + 1));
        [pool[at], pool[other]] = [pool[other]!, pool[at]!];
      }
      return pool.slice(0, count);
    },
    /** A moment in the last `days` days, at an hour when people are awake; recent days are a little fuller. */
    momentWithin(days: number): Date {
      const daysAgo = Math.floor(random() ** 1.4 * days);
      const hour = weighted([...HOURS.keys()], (index) => HOURS[index]!);
      // Shanghai is 8 hours ahead; a demo need not follow another zone's lunch hour.
      const midnight = Math.floor((now.getTime() + 8 * HOUR) / DAY) * DAY - 8 * HOUR;
      const at = midnight - daysAgo * DAY + hour * HOUR + Math.floor(random() * HOUR);
      return new Date(Math.min(at, now.getTime() - Math.floor(random() * 50 + 3) * 60_000));
    },
    /** A moment between the two, closer to the first. */
    momentAfter(from: Date, until = now): Date {
      return new Date(
        from.getTime() + Math.max(60_000, random() ** 2.5 * (until.getTime() - from.getTime())),
      );
    },
  };
}

export type Draw = ReturnType<typeof createDraw>;
