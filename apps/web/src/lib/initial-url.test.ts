// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { initialUrlScript, isInitialUrl } from "./initial-url.ts";

afterEach(() => delete window.initialUrl);

test("detects a history step before hydration", () => {
  window.history.replaceState(null, "", "/pages/content/postdetail?threadId=1");
  new Function(initialUrlScript)();
  expect(isInitialUrl(window)).toBe(true);
  window.history.replaceState(null, "", "#comments");
  expect(isInitialUrl(window)).toBe(true);
  window.history.replaceState(null, "", "/pages/content/postdetail?threadId=2");
  expect(isInitialUrl(window)).toBe(false);
});
