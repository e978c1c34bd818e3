import { expect, test } from "vitest";
import { tilesAround } from "./tiles.ts";

test("the position is in the middle tile, and its neighbours touch it", () => {
  const tiles = tilesAround({ latitude: 30.2741, longitude: 120.1551 }, "https://t.example/{z}/{x}/{y}.png");
  expect(tiles).toHaveLength(9);
  const middle = tiles[4]!;
  expect(middle.src).toBe("https://t.example/15/27320/13490.png");
  expect(middle.left).toBeLessThanOrEqual(0);
  expect(middle.left).toBeGreaterThan(-256);
  expect(tiles[5]!.left - middle.left).toBeCloseTo(256);
});
