import { expect, test } from "vitest";
import { getTilesAround } from "./map-tiles.ts";

test("centers the tile of the position and aligns its neighbors", () => {
  const tiles = getTilesAround(
    { latitude: 30.2741, longitude: 120.1551 },
    "https://t.example/{z}/{x}/{y}.png",
  );
  const index = tiles.findIndex(({ src }) => src === "https://t.example/15/27320/13490.png");
  const middle = tiles[index]!;
  expect(middle.left).toBeLessThanOrEqual(0);
  expect(middle.left).toBeGreaterThan(-256);
  expect(tiles[index + 1]!.left - middle.left).toBeCloseTo(256);
});

test("covers the widest map for every position within a tile", () => {
  for (let fraction = 0; fraction < 1; fraction += 0.07) {
    const width = 360 / 2 ** 15;
    const tiles = getTilesAround(
      { latitude: 30.2741 + fraction * width, longitude: 120 + fraction * width },
      "{x}/{y}",
    );
    const getOffsets = (side: "left" | "top") => tiles.map((tile) => tile[side]);
    expect(Math.min(...getOffsets("left"))).toBeLessThanOrEqual(-404);
    expect(Math.max(...getOffsets("left"))).toBeGreaterThanOrEqual(404 - 256);
    expect(Math.min(...getOffsets("top"))).toBeLessThanOrEqual(-140);
    expect(Math.max(...getOffsets("top"))).toBeGreaterThanOrEqual(140 - 256);
    expect(new Set(tiles.map(({ src }) => src)).size).toBe(tiles.length);
    expect(tiles.length).toBeLessThanOrEqual(15);
  }
});
