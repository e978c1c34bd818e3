import { expect, test } from "vitest";
import { getEvidence, isPressed } from "./manual.tsx";
import { findNamedWidgets, linkWidgets } from "./story-link.tsx";
import { getScale } from "./thumbnail.tsx";
import { readWidgetFacts } from "./widget-facts.ts";

test("names of widgets become links, except in code and on their own page", () => {
  expect(linkWidgets("去 IconButton，`Button` 不算，Nobody 也不算", "button")).toBe(
    "去 [IconButton](?path=/docs/icon-button--docs)，`Button` 不算，Nobody 也不算",
  );
  expect(linkWidgets("Button", "button")).toBe("Button");
  expect(findNamedWidgets("用 Dialog 或 Sheet，再 Dialog", "popup")).toEqual(["dialog", "sheet"]);
});

test("evidence that no test gives is shown as untested", () => {
  const getTexts = (stories: string) => {
    const { badge } = readWidgetFacts({ "widgets/badge/badge.stories.tsx": stories }, [], {});
    return badge && getEvidence(badge, [{ id: "badge--default", name: "Default" }]).map(({ text }) => text);
  };
  expect(getTexts("keys: { Enter: '' }")).toEqual(["不知道", "未测", "每次查 1 态", "未测"]);
  expect(getTexts(`userEvent.keyboard("{Enter}"); getByRole("button", { name: "关注" })`)).toEqual([
    "不知道",
    "按过 1 种键",
    "每次查 1 态",
    "核对 1 处",
  ]);
});

test("a documented key is tested if a test presses it", () => {
  expect(isPressed("Enter 或空格", ["Enter"])).toBe(true);
  expect(isPressed("方向键", ["ArrowDown"])).toBe(true);
  expect(isPressed("Esc", ["Tab"])).toBe(false);
});

test("a thumbnail is scaled down to its frame, but never up", () => {
  const frame = { width: 200, height: 88 };
  expect(getScale({ width: 100, height: 40 }, frame)).toBe(1);
  expect(getScale({ width: 400, height: 40 }, frame)).toBe(0.5);
  expect(getScale({ width: 4000, height: 40 }, frame)).toBe(0.3);
});
