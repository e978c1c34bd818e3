import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { launchText as text } from "./text.ts";
import { useLaunch } from "./use-launch.ts";

const toast = vi.hoisted(() => vi.fn());
vi.mock("@lenscape/ui/toast", () => ({ toast }));

const assign = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { ...window.location, assign });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("STATE-052 ROUTE-007 opens the link 300 ms after the reward toast and reports a failure", () => {
  const { result } = renderHook(() => useLaunch("weixin://dl/business/?t=1"));
  act(() => result.current[1]());
  expect(toast).toHaveBeenCalledWith(text.reward);
  expect(result.current[0]).toBe("opening");
  act(() => void vi.advanceTimersByTime(299));
  expect(assign).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(assign).toHaveBeenCalledExactlyOnceWith("weixin://dl/business/?t=1");
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current[0]).toBe("failed");
});
