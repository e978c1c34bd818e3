/** Minimum experience of each level, 1 to 12. */
export const LEVEL_FROM = [0, 100, 300, 600, 1000, 1500, 2100, 2800, 3600, 4500, 5500, 6600] as const;

/** Returns the level, 1 to 12, for an amount of experience. */
export function levelOf(exp: number): number {
  return Math.max(1, LEVEL_FROM.filter((from) => exp >= from).length);
}
