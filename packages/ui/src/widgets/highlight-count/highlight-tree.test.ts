import { liven } from "@lenscape/richtext/live";
import { parseSafe } from "@lenscape/richtext/parse";
import type { RootContent } from "hast";
import { expect, test } from "vitest";
import { highlightTree } from "./highlight-tree.ts";

/** A tree as short text: marks in brackets, own ones in braces, the place of the count as #. */
function toText(node: RootContent): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return "";
  const inside = node.children.map(toText).join("");
  if (node.tagName === "highlight-count") return "#";
  if (node.tagName !== "mark") return inside;
  return String(node.properties.className).includes("marked-own") ? `{${inside}}` : `[${inside}]`;
}

const draw = (html: string, highlight: object) =>
  highlightTree(liven(parseSafe(html)), [
    { paragraph: 0, anchor: "a", start: 0, length: 1, ...highlight },
  ]).children.map(toText);

test("what is marked goes through the elements it lies in, and the count stands behind it", () => {
  const html = "<p>走动时<strong>画面会</strong>晃，回放容易晕。</p><p>抬头。</p>";
  expect(draw(html, { start: 1, length: 4 })).toEqual(["走[动时][画面]会#晃，回放容易晕。", "抬头。"]);
});

test("one's own lies over that of others", () => {
  const html = "<p>先站定两秒，再低头。</p>";
  expect(draw(html, { start: 0, length: 5, own: { start: 3, length: 4 } })).toEqual([
    "[先站定]{两秒}{，再}#低头。",
  ]);
});

test("every paragraph has its number, that of an item of a list too", () => {
  const tree = highlightTree(
    parseSafe("<p>一</p><ul><li>二</li></ul><blockquote><p>三</p></blockquote>"),
    [],
  );
  expect(JSON.stringify(tree).match(/"data-paragraph":\d/g)).toEqual([
    '"data-paragraph":0',
    '"data-paragraph":1',
    '"data-paragraph":2',
  ]);
});
