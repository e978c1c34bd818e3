import { expect, test } from "vitest";
import { getSelectedPassage } from "./selected-passage.ts";

/** Returns the passage of a range between two positions. A position is the beginning of a text node and an offset. */
function selectPassage(html: string, from: [string, number], to: [string, number]) {
  document.body.innerHTML = html;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  const node = (begin: string) => nodes.find(({ data }) => data.startsWith(begin))!;
  const range = document.createRange();
  range.setStart(node(from[0]), from[1]);
  range.setEnd(node(to[0]), to[1]);
  return getSelectedPassage(range);
}

const TEXT =
  '<p data-paragraph="0">走动时<strong>画面会</strong>晃。</p><p data-paragraph="1">抬头<button>12</button>，数三下。</p><p>标题</p>';

test("returns the offset and the text of a selection in one paragraph, across inline elements", () => {
  expect(selectPassage(TEXT, ["走动时", 1], ["晃", 1])).toEqual({
    paragraph: 0,
    start: 1,
    quote: "动时画面会晃",
  });
  expect(selectPassage(TEXT, ["画面会", 1], ["画面会", 2])).toEqual({ paragraph: 0, start: 4, quote: "面" });
});

test("does not count the text of buttons in a paragraph", () => {
  expect(selectPassage(TEXT, ["，数", 1], ["，数", 3])).toEqual({ paragraph: 1, start: 3, quote: "数三" });
});

test("counts from the start of the paragraph after a card", () => {
  const part = '<p data-paragraph="4" data-start="30">接着走。</p>';
  expect(selectPassage(part, ["接着走", 0], ["接着走", 2])).toEqual({
    paragraph: 4,
    start: 30,
    quote: "接着",
  });
});

test("rejects selections across paragraphs or outside of one, and accepts a whole paragraph", () => {
  expect(selectPassage(TEXT, ["晃", 0], ["抬头", 1])).toBeUndefined();
  expect(selectPassage(TEXT, ["标题", 0], ["标题", 2])).toBeUndefined();
  expect(selectPassage(TEXT, ["走动时", 0], ["抬头", 0])).toEqual({
    paragraph: 0,
    start: 0,
    quote: "走动时画面会晃。",
  });
});
