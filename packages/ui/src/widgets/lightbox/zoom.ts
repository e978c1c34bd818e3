/** Scale of an image, and offset of its centre from that of the window in px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** A point relative to the centre of the window in px. */
export interface Point {
  x: number;
  y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** Scale after a double tap, a click or the plus key. */
export const ENLARGED = 2.5;
const MOST = 5;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Returns the view with as much of the image as possible inside the window. */
export function clampView({ scale, x, y }: View, picture: Point, frame: Point): View {
  const reach = (size: number, room: number) => Math.max(0, (size * scale - room) / 2);
  const [right, down] = [reach(picture.x, frame.x), reach(picture.y, frame.y)];
  return { scale, x: between(x, -right, right) + 0, y: between(y, -down, down) + 0 };
}

/** Returns the view at another scale, with the point `at` fixed. */
export function zoomedAt(view: View, scale: number, at: Point): View {
  const next = between(scale, 1, MOST);
  if (next === 1) return WHOLE;
  const grow = next / view.scale;
  return { scale: next, x: at.x - (at.x - view.x) * grow, y: at.y - (at.y - view.y) * grow };
}

/** Returns the centre between two fingers and their distance. */
export function pinchOf([a, b]: readonly [Point, Point]): { middle: Point; apart: number } {
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) };
}
