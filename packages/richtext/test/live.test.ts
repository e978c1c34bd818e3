import { parseSafe } from "@lenscape/richtext/parse";
import { expect, test } from "vitest";
import { liven, playerAddress, textPieces } from "../src/live.ts";
import { fromPlainText, sanitizeHtml, serialize } from "../src/sanitize.ts";
import { violations } from "./allowed.ts";

const read = (html: string) => serialize(liven(parseSafe(html)));
const links = (text: string) => textPieces(text).flatMap(({ href }) => href ?? []);

test("links addresses without the punctuation that ends the sentence", () => {
  expect(links("看 https://ok.test/a?b=1#c。再看www.ok.test/x，(见 http://ok.test/a_(b)).")).toEqual([
    "https://ok.test/a?b=1#c",
    "https://www.ok.test/x",
    "http://ok.test/a_(b)",
  ]);
  expect(textPieces("一https://ok.test!二").map(({ text }) => text)).toEqual([
    "一",
    "https://ok.test",
    "!二",
  ]);
  for (const text of [
    "javascript:alert(1)",
    "https://",
    "https://a@ok.test/",
    "http://localhost",
    "ftp://ok.test",
    "",
  ]) {
    expect(links(text), text).toEqual([]);
  }
  expect(textPieces("").length).toBe(0);
});

test.each([
  ["教程在 https://example.com/a。好的", ["https://example.com/a"]],
  ["看https://example.com/b，后面还有字", ["https://example.com/b"]],
  ["再看 https://example.com/h后面中文", ["https://example.com/h"]],
  ["https://example.com/m、https://example.com/n", ["https://example.com/m", "https://example.com/n"]],
  ["https://example.com/s/1AbC提取码:1234", ["https://example.com/s/1AbC"]],
  ["打开https://example.com看看", ["https://example.com"]],
])("ends an address before Chinese words: %s", (text, expected) => {
  expect(textPieces(text).flatMap(({ text: written, href }) => (href ? written : []))).toEqual(expected);
});

test("links an address with a Chinese path whole", () => {
  expect(textPieces("见 https://zh.example.org/wiki/智能眼镜#历史，好")).toEqual([
    { text: "见 " },
    {
      text: "https://zh.example.org/wiki/智能眼镜#历史",
      href: "https://zh.example.org/wiki/%E6%99%BA%E8%83%BD%E7%9C%BC%E9%95%9C#%E5%8E%86%E5%8F%B2",
    },
    { text: "，好" },
  ]);
  expect(links("搜 https://example.com/s?q=眼镜&page=2 吧")).toEqual([
    "https://example.com/s?q=%E7%9C%BC%E9%95%9C&page=2",
  ]);
});

test("does not link an address whose host is partly Chinese", () => {
  expect(links("https://www.例子.com https://例子.中国/路径 https://a.b.例子.com/c")).toEqual([]);
});

test("does not change links and code; the result passes the policy unchanged", () => {
  const html = '<p><a href="/a">https://ok.test</a><code>https://ok.test</code> https://ok.test/z</p>';
  expect(read(html).match(/<a /g)).toHaveLength(2);
  const live = read("<p>看 https://ok.test/z</p>");
  expect(sanitizeHtml(live)).toBe(live);
});

test("recognises the page of a video by its address", () => {
  expect(playerAddress("https://www.bilibili.com/video/BV1Lx4y1c7Qm/?p=2&spm=x")).toBe(
    "https://player.bilibili.com/player.html?autoplay=0&p=2&bvid=BV1Lx4y1c7Qm",
  );
  expect(playerAddress("https://v.qq.com/x/cover/mzc00200/abc123xyz.html")).toBe(
    "https://v.qq.com/txp/iframe/player.html?vid=abc123xyz",
  );
  expect(playerAddress("https://v.youku.com/v_show/id_XNDE2==.html")).toBe(
    "https://player.youku.com/embed/XNDE2==",
  );
  expect(playerAddress("https://vimeo.com/123456")).toBe("https://player.vimeo.com/video/123456");
  for (const page of ["https://youtu.be/dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1"]) {
    expect(playerAddress(page)).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ");
  }
  for (const other of [
    "https://www.bilibili.com/read/cv1",
    "https://bilibili.com.evil.test/video/BV1Lx4y1c7Qm",
    "https://youtu.be/../../x",
    "https://www.youtube.com/watch?v=%22%3E",
    "BV1Lx4y1c7Qm",
  ]) {
    expect(playerAddress(other), other).toBeUndefined();
  }
});

test("shows a video address alone on its line as a player, in a sentence as a link", () => {
  const film = "https://www.bilibili.com/video/BV1Lx4y1c7Qm";
  const alone = read(fromPlainText(`实拍：\n${film}\n完`));
  expect(alone).toMatch(
    /^<p>实拍：<\/p><iframe src="https:\/\/player\.bilibili\.com[^>]*sandbox=[^>]*><\/iframe><p>完<\/p>$/,
  );
  expect(violations(liven(parseSafe(fromPlainText(film))))).toEqual([]);
  expect(read(`<p><a href="${film}">${film}</a></p>`)).toContain("<iframe");
  expect(read(`<p><a href="${film}">我拍的</a></p>`)).not.toContain("<iframe");
  expect(read(fromPlainText(`看${film} 吧`))).toContain(`<a href="${film}"`);
});

test("reads addresses and brackets in linear time", () => {
  const before = process.cpuUsage();
  for (const part of ["https://a.b/((", "www.", "https://a.b)))))", ")".repeat(50)])
    textPieces(part.repeat(2000));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1500);
});
