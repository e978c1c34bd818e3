import { expect, test } from "vitest";
import { formatDuration, imageSrcSet, mediaLayout, mediaRoom } from "./media-layout.ts";

const pictures = (count: number) => Array.from({ length: count }, (_, n) => ({ url: `/${n}.jpg` }));
const video = { url: "/v.mp4", picUrl: "/v.jpg" };

test("a thread shows one picture next to the text, two side by side, more in a row of three", () => {
  expect(mediaLayout([], [], 1)).toBe("none");
  expect(mediaLayout(pictures(1), [], 1)).toBe("one");
  expect(mediaLayout(pictures(2), [], 1)).toBe("two");
  expect(mediaLayout(pictures(2), [], 0)).toBe("two");
  expect(mediaLayout(pictures(3), [], 1)).toBe("three");
  expect(mediaLayout(pictures(12), [], 1)).toBe("three");
});

test("a moment shows four pictures two by two, and more in the grid of nine", () => {
  expect(mediaLayout(pictures(3), [], 0)).toBe("three");
  expect(mediaLayout(pictures(4), [], 0)).toBe("four");
  expect(mediaLayout(pictures(5), [], 0)).toBe("nine");
  expect(mediaLayout(pictures(9), [], 0)).toBe("nine");
});

test("a video wins over pictures", () => {
  expect(mediaLayout(pictures(4), [video], 0)).toBe("video");
});

test("every layout says how many pictures it has room for", () => {
  expect((["none", "video", "one", "two", "three", "four", "nine"] as const).map(mediaRoom)).toEqual([
    0, 0, 1, 2, 3, 4, 9,
  ]);
});

test("a length of time is written as a player writes it", () => {
  expect(formatDuration(432)).toBe("07:12");
  expect(formatDuration(3729)).toBe("1:02:09");
  expect(formatDuration(9.9)).toBe("00:09");
  expect(formatDuration(Number.NaN)).toBe("");
  expect(formatDuration(-1)).toBe("");
});

test("srcset names the thumbnail and the full picture with their widths", () => {
  expect(imageSrcSet({ url: "/a.jpg", thumbnailUrl: "/a-t.jpg", width: 1200 })).toBe(
    "/a-t.jpg 480w, /a.jpg 1200w",
  );
  expect(imageSrcSet({ url: "/a.jpg", thumbnailUrl: "/a-t.jpg", width: 300 })).toBe(
    "/a-t.jpg 480w, /a.jpg 481w",
  );
  expect(imageSrcSet({ url: "/a.jpg" })).toBeUndefined();
  expect(imageSrcSet({ url: "/a.jpg", thumbnailUrl: "/a.jpg" })).toBeUndefined();
});
