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

test("VALID-007 CONST-008 searches 300 ms after the last keystroke", () => {
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

test("VALID-006 VALID-008 never searches for an empty or blank text", () => {
  const { search, type, pass } = open();
  type("a");
  type("");
  pass(1000);
  type("   ");
  pass(1000);
  expect(search).not.toHaveBeenCalled();
});

test("ends the search once when the box is cleared", () => {
  const { search, type, pass } = open("风");
  type("");
  expect(search.mock.calls).toEqual([[""]]);
  type("  ");
  pass(1000);
  expect(search).toHaveBeenCalledTimes(1);
});

test("does not search during composition", () => {
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
