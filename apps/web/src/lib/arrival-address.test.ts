// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { arrivalAddressScript, isAtArrival } from "./arrival-address.ts";

afterEach(() => delete window.arrivalAddress);

test("a document is at the address it was loaded for until the history is stepped through", () => {
  window.history.replaceState(null, "", "/pages/content/postdetail?threadId=1");
  new Function(arrivalAddressScript)();
  expect(isAtArrival(window)).toBe(true);
  window.history.replaceState(null, "", "#comments");
  expect(isAtArrival(window)).toBe(true);
  window.history.replaceState(null, "", "/pages/content/postdetail?threadId=2");
  expect(isAtArrival(window)).toBe(false);
});
