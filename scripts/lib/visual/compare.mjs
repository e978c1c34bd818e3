import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/**
 * Compares two pictures pixel by pixel; of different sizes, the part that only one has counts as different.
 * @param {Buffer} before PNG
 * @param {Buffer} after PNG
 * @returns {{ pixels: number, share: number, difference: Buffer } | undefined} nothing when they look the same;
 *   `difference` is a PNG that shows what differs in red on the faded picture
 */
export function compare(before, after) {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
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

/** The picture's pixels on a transparent canvas of that size. */
function onto(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
