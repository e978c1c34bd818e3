import { PNG, type PNGOptions } from "pngjs";
import { expect, test } from "vitest";
import { compare } from "./compare.ts";

/** A white picture with some pixels of another colour. */
function picture(
  width: number,
  height: number,
  pixels: [x: number, y: number][] = [],
  [red, green, blue] = [0, 0, 0],
  options?: PNGOptions,
): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y] of pixels) png.data.set([red, green, blue, 255], (y * width + x) * 4);
  return PNG.sync.write(png, options);
}

test("finds no difference between the same pixels with another compression", () => {
  expect(compare(picture(8, 8), picture(8, 8))).toBeUndefined();
  const packed = picture(8, 8, [], undefined, { deflateLevel: 0 });
  expect(packed.equals(picture(8, 8))).toBe(false);
  expect(compare(packed, picture(8, 8))).toBeUndefined();
});

test("finds a difference of one pixel and marks it in red", () => {
  const found = compare(picture(8, 8), picture(8, 8, [[3, 5]]));
  expect(found).toMatchObject({ pixels: 1, share: 1 / 64 });
  const { data } = PNG.sync.read(found?.difference ?? Buffer.alloc(0));
  expect([...data.subarray((5 * 8 + 3) * 4, (5 * 8 + 3) * 4 + 3)]).toEqual([255, 0, 0]);
});

test("finds a difference between neighbouring greys", () => {
  expect(compare(picture(8, 8), picture(8, 8, [[0, 0]], [240, 240, 240]))).toMatchObject({ pixels: 1 });
});

test("counts the part that only the larger picture has", () => {
  expect(compare(picture(4, 4), picture(4, 6))).toMatchObject({ pixels: 8, share: 8 / 24 });
  expect(compare(picture(6, 4), picture(4, 4))).toMatchObject({ pixels: 8, share: 8 / 24 });
});
