const FIRST_X = 18;
const STEP_X = 42;

/** Where a day (0 = Monday, fractions allowed) stands on the sunrise curve: a quarter of a sine from the horizon up. */
export function arcPoint(day: number): [x: number, y: number] {
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(FIRST_X + STEP_X * day), round(68 - 48 * Math.sin((day / 6) * (Math.PI / 2)))];
}

/** The curve between two days as an SVG path, in tenths of a day. */
export function arcPath(from: number, to: number): string {
  const steps = Math.max(0, Math.round((to - from) * 10));
  return Array.from({ length: steps + 1 }, (_, n) => {
    const [x, y] = arcPoint(from + n / 10);
    return `${n === 0 ? "M" : "L"}${x} ${y}`;
  }).join("");
}
