/** The ground line, where the drawing ends. */
export const GROUND = 166;
const WIDTH = 960;
/** The room at its sides. */
export const SIDE = 40;
/** Levels do not come closer than that. */
const APART = 72;
const LOW = 150;
const RISE = 100;
const BEND = 0.72;
const STEP = 0.2;

/** How wide the drawing is. */
export const widthOf = (max: number): number => Math.max(WIDTH, APART * (max - 1) + 2 * SIDE);

/** The point of a level that may lie between two: 1 at the left, `max` at the right, rising less and less. */
export function pointAt(level: number, max: number): { x: number; y: number } {
  const part = max > 1 ? Math.min(1, Math.max(0, (level - 1) / (max - 1))) : 0;
  return { x: SIDE + part * (widthOf(max) - 2 * SIDE), y: LOW - RISE * part ** BEND };
}

/** The curve from one level to another as the data of a path. */
export function pathBetween(from: number, to: number, max: number): string {
  const levels: number[] = [];
  for (let level = from; level < to; level += STEP) levels.push(level);
  levels.push(to);
  return levels
    .map((level, index) => {
      const { x, y } = pointAt(level, max);
      return `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}
