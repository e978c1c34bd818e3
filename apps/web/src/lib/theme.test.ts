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

test("restores the stored theme before the first paint", () => {
  applyTheme(document, "dark");
  expect(readTheme(document.cookie)).toBe("dark");
  document.documentElement.dataset.theme = "";
  run();
  expect(document.documentElement.dataset.theme).toBe("dark");
});

test("follows the device for the system theme or none", () => {
  run();
  expect(document.documentElement.dataset.theme).toBe("system");
  expect(readTheme("theme=purple; x=1")).toBe("system");
});

test("marks a signed-in browser before the first paint, but not a visitor's", () => {
  run();
  expect(document.documentElement.dataset.member).toBeUndefined();
  localStorage.setItem("lenscape.token", '"abc"');
  run();
  expect(document.documentElement.dataset.member).toBe("");
});

test("restores a larger text size before the first paint and removes the cookie for the normal size", () => {
  applyFontSize(document, 2);
  delete document.documentElement.dataset.font;
  run();
  expect(document.documentElement.dataset.font).toBe("2");
  applyFontSize(document, 0);
  expect(document.documentElement.dataset.font).toBeUndefined();
  run();
  expect(document.documentElement.dataset.font).toBeUndefined();
});
