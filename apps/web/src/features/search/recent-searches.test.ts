// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetSearch, parseSearches, rememberSearch, useSearches, withSearch } from "./recent-searches.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the latest search is on top, each once, no more than 20", () => {
  let searches = withSearch([], "骑行", 0);
  searches = withSearch(searches, "夜景", 1);
  searches = withSearch(searches, "骑行", 2);
  expect(searches.map(({ keyword }) => keyword)).toEqual(["骑行", "夜景"]);
  for (let i = 0; i < 25; i += 1) searches = withSearch(searches, `${i}号`, 3 + i);
  expect(searches).toHaveLength(20);
  expect(searches[0]?.keyword).toBe("24号");
});

test("a word that is typed on takes the place of its beginning, later it does not", () => {
  const typed = withSearch([{ keyword: "夜", at: 0 }], "夜骑", 9_999);
  expect(typed.map(({ keyword }) => keyword)).toEqual(["夜骑"]);
  expect(withSearch(typed, "夜骑路线", 20_000).map(({ keyword }) => keyword)).toEqual(["夜骑路线", "夜骑"]);
});

test("what is not ours in the storage is no history", () => {
  for (const kept of ["", "null", "{}", "[1]", '[{"keyword":1,"at":1}]', "<"])
    expect(parseSearches(kept)).toEqual([]);
});

test("AMB-072 a visitor's searches are kept in the browser, one can be forgotten, and all", () => {
  const { result } = renderHook(useSearches);
  expect(result.current).toEqual([]);
  act(() => rememberSearch("夜景"));
  act(() => rememberSearch("骑行"));
  expect(result.current).toEqual(["骑行", "夜景"]);
  act(() => forgetSearch("骑行"));
  expect(result.current).toEqual(["夜景"]);
  act(() => forgetSearch());
  expect(result.current).toEqual([]);
  expect(localStorage.length).toBe(0);
});
