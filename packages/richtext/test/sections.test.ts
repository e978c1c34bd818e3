import { expect, test } from "vitest";
import { sections } from "../src/sections.ts";

test("returns a section for each top-level heading", () => {
  const html =
    "<p>开头不算</p><h2>先站定，<strong>再低头</strong></h2><p>走动时画面会晃。</p><h3>参数</h3><p>1/500</p>" +
    "<blockquote><h2>引用里的标题不算</h2></blockquote>";
  expect(sections(html)).toEqual([
    { title: "先站定，再低头", length: 7 + 8 },
    { title: "参数", length: 2 + 5 + 8 },
  ]);
  expect(sections("<p>没有标题</p>")).toEqual([]);
});
