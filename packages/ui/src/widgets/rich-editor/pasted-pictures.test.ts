// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { getLargestSource } from "./pasted-pictures.ts";
import { readPasted } from "./read-pasted.ts";

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
const PICTURE = '<img src="https://a.example/b.png" alt="">';

test.each([
  `<img data-src="https://a.example/b.png">`,
  `<img src="${PIXEL}" data-original="//a.example/b.png">`,
  `<img src="https://a.example/blank.gif" data-src="https://a.example/b.png">`,
  `<img src="https://a.example/p.gif" width="1" height="1" data-src="https://a.example/b.png">`,
  `<img src="" srcset="https://a.example/s.png 320w, https://a.example/b.png 1280w">`,
  `<picture><source srcset="https://a.example/b.png 2x"><img src="${PIXEL}"></picture>`,
  `<noscript><img src="https://a.example/b.png"></noscript>`,
  `<noscript><img src="https://a.example/b.png"></noscript><img src="${PIXEL}">`,
  `<img src="https://a.example/b.png"><noscript><img src="https://a.example/b.png"></noscript>`,
])("takes a picture that the page loads late (%#)", (html) => {
  expect(readPasted(html)).toMatchObject({ html: PICTURE, lost: [] });
});

test("keeps a loaded picture, drops a tracking pixel, names a picture without an address", () => {
  const loaded = `<img src="https://a.example/b.png" data-src="https://a.example/other.png">`;
  expect(readPasted(loaded)).toMatchObject({ html: PICTURE, lost: [] });
  expect(readPasted(`<p>文</p><img src="https://t.example/x.gif" width=1 height=1>`)).toMatchObject({
    html: "<p>文</p>",
    lost: [],
  });
  expect(readPasted(`<p>文</p><img src="${PIXEL}">`).lost).toEqual(["pictures"]);
});

test("finds the largest picture of a set", () => {
  expect(getLargestSource("https://a.example/w_1,h_2/s.png 1x,https://a.example/b.png 2x")).toBe(
    "https://a.example/b.png",
  );
  expect(getLargestSource("javascript:x() 2x, b.png 3x")).toBeUndefined();
});
