import { expect, test } from "vitest";
import { splitHighlight } from "./highlight.ts";

test("hits marked by the server become pieces of their own", () => {
  expect(splitHighlight("骑行<em>导航</em>的三项<em>设置</em>")).toEqual([
    { text: "骑行", hit: false },
    { text: "导航", hit: true },
    { text: "的三项", hit: false },
    { text: "设置", hit: true },
  ]);
});

test("escaped text is shown as it was written", () => {
  expect(splitHighlight("a &lt;b&gt; &amp;lt; <em>&quot;x&quot;</em>")).toEqual([
    { text: "a <b> &lt; ", hit: false },
    { text: '"x"', hit: true },
  ]);
});

test("other tags are text, an unclosed mark reaches to the end, an empty text has no piece", () => {
  expect(splitHighlight("<b>导</b>")).toEqual([{ text: "<b>导</b>", hit: false }]);
  expect(splitHighlight("x<em>导航")).toEqual([
    { text: "x", hit: false },
    { text: "导航", hit: true },
  ]);
  expect(splitHighlight("")).toEqual([]);
});
