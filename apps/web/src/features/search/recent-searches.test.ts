// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  addRecentSearch,
  parseRecentSearches,
  prependSearch,
  removeRecentSearch,
  useRecentSearches,
} from "./recent-searches.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("lists up to 20 searches once, the latest first", () => {
  let searches = prependSearch([], "骑行", 0);
  searches = prependSearch(searches, "夜景", 1);
  searches = prependSearch(searches, "骑行", 2);
  expect(searches.map(({ keyword }) => keyword)).toEqual(["骑行", "夜景"]);
  for (let i = 0; i < 25; i += 1) searches = prependSearch(searches, `${i}号`, 3 + i);
  expect(searches).toHaveLength(20);
  expect(searches[0]?.keyword).toBe("24号");
});

test("replaces the beginning of a keyword only while the visitor is typing", () => {
  const searches = prependSearch([{ keyword: "夜", at: 0 }], "夜骑", 9_999);
  expect(searches.map(({ keyword }) => keyword)).toEqual(["夜骑"]);
  expect(prependSearch(searches, "夜骑路线", 20_000).map(({ keyword }) => keyword)).toEqual([
    "夜骑路线",
    "夜骑",
  ]);
});

test("ignores invalid stored values", () => {
  for (const stored of [undefined, null, {}, [1], [{ keyword: 1, at: 1 }]])
    expect(parseRecentSearches(stored)).toEqual([]);
  localStorage.setItem("lenscape.searches", "<");
  expect(renderHook(useRecentSearches).result.current).toEqual([]);
});

test("AMB-072 stores the searches of a visitor and removes one or all", () => {
  const { result } = renderHook(useRecentSearches);
  expect(result.current).toEqual([]);
  act(() => addRecentSearch("夜景"));
  act(() => addRecentSearch("骑行"));
  expect(result.current).toEqual(["骑行", "夜景"]);
  act(() => removeRecentSearch("骑行"));
  expect(result.current).toEqual(["夜景"]);
  act(() => removeRecentSearch());
  expect(result.current).toEqual([]);
  expect(localStorage.length).toBe(0);
});
