import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { pullDistance } from "./pull-distance.ts";
import { PullRefresh } from "./pull-refresh.tsx";

afterEach(cleanup);

function pull(by: number) {
  const area = screen.getByText("列表");
  fireEvent.touchStart(area, { touches: [{ clientY: 0 }] });
  fireEvent.touchMove(area, { touches: [{ clientY: by }] });
  fireEvent.touchEnd(area, { touches: [] });
}

test("the list follows ever harder and never past its end", () => {
  expect(pullDistance(-10)).toBe(0);
  expect(pullDistance(50)).toBeLessThan(50);
  expect(pullDistance(5000)).toBeLessThanOrEqual(96);
});

test("a long pull refreshes once until it is done, a short one does not", async () => {
  let finish: () => void = () => undefined;
  const onRefresh = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(
    <PullRefresh onRefresh={onRefresh}>
      <p>列表</p>
    </PullRefresh>,
  );
  pull(40);
  expect(onRefresh).not.toHaveBeenCalled();
  pull(300);
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("status").textContent).toBe("正在刷新…");
  pull(300);
  expect(onRefresh).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  expect(screen.getByRole("status").textContent).toBe("");
});
