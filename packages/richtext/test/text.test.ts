import { parseSafe } from "@lenscape/richtext/parse";
import { expect, test } from "vitest";
import { excerpt } from "../src/excerpt.ts";
import { httpsFrames } from "../src/normalize.ts";
import { sanitizeHtml } from "../src/sanitize.ts";
import { group, isFolded, toText, units } from "../src/text.ts";

const image = '<img src="/a.png">';

test("VALID-010 CONST-013 more than 70 units of characters and images are folded", () => {
  expect(isFolded(parseSafe(`<p>${"字".repeat(70)}</p>`))).toBe(false);
  expect(isFolded(parseSafe(`<p>${"字".repeat(71)}</p>`))).toBe(true);
  expect(isFolded(parseSafe(`<p>${"字".repeat(69)}${image}</p>`))).toBe(false);
  expect(isFolded(parseSafe(`<p>${"字".repeat(69)}${image}${image}</p>`))).toBe(true);
  expect(units(parseSafe(`<p>𠮷👍</p>\n<ul><li>三</li></ul>`))).toBe(3);
});

test("VALID-011 CONST-014 135 characters stay, 136 are cut with an ellipsis", () => {
  expect(excerpt(`<p>${"字".repeat(135)}</p>`)).toBe("字".repeat(135));
  expect(excerpt(`<p>${"字".repeat(136)}</p>`)).toBe(`${"字".repeat(135)}…`);
  expect(excerpt("<p>一</p><p>二<br>三</p>")).toBe("一 二 三");
  expect(excerpt("<p>OK. Then go</p>", 4)).toBe("OK.…");
  expect(
    excerpt(
      "<h2>先站定</h2><p>两秒。</p><figure><img src='/a.jpg'><figcaption>图注</figcaption></figure><table><tr><td>格</td></tr></table><p>再低头</p><pre>码</pre>",
    ),
  ).toBe("两秒。再低头");
  expect(excerpt("<h2>先站定</h2><table><tr><td>格</td></tr></table>")).toBe("先站定 格");
  expect(excerpt("<p>先站定。</p><p>「再低头」</p><p>OK. Then go</p>")).toBe("先站定。「再低头」OK. Then go");
});

test("VALID-011 the cut never splits a grapheme cluster", () => {
  expect(excerpt(`<p>${"𠮷".repeat(136)}</p>`)).toBe(`${"𠮷".repeat(135)}…`);
  expect(excerpt(`<p>${"字".repeat(134)}👨‍👩‍👧</p>`)).toBe(`${"字".repeat(134)}👨‍👩‍👧`);
  expect(excerpt(`<p>${"👨‍👩‍👧".repeat(136)}</p>`)).toBe(`${"👨‍👩‍👧".repeat(135)}…`);
});

test("VALID-012 trailing empty paragraphs are trimmed", () => {
  expect(sanitizeHtml("<p>a</p><p></p><p><br></p>")).toBe("<p>a</p>");
  expect(sanitizeHtml("<p>a</p><p></p><p>b</p>\n<p><b>&nbsp;</b></p>\n")).toBe("<p>a</p><p></p><p>b</p>");
  expect(sanitizeHtml(`<p>${image}</p>`)).toBe('<p><img src="/a.png" alt=""></p>');
});

test("VALID-013 empty paragraphs around a video paragraph are removed", () => {
  const video = '<p><video src="/v.mp4" controls preload="metadata"></video></p>';
  expect(sanitizeHtml(`<p></p>${video}<p><br></p><p>b</p>`)).toBe(`${video}<p>b</p>`);
  expect(sanitizeHtml(`<p>a</p><p></p><p> </p>${video}<p></p>${video}`)).toBe(`<p>a</p>${video}${video}`);
});

test("VALID-014 a frame address that starts with // gets https:, others stay", () => {
  const frame = (src: string) =>
    httpsFrames({
      type: "root",
      children: [{ type: "element", tagName: "iframe", properties: { src }, children: [] }],
    }).children[0];
  expect(frame("//x/y")).toMatchObject({ properties: { src: "https://x/y" } });
  expect(frame("http://x/y")).toMatchObject({ properties: { src: "http://x/y" } });
  expect(frame("https://x/y")).toMatchObject({ properties: { src: "https://x/y" } });
  expect(sanitizeHtml('<iframe src="//player.bilibili.com/player.html?bvid=1"></iframe>')).toContain(
    '<iframe src="https://player.bilibili.com/player.html?bvid=1"',
  );
});

test("CONST-040 50 top-level nodes are one group, 51 are grouped", () => {
  expect(group(parseSafe("<p>a</p>\n".repeat(50))).map((part) => part.length)).toEqual([50]);
  expect(group(parseSafe("<p>a</p>\n".repeat(51))).map((part) => part.length)).toEqual([50, 1]);
});

test("treats invisible characters as blank, but not emoji sequences", () => {
  for (const none of ["\u200b", "\u2060\u00ad", "\u3164", "\ufe0f", "\u202e\u200d", "\u2800", "\u00a0 \n"])
    expect(toText(`<p>${none}</p><p>一</p>`)).toBe("一");
  expect(toText("<p>👩‍💻</p><p>❤️</p>")).toBe("👩‍💻\n❤️");
});

test("toText returns a line per block", () => {
  expect(toText("<h2>题</h2><ul><li>一</li><li>二 <b>三</b></li></ul>四")).toBe("题\n一\n二 三\n四");
});
