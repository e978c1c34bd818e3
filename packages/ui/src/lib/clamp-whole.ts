/** A whole number inside its bounds; anything that is no number becomes the lowest one. */
export function clampWhole(value: number | null | undefined, min: number, max: number): number {
  const whole = typeof value !== "number" || Number.isNaN(value) ? min : Math.trunc(value);
  return Math.max(min, Math.min(max, whole));
}
