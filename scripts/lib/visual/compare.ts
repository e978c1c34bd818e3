import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

export type Difference = {
  pixels: number;
  share: number;
  /** A PNG with the differing pixels in red on the faded picture. */
  difference: Buffer;
};

/**
 * Compares two PNGs pixel by pixel; of different sizes, the part that only one has counts as different.
 * @returns undefined when they look the same
 */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const one = PNG.sync.read(before);
  const other = PNG.sync.read(after);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    onto(one, width, height),
    onto(other, width, height),
    difference.data,
    width,
    height,
    // Both come from one browser on one machine: anti-aliasing is no excuse.
    { threshold: 0.02, includeAA: true, alpha: 0.25 },
  );
  if (pixels === 0) return undefined;
  return { pixels, share: pixels / (width * height), difference: PNG.sync.write(difference) };
}

/** Returns the picture's pixels on a transparent canvas of that size. */
function onto(picture: PNG, width: number, height: number): Uint8Array {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
