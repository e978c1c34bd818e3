import { act, cleanup, render, screen } from "@testing-library/react";

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastHost, toast } from "./toast.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
});

const getToastCount = () => document.querySelectorAll('[data-slot="toast"]').length;

test("CONST-009 a toast is visible at 1499 ms and gone at 1500 ms", () => {
  render(<ToastHost />);
  act(() => toast("链接已复制"));
  act(() => vi.advanceTimersByTime(1499));
  expect(getToastCount()).toBe(1);
  act(() => vi.advanceTimersByTime(1));
  expect(getToastCount()).toBe(0);
});

test("the same sentence is shown once, and again after it has gone", () => {
  render(<ToastHost />);
  act(() => {
    toast("链接已复制");
    toast("链接已复制");
    toast("签到成功，积分 +5", { tone: "points" });
  });
  expect(getToastCount()).toBe(2);
  act(() => vi.advanceTimersByTime(1500));
  act(() => toast("链接已复制"));
  expect(screen.getAllByText("链接已复制").length).toBeGreaterThan(0);
  expect(getToastCount()).toBe(1);
});
