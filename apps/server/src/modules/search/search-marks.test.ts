import { expect, test } from "vitest";
import { excerptAround } from "./search-marks.ts";

test("paragraphs are joined without a space after Chinese punctuation, and the marks fit the excerpt", () => {
  const { excerpt, marks } = excerptAround("先看见。\n再想到镜片！\n\nLens One works. 镜片", [/镜片/gu]);
  expect(excerpt).toBe("先看见。再想到镜片！Lens One works. 镜片");
  expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(["镜片", "镜片"]);
});

test("an excerpt of a long text shows the longest match, not the first match of one word", () => {
  const text = `走之前先看一遍现场。${"路上说的都是别的事。".repeat(20)}摘下眼镜再看一遍现场。`;
  const { excerpt, marks } = excerptAround(text, [/再看一遍现/gu, /一遍/gu]);
  expect(excerpt).toContain("摘下眼镜再看一遍现场。");
  expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(["再看一遍现"]);
});

test("an excerpt shows prose, and a table only if no sentence matches", () => {
  const prose = "照着念就行。先量瞳距，再选镜片。";
  const text = "照着念就行。\n步骤\n跟店员说\n验光\n先量瞳距，再选镜片。";
  expect(excerptAround(text, [/瞳距/gu], prose).excerpt).toBe(prose);
  expect(excerptAround(text, [/不在其中/gu], prose).excerpt).toBe(prose);
  const { excerpt, marks } = excerptAround(text, [/验光/gu, /瞳距/gu], prose);
  expect(excerpt).toBe("照着念就行。步骤 · 跟店员说 · 验光 · 先量瞳距，再选镜片。");
  expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(["验光", "瞳距"]);
});
