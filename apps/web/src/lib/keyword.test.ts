import { expect, test } from "vitest";
import { KEYWORD_LENGTH, keywordFrom } from "./keyword.ts";

test("what no text holds is no part of a keyword from an address", () => {
  expect(keywordFrom("\0")).toBe("");
  expect(keywordFrom(" 抬\0显 ")).toBe("抬显");
});

test("a pasted text is searched for by its beginning, never by half a character", () => {
  expect(keywordFrom("镜".repeat(500))).toBe("镜".repeat(KEYWORD_LENGTH));
  expect(keywordFrom(`${"镜".repeat(KEYWORD_LENGTH - 1)}😀`)).toBe("镜".repeat(KEYWORD_LENGTH - 1));
});
