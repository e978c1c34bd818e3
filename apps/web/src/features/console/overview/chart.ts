const STEPS = [1, 2, 2.5, 5, 10];
const LINES = 4;

/** Where the axis of a chart ends: the least round number that leaves four equal whole steps above its greatest value. */
export function topOf(values: readonly number[]): number {
  const step = Math.max(1, Math.max(0, ...values) / LINES);
  const power = 10 ** Math.floor(Math.log10(step));
  const round = STEPS.find((factor) => Number.isInteger(factor * power) && factor * power >= step)!;
  return round * power * LINES;
}

/** The lines across a chart, the highest first. */
export const ticksOf = (top: number): number[] =>
  Array.from({ length: LINES + 1 }, (_, index) => top - (index * top) / LINES);

/** The points of a line in a box of 100 by 100, from its left end to its right one. */
export function pointsOf(values: readonly number[], top: number): [x: number, y: number][] {
  const last = Math.max(1, values.length - 1);
  return values.map((value, index) => [(index / last) * 100, 100 - (value / top) * 100]);
}

/** A line through points as SVG draws it; `closed` also fills what is below it. */
export function pathOf(points: readonly (readonly [number, number])[], closed = false): string {
  if (points.length === 0) return "";
  const line = points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");
  return closed ? `${line}L${points.at(-1)![0].toFixed(2)} 100L${points[0]![0].toFixed(2)} 100z` : line;
}

/** About the part of a chart's width that the words at the end of a line take. */
const END = 20;

/** Where the words at the end of a line stand so that they do not lie on it: over its last part, or under it at the top. */
export function endPlace(points: readonly (readonly [number, number])[]): { y: number; isUnder: boolean } {
  const ys = points.filter((_, index) => !((points[index + 1]?.[0] ?? 100) < 100 - END)).map(([, y]) => y);
  const [highest, lowest] = [Math.min(100, ...ys), Math.max(0, ...ys)];
  return highest > END ? { y: highest, isUnder: false } : { y: Math.min(lowest, 100 - END), isUnder: true };
}

/** How much more the second is than the first in percent; undefined where the first was nothing. */
export const growth = (before: number, now: number): number | undefined =>
  before > 0 ? Math.round(((now - before) / before) * 100) : undefined;

/** `73400320` as 70.0 MB. */
export function bytesText(bytes: number): string {
  const units = ["B", "KB", "MB", "GB", "TB"];
  const at = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0);
  return `${(bytes / 1024 ** at).toFixed(at > 0 ? 1 : 0)} ${units[at]}`;
}
