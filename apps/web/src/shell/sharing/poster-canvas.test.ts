import { expect, test } from "vitest";
import { wrapLines } from "./poster-canvas.ts";

/** As a canvas would with a fixed font: a Han sign is two wide, another one. */
const measure = (text: string) =>
  [...text].reduce((sum, sign) => sum + (/[\p{Script=Han}，。…]/u.test(sign) ? 2 : 1), 0);
const lines = (text: string, width: number, most = 9) => wrapLines(measure, text, width, most);

test("breaks text between Han characters, but not within words or before closing punctuation", () => {
  expect(lines("镜界社区真好", 6)).toEqual(["镜界社", "区真好"]);
  expect(lines("用 Lens One 拍", 9)).toEqual(["用 Lens ", "One 拍"]);
  expect(lines("镜界社，区", 6)).toEqual(["镜界社，", "区"]);
  expect(lines("一  行\n两行", 20)).toEqual(["一 行 两行"]);
});

test("truncates text with … and breaks words longer than a line", () => {
  expect(lines("镜界社区真好", 6, 1)).toEqual(["镜界…"]);
  expect(lines("a".repeat(25), 10)).toEqual(["a".repeat(10), "a".repeat(10), "aaaaa"]);
  expect(lines("a".repeat(25), 10, 2)).toEqual(["a".repeat(10), `${"a".repeat(8)}…`]);
  expect(lines("", 10)).toEqual([""]);
});
