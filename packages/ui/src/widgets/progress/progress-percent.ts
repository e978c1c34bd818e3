/** How full a bar is, 0 to 100; a missing or zero `max` reads as an empty bar. */
export function progressPercent(value: number, max: number): number {
  if (!(max > 0) || !(value > 0)) return 0;
  return Math.min(100, (value / max) * 100) || 0;
}
