/** Geometry of the curve. */
export interface ArcShape {
  width: number;
  /** Position of the first day and distance between days. */
  firstX: number;
  stepX: number;
  /** Start height, rise, and the horizon at the bottom edge. */
  fromY: number;
  rise: number;
  horizon: number;
}

export const ARC: Record<"sm" | "lg", ArcShape> = {
  sm: { width: 288, firstX: 18, stepX: 42, fromY: 68, rise: 48, horizon: 80 },
  lg: { width: 456, firstX: 24, stepX: 68, fromY: 148, rise: 112, horizon: 172 },
};

/**
 * Returns the point of a day (0 = Monday, fractions allowed) on the curve, a quarter of a sine from the horizon up.
 */
export function arcPoint(
  day: number,
  { firstX, stepX, fromY, rise }: ArcShape = ARC.sm,
): [x: number, y: number] {
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(firstX + stepX * day), round(fromY - rise * Math.sin((day / 6) * (Math.PI / 2)))];
}

/** Returns the curve between two days as an SVG path in steps of a tenth of a day. */
export function arcPath(from: number, to: number, shape: ArcShape = ARC.sm): string {
  const steps = Math.max(0, Math.round((to - from) * 10));
  return Array.from({ length: steps + 1 }, (_, n) => {
    const [x, y] = arcPoint(from + n / 10, shape);
    return `${n === 0 ? "M" : "L"}${x} ${y}`;
  }).join("");
}
