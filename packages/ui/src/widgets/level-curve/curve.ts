/** Vertical position of the ground line. */
export const GROUND = 166;
const WIDTH = 960;
/** Margin at both sides. */
export const SIDE = 40;
/** Minimum distance between levels. */
const MIN_LEVEL_DISTANCE = 72;
const LOW = 150;
const RISE = 100;
const BEND = 0.72;
const STEP = 0.2;

/** Returns the width of the drawing. */
export const widthOf = (max: number): number => Math.max(WIDTH, MIN_LEVEL_DISTANCE * (max - 1) + 2 * SIDE);

/** Returns the point of a level, which may be fractional: 1 is left, `max` right. */
export function pointAt(level: number, max: number): { x: number; y: number } {
  const part = max > 1 ? Math.min(1, Math.max(0, (level - 1) / (max - 1))) : 0;
  return { x: SIDE + part * (widthOf(max) - 2 * SIDE), y: LOW - RISE * part ** BEND };
}

/** Returns the path data of the curve between two levels. */
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
