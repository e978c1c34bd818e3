import { expect, test } from "vitest";
import { captions, mediaItems, shareImage } from "../src/media.ts";

const content =
  '<p><img src="https://cdn.test/profile/upload/2026/01/02/a_1.png?x=/y" alt="海边.png"><img src="/b.jpg"></p>' +
  '<p><video poster="/p.jpg"><source src="/v.mp4" type="video/mp4"></video></p><p><video src="/w.mp4"></video></p>';

test("ENT-110 ENT-111 ENT-112 ENT-113 ENT-114 ENT-115 ENT-116 ENT-117 ERR-027 ERR-028 an image becomes an item", () => {
  expect(mediaItems(content).images).toEqual([
    {
      code: 200,
      msg: "操作成功",
      type: "image",
      url: "https://cdn.test/profile/upload/2026/01/02/a_1.png?x=/y",
      thumbnailUrl: "https://cdn.test/profile/upload/2026/01/02/a_1.png?x=/y",
      fileName: "/profile/upload/2026/01/02/a_1.png",
      newFileName: "a_1.png",
      originalFilename: "海边.png",
    },
    {
      code: 200,
      msg: "操作成功",
      type: "image",
      url: "/b.jpg",
      thumbnailUrl: "/b.jpg",
      fileName: "/b.jpg",
      newFileName: "b.jpg",
      originalFilename: "b.jpg",
    },
  ]);
});

test("ENT-118 ENT-119 a video becomes an item with its poster", () => {
  expect(mediaItems(content).videos).toEqual([
    { url: "/v.mp4", picUrl: "/p.jpg" },
    { url: "/w.mp4", picUrl: "" },
  ]);
});

test("ENT-039 the share image is the first of the list, else the first https image of the content", () => {
  const html =
    '<p><img src="http://a.test/1.png"><img src="https://a.test/2.png"><img src="https://a.test/3.png"></p>';
  expect(shareImage({ imageList: [{ url: "/l.png" }], content: html })).toBe("/l.png");
  expect(shareImage({ imageList: [{ filePath: "/f.png" }], content: html })).toBe("/f.png");
  expect(shareImage({ imageList: [], content: html })).toBe("https://a.test/2.png");
  expect(shareImage({ content: '<p><img src="http://a.test/1.png"></p>' })).toBeNull();
  expect(shareImage({ content: null })).toBeNull();
});

test("returns the captions of pictures that have one", () => {
  const figures =
    '<figure><img src="/a.jpg"><figcaption>等到<strong>第三束</strong>光 </figcaption></figure>' +
    '<figure><img src="/b.jpg"><figcaption> </figcaption></figure><p><img src="/c.jpg"></p>';
  expect(captions(figures)).toEqual({ "/a.jpg": "等到第三束光" });
});
