const STEP_FACTORS = [1, 2, 2.5, 5, 10];
/** Number of grid lines above zero. */
const LINE_COUNT = 4;

/** Returns the top of the axis: the smallest round number above all values that divides into four integer steps. */
export function getAxisTop(values: readonly number[]): number {
  const step = Math.max(1, Math.max(0, ...values) / LINE_COUNT);
  const power = 10 ** Math.floor(Math.log10(step));
  const round = STEP_FACTORS.find((factor) => Number.isInteger(factor * power) && factor * power >= step)!;
  return round * power * LINE_COUNT;
}

/** Returns the values of the grid lines, highest first. */
export const getTicks = (top: number): number[] =>
  Array.from({ length: LINE_COUNT + 1 }, (_, index) => top - (index * top) / LINE_COUNT);

/** Converts values to points in a box of 100 by 100, from left to right. */
export function toPoints(values: readonly number[], top: number): [x: number, y: number][] {
  const last = Math.max(1, values.length - 1);
  return values.map((value, index) => [(index / last) * 100, 100 - (value / top) * 100]);
}

/** Returns the SVG path through the points; `closed` adds the area below the line. */
export function toPath(points: readonly (readonly [number, number])[], closed = false): string {
  if (points.length === 0) return "";
  const line = points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");
  return closed ? `${line}L${points.at(-1)![0].toFixed(2)} 100L${points[0]![0].toFixed(2)} 100z` : line;
}

/** Approximate size of the label at the end of the line, in percent of the chart. */
const LABEL_SIZE = 20;

/** Returns a position for the end label that does not overlap the line: above it, or below it near the top. */
export function getLabelPosition(points: readonly (readonly [number, number])[]): {
  y: number;
  isUnder: boolean;
} {
  const ys = points
    .filter((_, index) => !((points[index + 1]?.[0] ?? 100) < 100 - LABEL_SIZE))
    .map(([, y]) => y);
  const [highest, lowest] = [Math.min(100, ...ys), Math.max(0, ...ys)];
  return highest > LABEL_SIZE
    ? { y: highest, isUnder: false }
    : { y: Math.min(lowest, 100 - LABEL_SIZE), isUnder: true };
}

/** Returns the growth in percent, or undefined if the earlier value is zero. */
export const getGrowth = (before: number, now: number): number | undefined =>
  before > 0 ? Math.round(((now - before) / before) * 100) : undefined;

/** Formats a number of bytes, for example 73400320 as "70.0 MB". */
export function formatBytes(bytes: number): string {
  const units = ["B", "KB", "MB", "GB", "TB"];
  const exponent = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0);
  return `${(bytes / 1024 ** exponent).toFixed(exponent > 0 ? 1 : 0)} ${units[exponent]}`;
}
