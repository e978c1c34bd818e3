import { expect, test } from "vitest";
import { maskHtml, maskText, WordFilter } from "./word-screening.ts";

const filter = new WordFilter([
  { word: "加微信", action: "mask" },
  { word: "全网最低", action: "review" },
  { word: "全网最低功耗", action: "pass" },
  { word: "赌博", action: "reject" },
  { word: "vx", action: "mask" },
]);
const findWords = (text: string) => filter.find(text).map(({ word }) => word);

test("a word is found with fillers between its characters, and in any width and case", () => {
  expect(findWords("快来加 微\u200b信")).toEqual(["加微信"]);
  expect(findWords("加.微-信")).toEqual(["加微信"]);
  expect(findWords("ＶＸ 联系")).toEqual(["vx"]);
  expect(findWords("这里不说别的")).toEqual([]);
});

test.each([
  ["Hangul fillers", "赌\u3164博"],
  ["Hangul jamo fillers", "赌\u115f\u1160博"],
  ["a half-width Hangul filler", "赌\uffa0博"],
  ["an empty braille cell", "赌\u2800博"],
  ["an object replacement character", "赌\ufffc博"],
  ["Khmer inherent vowels", "赌\u17b4\u17b5博"],
  ["variation selectors", "赌\ufe0f\u{e0100}博"],
  ["tags", "赌\u{e0061}博"],
  ["private use and unassigned code points", "赌\ue000\u{2ffff}博"],
  ["control characters", "赌\u0001博"],
  ["enclosing marks", "赌\u20dd博\u20dd"],
  ["enclosed letters", "ⓥⓧ"],
  ["soft hyphens", "赌\u00ad博"],
])("a word is found through %s", (_, text) => {
  expect(findWords(text)).toHaveLength(1);
});

test("a Latin word only matches as a whole word", () => {
  expect(findWords("devxyz 和 vx1")).toEqual([]);
  expect(findWords("联系vx，谢谢")).toEqual(["vx"]);
});

test("a longer word with the action pass covers a shorter word in it", () => {
  expect(findWords("它有全网最低功耗")).toEqual([]);
  expect(findWords("全网最低价")).toEqual(["全网最低"]);
});

test("masking replaces the characters of a word by stars and keeps the rest", () => {
  expect(maskText(filter, "想加微信的找我")).toBe("想***的找我");
  expect(maskText(filter, "没有")).toBe("没有");
});

test("in HTML a word is masked across tags, and tags and URLs are kept", () => {
  expect(maskHtml(filter, '<p>加<b>微</b>信 <a href="https://a.example/vx">看</a></p>')).toBe(
    '<p>*<b>*</b>* <a href="https://a.example/vx">看</a></p>',
  );
});
