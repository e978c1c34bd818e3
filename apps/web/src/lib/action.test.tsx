import { networkError } from "@lenscape/api/errors";
import { confirm, pendingConfirms } from "@lenscape/ui/confirm-dialog";
import { shownToasts } from "@lenscape/ui/toast";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAction } from "./action.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("CONST-007 ignores a second click within 1000 ms but not a later one", async () => {
  const action = vi.fn(async () => undefined);
  const { result } = renderHook(() => useAction(action));
  await act(() => result.current[0]());
  vi.advanceTimersByTime(999);
  await act(() => result.current[0]());
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await act(() => result.current[0]());
  expect(action).toHaveBeenCalledTimes(2);
});

test("ignores clicks and reports running until the call ends", async () => {
  let finish = () => {};
  const action = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { result } = renderHook(() => useAction(action));
  act(() => void result.current[0]());
  expect(result.current[1]).toBe(true);
  vi.advanceTimersByTime(5000);
  await act(() => result.current[0]());
  expect(action).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  expect(result.current[1]).toBe(false);
});

test("does not count as running while its confirm dialog is open, and ignores a second click", async () => {
  let finish = () => {};
  const action = vi.fn(async () => {
    if (await confirm({ content: "删除？" })) await new Promise<void>((resolve) => (finish = resolve));
  });
  const { result } = renderHook(() => useAction(action));
  act(() => void result.current[0]());
  expect(result.current[1]).toBe(false);
  vi.advanceTimersByTime(5000);
  await act(() => result.current[0]());
  expect(action).toHaveBeenCalledTimes(1);
  await act(async () => pendingConfirms()[0]?.answer(true));
  expect(result.current[1]).toBe(true);
  await act(async () => finish());
  expect(result.current[1]).toBe(false);
});

test("counts as running while a confirm dialog of another action is open", async () => {
  let finish = () => {};
  const running = renderHook(() => useAction(() => new Promise<void>((resolve) => (finish = resolve))));
  const asking = renderHook(() => useAction(() => confirm({ content: "删除？" })));
  act(() => void running.result.current[0]());
  act(() => void asking.result.current[0]());
  expect([running.result.current[1], asking.result.current[1]]).toEqual([true, false]);
  await act(async () => pendingConfirms()[0]?.answer(false));
  await act(async () => finish());
  expect(running.result.current[1]).toBe(false);
});

test("swallows API errors and rethrows other errors", async () => {
  const refused = renderHook(() => useAction(() => Promise.reject(networkError())));
  await act(() => refused.result.current[0]());
  const broken = renderHook(() => useAction(() => Promise.reject(new Error("broken"))));
  await expect(act(() => broken.result.current[0]())).rejects.toThrow("broken");
});

test("ERR-013 shows a toast for an action that fails offline, unless the call is silent", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const quiet = Object.assign(networkError(), { silent: true });
  const getToastMessages = () => shownToasts().map(({ message }) => message);
  const run = (cause: Error) => {
    const { result } = renderHook(() => useAction(() => Promise.reject(cause)));
    return act(() => result.current[0]());
  };
  await run(quiet);
  expect(getToastMessages()).toEqual([]);
  await run(networkError());
  expect(getToastMessages()).toEqual(["后端接口连接异常。写下的内容还在，联网后再试"]);
});
