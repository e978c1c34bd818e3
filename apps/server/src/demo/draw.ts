import { createRandom } from "../seed/random.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When people are here: how likely each hour of the day is, in the community's zone. */
const HOURS = [2, 1, 0, 0, 0, 1, 3, 6, 8, 7, 6, 6, 9, 8, 6, 5, 6, 7, 9, 10, 12, 13, 10, 6];
const BUSIEST = Math.max(...HOURS);

/** Shanghai is 8 hours ahead; a demo need not follow another zone's lunch hour. */
const hourOf = (at: number) => Math.floor((at + 8 * HOUR) / HOUR) % 24;

/** How long it takes until people find something: most within hours, some in days, a few much later. */
const FINDING = [
  { share: 0.55, mean: 4 * HOUR },
  { share: 0.3, mean: 30 * HOUR },
  { share: 0.15, mean: 10 * DAY },
];

/** How long it takes until who was spoken to answers. */
const ANSWERING = [
  { share: 0.7, mean: 1.5 * HOUR },
  { share: 0.3, mean: 14 * HOUR },
];

/** Draws for the demo; one seed and one moment, so that every start at that moment writes the same community. */
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
  /** Draws again until the hour is one at which people are awake; a narrow span may have none. */
  const awake = (draw: () => number): Date => {
    let at = draw();
    for (let tries = 0; tries < 12 && random() * BUSIEST >= HOURS[hourOf(at)]!; tries++) at = draw();
    return new Date(at);
  };
  const after = (from: Date, delays: typeof FINDING): Date => {
    const left = now.getTime() - from.getTime();
    return awake(() => {
      const { mean } = weighted(delays, ({ share }) => share);
      const delay = -Math.log(1 - random()) * mean;
      return from.getTime() + Math.min(left, Math.max(MINUTE, delay < left ? delay : random() * left));
    });
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
    /** A moment in the last `days` days; recent days are a little fuller. */
    momentWithin: (days: number): Date =>
      awake(() => now.getTime() - 4 * MINUTE - random() ** 1.4 * (days * DAY - 4 * MINUTE)),
    /** A moment between two ages in days, the older first. */
    momentBetween: (oldest: number, newest: number): Date =>
      awake(() => now.getTime() - (newest + random() * (oldest - newest)) * DAY),
    /** When somebody finds what is there since `from`: never in the future. */
    momentAfter: (from: Date): Date => after(from, FINDING),
    /** When somebody answers what was said to them at `from`: sooner, and never in the future. */
    answerAfter: (from: Date): Date => after(from, ANSWERING),
  };
}

export type Draw = ReturnType<typeof createDraw>;
