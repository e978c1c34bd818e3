/** Experience at which each level begins: level 1 from 0, level 12 from the last one. */
export const LEVEL_FROM = [0, 100, 300, 600, 1000, 1500, 2100, 2800, 3600, 4500, 5500, 6600] as const;

/** The level, 1 to 12, that an amount of experience gives. */
export function levelOf(exp: number): number {
  return Math.max(1, LEVEL_FROM.filter((from) => exp >= from).length);
}
