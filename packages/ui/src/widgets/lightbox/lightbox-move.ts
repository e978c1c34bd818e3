/** A swipe shorter than this is a tap, in pixels. */
const SWIPE_MIN = 48;

/** Which way a swipe of this many pixels turns: to the left is on by one, to the right back by one. */
export function swipeStep(deltaX: number): -1 | 0 | 1 {
  if (Math.abs(deltaX) < SWIPE_MIN) return 0;
  return deltaX < 0 ? 1 : -1;
}

/** The picture a key leads to, held inside the row; null for keys that lead nowhere. */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, index - 1);
    case "ArrowRight":
      return Math.min(count - 1, index + 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
