import { expect, test } from "vitest";
import { chosenPlace } from "./selected-passage.ts";

/** A range from a place in one text to a place in another one; a text is named by what it begins with. */
function chosen(html: string, from: [string, number], to: [string, number]) {
  document.body.innerHTML = html;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  const node = (begin: string) => nodes.find(({ data }) => data.startsWith(begin))!;
  const range = document.createRange();
  range.setStart(node(from[0]), from[1]);
  range.setEnd(node(to[0]), to[1]);
  return chosenPlace(range);
}

const TEXT =
  '<p data-paragraph="0">走动时<strong>画面会</strong>晃。</p><p data-paragraph="1">抬头<button>12</button>，数三下。</p><p>标题</p>';

test("what is chosen in one paragraph is found by its words, through the elements in it", () => {
  expect(chosen(TEXT, ["走动时", 1], ["晃", 1])).toEqual({ paragraph: 0, start: 1, quote: "动时画面会晃" });
  expect(chosen(TEXT, ["画面会", 1], ["画面会", 2])).toEqual({ paragraph: 0, start: 4, quote: "面" });
});

test("what a button in it says is not of its words", () => {
  expect(chosen(TEXT, ["，数", 1], ["，数", 3])).toEqual({ paragraph: 1, start: 3, quote: "数三" });
});

test("behind a card the words before it count", () => {
  const part = '<p data-paragraph="4" data-start="30">接着走。</p>';
  expect(chosen(part, ["接着走", 0], ["接着走", 2])).toEqual({ paragraph: 4, start: 30, quote: "接着" });
});

test("words of two paragraphs, or of what is none, are not to be marked; one that was chosen whole is", () => {
  expect(chosen(TEXT, ["晃", 0], ["抬头", 1])).toBeUndefined();
  expect(chosen(TEXT, ["标题", 0], ["标题", 2])).toBeUndefined();
  expect(chosen(TEXT, ["走动时", 0], ["抬头", 0])).toEqual({
    paragraph: 0,
    start: 0,
    quote: "走动时画面会晃。",
  });
});
