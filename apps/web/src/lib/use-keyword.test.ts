// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useKeyword } from "./use-keyword.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(keyword = "") {
  const search = vi.fn();
  const { result } = renderHook(() => useKeyword(keyword, search));
  return {
    search,
    type: (text: string) => act(() => result.current.onValueChange(text)),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    props: () => result.current.inputProps,
  };
}

test("VALID-007 CONST-008 typing searches after a pause of 300 ms, and typing on starts the pause again", () => {
  const { search, type, pass } = open();
  type("a");
  pass(299);
  expect(search).not.toHaveBeenCalled();
  type("ab");
  pass(299);
  expect(search).not.toHaveBeenCalled();
  pass(1);
  expect(search.mock.calls).toEqual([["ab"]]);
});

test("VALID-006 VALID-008 an empty or blank text is never searched for", () => {
  const { search, type, pass } = open();
  type("a");
  type("");
  pass(1000);
  type("   ");
  pass(1000);
  expect(search).not.toHaveBeenCalled();
});

test("a box that is emptied ends the search at once, and only once", () => {
  const { search, type, pass } = open("风");
  type("");
  expect(search.mock.calls).toEqual([[""]]);
  type("  ");
  pass(1000);
  expect(search).toHaveBeenCalledTimes(1);
});

test("what is still being composed is not searched for", () => {
  const { search, type, pass, props } = open();
  act(() => props().onCompositionStart());
  type("dao");
  pass(1000);
  expect(search).not.toHaveBeenCalled();
  act(() => props().onCompositionEnd());
  type("导航");
  pass(300);
  expect(search.mock.calls).toEqual([["导航"]]);
});
