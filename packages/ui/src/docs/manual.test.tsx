import { expect, test } from "vitest";
import { heldStories, verdict } from "./condition-results.ts";
import { propRows } from "./props-table.tsx";
import { isPressed } from "./status-row.ts";
import { namedIn, withLinks } from "./story-link.tsx";
import { fitting } from "./thumbnail.tsx";

test("props are shown without what React itself takes, and what has to be given comes first", () => {
  const rows = propRows({
    ref: { type: { name: "other" } },
    style: {},
    max: { table: { type: { summary: "number" }, defaultValue: { summary: "99" } }, description: "封顶数" },
    count: { type: { name: "number", required: true } },
    hidden: { table: { disable: true } },
  });
  expect(rows).toEqual([
    { name: "count", type: "number", required: true, fallback: "", says: "" },
    { name: "max", type: "number", required: false, fallback: "99", says: "封顶数" },
  ]);
});

test("a widget that is named is a link, but not in code and not to itself", () => {
  expect(withLinks("去 IconButton，`Button` 不算，Nobody 也不算", "button")).toBe(
    "去 [IconButton](?path=/docs/icon-button--docs)，`Button` 不算，Nobody 也不算",
  );
  expect(withLinks("Button", "button")).toBe("Button");
  expect(namedIn("用 Dialog 或 Sheet，再 Dialog", "popup")).toEqual(["dialog", "sheet"]);
});

test("a column says no, and says so of what nobody looks at", () => {
  const held = heldStories([
    { id: "badge--default", name: "Default" },
    { id: "badge--long-text", name: "Long Text" },
  ]);
  const after = { held, results: { badge: { forcedColors: [], narrow: ["a", "b"] }, tag: { narrow: [] } } };
  expect(verdict(after, "badge", "forcedColors")).toEqual({ holds: true, says: "边都在" });
  expect(verdict(after, "badge", "narrow")).toEqual({ holds: false, says: "2 处不行" });
  expect(verdict(after, "tag", "narrow")).toEqual({ holds: undefined, says: "未测" });
  expect(verdict({ held, results: {} }, "badge", "largeText")).toEqual({ holds: true, says: "每次查 2 态" });
  expect(verdict(undefined, "badge", "largeText").holds).toBeUndefined();
});

test("a key of the manual is tested when a test presses it", () => {
  expect(isPressed("Enter 或空格", ["Enter"])).toBe(true);
  expect(isPressed("方向键", ["ArrowDown"])).toBe(true);
  expect(isPressed("Esc", ["Tab"])).toBe(false);
});

test("a widget is made smaller for its picture, never larger", () => {
  const room = { width: 200, height: 88 };
  expect(fitting({ width: 100, height: 40 }, room)).toBe(1);
  expect(fitting({ width: 400, height: 40 }, room)).toBe(0.5);
  expect(fitting({ width: 4000, height: 40 }, room)).toBe(0.3);
});
