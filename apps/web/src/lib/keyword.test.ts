import { expect, test } from "vitest";
import { MAX_KEYWORD_LENGTH, toKeyword } from "./keyword.ts";

test("removes NUL characters from a keyword", () => {
  expect(toKeyword("\0")).toBe("");
  expect(toKeyword(" 抬\0显 ")).toBe("抬显");
});

test("cuts a long keyword without splitting a surrogate pair", () => {
  expect(toKeyword("镜".repeat(500))).toBe("镜".repeat(MAX_KEYWORD_LENGTH));
  expect(toKeyword(`${"镜".repeat(MAX_KEYWORD_LENGTH - 1)}😀`)).toBe("镜".repeat(MAX_KEYWORD_LENGTH - 1));
});
