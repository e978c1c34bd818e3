import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useControlled } from "./use-controlled.ts";

test("without a value of the caller's the widget keeps its own, and tells of each change", () => {
  const tell = vi.fn();
  const { result } = renderHook(() => useControlled<string, string>(undefined, "甲", tell));
  act(() => result.current[1]("乙"));
  expect(result.current[0]).toBe("乙");
  expect(tell).toHaveBeenCalledWith("乙");
});

test("a value of the caller's stays until the caller changes it", () => {
  const { result, rerender } = renderHook(({ value }) => useControlled(value, "甲"), {
    initialProps: { value: "丙" },
  });
  act(() => result.current[1]("乙"));
  expect(result.current[0]).toBe("丙");
  rerender({ value: "乙" });
  expect(result.current[0]).toBe("乙");
});
