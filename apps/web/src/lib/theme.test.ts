// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { applyTheme, readTheme, themeScript } from "./theme.ts";

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
