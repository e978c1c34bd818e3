import { expect, test } from "vitest";
import { clampView, pinchOf, WHOLE, zoomedAt } from "./zoom.ts";

const FRAME = { x: 400, y: 800 };
const PICTURE = { x: 400, y: 200 };

test("what is under the finger stays there", () => {
  const view = zoomedAt(WHOLE, 2, { x: 100, y: 50 });
  expect(view).toEqual({ scale: 2, x: -100, y: -50 });
  // The point 100 from the middle was drawn at 100; twice as large it is at 200 - 100.
  expect(zoomedAt(view, 4, { x: 100, y: 50 })).toEqual({ scale: 4, x: -300, y: -150 });
});

test("a picture is never smaller than the window has room for, nor larger than five times", () => {
  expect(zoomedAt({ scale: 2, x: 30, y: 9 }, 0.4, { x: 0, y: 0 })).toEqual(WHOLE);
  expect(zoomedAt(WHOLE, 90, { x: 0, y: 0 }).scale).toBe(5);
});

test("nothing is dragged out of sight", () => {
  // Twice 400 by 200 in a window of 400 by 800: 200 to the sides, nothing up or down.
  expect(clampView({ scale: 2, x: 900, y: 300 }, PICTURE, FRAME)).toEqual({ scale: 2, x: 200, y: 0 });
  expect(clampView({ scale: 2, x: -900, y: -300 }, PICTURE, FRAME)).toEqual({ scale: 2, x: -200, y: 0 });
  expect(clampView({ scale: 5, x: 0, y: 90 }, PICTURE, FRAME)).toEqual({ scale: 5, x: 0, y: 90 });
});

test("two fingers have a middle and a distance", () => {
  expect(
    pinchOf([
      { x: 0, y: 0 },
      { x: 30, y: 40 },
    ]),
  ).toEqual({ middle: { x: 15, y: 20 }, apart: 50 });
});
