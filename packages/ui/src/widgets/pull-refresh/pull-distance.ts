/** Pulled this far, letting go refreshes, in pixels. */
export const PULL_THRESHOLD = 56;

/** How far the list follows a finger that has moved `delta` pixels down: ever harder, never past 96. */
export function pullDistance(delta: number): number {
  if (delta <= 0) return 0;
  return 96 * (1 - Math.exp(-delta / 120));
}
