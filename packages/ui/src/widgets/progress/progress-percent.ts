/** Returns the fill of a bar, 0 to 100; without a positive `max` the bar is empty. */
export function progressPercent(value: number, max: number): number {
  if (!(max > 0) || !(value > 0)) return 0;
  return Math.min(100, (value / max) * 100) || 0;
}
