// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { readListSign, toWordLists } from "./pasted-lists.ts";
import { readPasted } from "./read-pasted.ts";

const item = (sign: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`;

/** Returns the lists of Word paragraphs without the policy. */
function toLists(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  toWordLists(body);
  return body.innerHTML.replace(/<!--.*?-->|<span[^>]*><\/span>| style="[^"]*"| class="[^"]*"/g, "");
}

test.each([
  ["·", 1, { kind: "bullet" }],
  ["o", 1, { kind: "bullet" }],
  ["Ø", 1, { kind: "bullet" }],
  ["", 1, { kind: "bullet" }],
  ["3.", 1, { kind: "number", start: 3, isPlain: true }],
  ["（2）", 1, { kind: "number", start: 2, isPlain: false }],
  ["b)", 1, { kind: "number", start: 2, isPlain: false }],
  ["i)", 1, { kind: "number", start: 1, isPlain: false }],
  ["i)", 9, { kind: "number", start: 9, isPlain: false }],
  ["iv.", 1, { kind: "number", start: 4, isPlain: false }],
  ["一、", 1, { kind: "text" }],
  ["①", 1, { kind: "text" }],
  ["1.2.3", 1, { kind: "text" }],
  ["第一章", 1, { kind: "text" }],
])("reads the list sign %s after number %s", (sign, expected, result) => {
  expect(readListSign(sign, expected)).toEqual(result);
});

test("continues the numbers of a Word list after a paragraph and starts again with another list", () => {
  expect(
    toLists(
      [
        item("1.", "开机"),
        item("2.", "连上"),
        "<p>见图一</p>",
        item("3.", "录像"),
        item("（1）", "电量"),
      ].join(""),
    ),
  ).toBe(
    '<ol><li>开机</li><li>连上</li></ol><p>见图一</p><ol start="3"><li>录像</li></ol><ol><li>电量</li></ol>',
  );
  expect(toLists(item("1.", "开机") + item("a)", "左", 2) + item("b)", "右", 2) + item("2.", "连上"))).toBe(
    "<ol><li>开机<ol><li>左</li><li>右</li></ol></li><li>连上</li></ol>",
  );
});

test("keeps the signs of Word that a list cannot show as text", () => {
  expect(
    readPasted(item("一、", "上午") + item("二、", "下午") + item("①", "温度") + item("1.1", "节")).html,
  ).toBe("<p>一、上午</p><p>二、下午</p><p>①温度</p><p>1.1 节</p>");
  expect(readPasted(item("1.", "镜腿") + item("①", "温度", 2) + item("2.", "鼻托")).html).toBe(
    "<ol><li>镜腿<p>①温度</p></li><li>鼻托</li></ol>",
  );
});

test("names a changed style of list numbers", () => {
  expect(readPasted(item("a)", "左")).lost).toEqual(["numbers"]);
  expect(readPasted('<ol type="a"><li>左</li></ol>').lost).toEqual(["numbers"]);
  expect(readPasted(item("1.", "左")).lost).toEqual([]);
});
