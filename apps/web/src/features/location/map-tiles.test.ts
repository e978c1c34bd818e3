import { expect, test } from "vitest";
import { tilesAround } from "./map-tiles.ts";

test("the position is in the middle tile, and its neighbours touch it", () => {
  const tiles = tilesAround({ latitude: 30.2741, longitude: 120.1551 }, "https://t.example/{z}/{x}/{y}.png");
  const at = tiles.findIndex(({ src }) => src === "https://t.example/15/27320/13490.png");
  const middle = tiles[at]!;
  expect(middle.left).toBeLessThanOrEqual(0);
  expect(middle.left).toBeGreaterThan(-256);
  expect(tiles[at + 1]!.left - middle.left).toBeCloseTo(256);
});

test("the tiles cover the map at its widest, wherever in its tile the position is", () => {
  for (let part = 0; part < 1; part += 0.07) {
    const width = 360 / 2 ** 15;
    const tiles = tilesAround({ latitude: 30.2741 + part * width, longitude: 120 + part * width }, "{x}/{y}");
    const all = (side: "left" | "top") => tiles.map((tile) => tile[side]);
    expect(Math.min(...all("left"))).toBeLessThanOrEqual(-404);
    expect(Math.max(...all("left"))).toBeGreaterThanOrEqual(404 - 256);
    expect(Math.min(...all("top"))).toBeLessThanOrEqual(-140);
    expect(Math.max(...all("top"))).toBeGreaterThanOrEqual(140 - 256);
    expect(new Set(tiles.map(({ src }) => src)).size).toBe(tiles.length);
    expect(tiles.length).toBeLessThanOrEqual(15);
  }
});
