import { expect, test } from "vitest";
import { spliceText, triggerAt } from "./trigger.ts";

const at = (marked: string) => triggerAt(marked.replace("|", ""), marked.indexOf("|"));

test.each([
  ["你好@苏|", { kind: "member", from: 2, query: "苏" }],
  ["@|", { kind: "member", from: 0, query: "" }],
  ["今天 #骑|行", { kind: "topic", from: 3, query: "骑" }],
  ["一 @二 #三|", { kind: "topic", from: 5, query: "三" }],
  ["＠苏|", { kind: "member", from: 0, query: "苏" }],
])("%s is being asked for", (marked, expected) => {
  expect(at(marked)).toEqual(expected);
});

test.each(["你好|", "@苏 |", "@苏\n|", "ann@example|", `@${"字".repeat(21)}|`, "|@苏"])(
  "%s asks for nothing",
  (marked) => {
    expect(at(marked)).toBeNull();
  },
);

test("a choice takes the place of what was typed, and the caret goes behind it", () => {
  expect(spliceText("你好@苏，早", 2, 4, "@苏木木 ")).toEqual({ text: "你好@苏木木 ，早", caret: 7 });
});

test.each(["https://example.com/@林间", "见https://example.com/a?x=1#", "www.example.com/@a"])(
  "opens no list inside the address %s",
  (text) => {
    expect(triggerAt(text, text.length)).toBeNull();
  },
);

test("opens a list behind an address", () => {
  const text = "https://example.com/a。@林";
  expect(triggerAt(text, text.length)).toMatchObject({ kind: "member", query: "林" });
});
