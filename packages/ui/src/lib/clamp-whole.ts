/** Returns a whole number within the bounds; anything that is not a number becomes the minimum. */
export function clampWhole(value: number | null | undefined, min: number, max: number): number {
  const whole = typeof value !== "number" || Number.isNaN(value) ? min : Math.trunc(value);
  return Math.max(min, Math.min(max, whole));
}
