// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { applyFontSize, applyTheme, readTheme, themeScript } from "./theme.ts";

const run = () => new Function(themeScript)();

beforeEach(() => {
  document.documentElement.removeAttribute("data-theme");
  document.documentElement.removeAttribute("data-member");
  localStorage.clear();
  applyTheme(document, "system");
});

test("the chosen theme is there again before the next first paint", () => {
  applyTheme(document, "dark");
  expect(readTheme(document.cookie)).toBe("dark");
  document.documentElement.dataset.theme = "";
  run();
  expect(document.documentElement.dataset.theme).toBe("dark");
});

test("nothing chosen, or system, follows the device", () => {
  run();
  expect(document.documentElement.dataset.theme).toBe("system");
  expect(readTheme("theme=purple; x=1")).toBe("system");
});

test("a kept session is marked before the first paint, a visitor is not", () => {
  run();
  expect(document.documentElement.dataset.member).toBeUndefined();
  localStorage.setItem("lenscape.token", '"abc"');
  run();
  expect(document.documentElement.dataset.member).toBe("");
});

test("a member's larger text is there before the first paint, and the usual size leaves nothing behind", () => {
  applyFontSize(document, 2);
  delete document.documentElement.dataset.font;
  run();
  expect(document.documentElement.dataset.font).toBe("2");
  applyFontSize(document, 0);
  expect(document.documentElement.dataset.font).toBeUndefined();
  run();
  expect(document.documentElement.dataset.font).toBeUndefined();
});
