/** Pull distance in px that triggers a refresh. */
export const PULL_THRESHOLD = 56;

/** Returns the offset of the list for a finger moved `delta` px down, with growing resistance up to 96. */
export function pullDistance(delta: number): number {
  if (delta <= 0) return 0;
  return 96 * (1 - Math.exp(-delta / 120));
}
