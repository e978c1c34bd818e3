/** The height of the drawing, its ground line, and the room at its sides. */
export const HEIGHT = 196;
export const GROUND = 166;
const WIDTH = 960;
const SIDE = 40;
const LOW = 150;
const RISE = 100;
const BEND = 0.72;
const STEP = 0.2;

/** The point of a level that may lie between two: 1 at the left, `max` at the right, rising less and less. */
export function pointAt(level: number, max: number): { x: number; y: number } {
  const part = max > 1 ? Math.min(1, Math.max(0, (level - 1) / (max - 1))) : 0;
  return { x: SIDE + part * (WIDTH - 2 * SIDE), y: LOW - RISE * part ** BEND };
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
