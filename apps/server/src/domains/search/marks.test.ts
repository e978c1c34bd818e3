import { expect, test } from "vitest";
import { excerptAround } from "./marks.ts";

test("paragraphs are joined without a blank after Chinese punctuation, and the marks stand where the hits are", () => {
  const { excerpt, marks } = excerptAround("先看见。\n再想到镜片！\n\nLens One works. 镜片", [/镜片/gu]);
  expect(excerpt).toBe("先看见。再想到镜片！Lens One works. 镜片");
  expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(["镜片", "镜片"]);
});
