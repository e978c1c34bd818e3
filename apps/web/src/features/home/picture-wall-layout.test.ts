import { describe, expect, test } from "vitest";
import { thread327 } from "#test/answers/threads.ts";
import { createTiles, getArrowTarget } from "./picture-wall-layout.ts";

const image = (width?: number, height?: number) => ({
  ...thread327.imageList[0]!,
  url: "/a.webp",
  width,
  height,
});
const withImages = (...imageList: ReturnType<typeof image>[]) => ({ ...thread327, imageList, vedioList: [] });

describe("tiles of the wall", () => {
  test.each([
    ["as it is", image(1600, 900), 1600 / 900],
    ["a panorama, cut", image(4000, 500), 2.4],
    ["a tall one, cut", image(500, 4000), 0.62],
    ["of unknown size", image(), 1.5],
  ])("a picture %s", (_, picture, ratio) => {
    expect(createTiles([withImages(picture)])[0]?.ratio).toBeCloseTo(ratio);
  });

  test("leaves out a thread without pictures, and shows a video by its cover", () => {
    const video = { url: "/v.mp4", picUrl: "/v.webp" };
    const tiles = createTiles([withImages(), { ...withImages(), vedioList: [video] }]);
    expect(tiles.map(({ src, isVideo }) => [src, isVideo])).toEqual([["/v.webp", true]]);
  });

  test("shows a repeated picture only once and another one of the later thread", () => {
    const other = { ...image(), url: "/b.webp" };
    const tiles = createTiles([withImages(image()), withImages(image()), withImages(image(), other)]);
    expect(tiles.map(({ src }) => src)).toEqual([
      image().thumbnailUrl || "/a.webp",
      other.thumbnailUrl || "/b.webp",
    ]);
  });
});

describe("arrow keys on a row of two tiles above a row of three", () => {
  const row = (top: number, ...edges: number[]) =>
    edges.slice(1).map((right, index) => ({ top, left: edges[index]!, right }));
  const boxes = [...row(0, 0, 60, 100), ...row(50, 0, 30, 70, 100)];
  test.each([
    [0, "ArrowRight", 1],
    [1, "ArrowRight", 2],
    [4, "ArrowRight", 4],
    [0, "ArrowLeft", 0],
    [0, "ArrowDown", 2],
    [1, "ArrowDown", 4],
    [3, "ArrowUp", 0],
    [4, "ArrowUp", 1],
    [4, "ArrowDown", 4],
    [0, "ArrowUp", 0],
    [2, "Enter", 2],
  ])("from %i with %s to %i", (at, key, to) => {
    expect(getArrowTarget(boxes, at, key)).toBe(to);
  });
});
