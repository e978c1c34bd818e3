import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ListFooter } from "./list-footer.tsx";

afterEach(cleanup);

test("CARD-019 state more says 上拉显示更多 and can be pressed", () => {
  const onLoadMore = vi.fn();
  render(<ListFooter status="more" onLoadMore={onLoadMore} />);
  fireEvent.click(screen.getByRole("button", { name: "上拉显示更多" }));
  expect(onLoadMore).toHaveBeenCalledTimes(1);
});

test("CARD-020 STATE-031 state loading says 正在加载…", () => {
  render(<ListFooter status="loading" />);
  expect(screen.getByRole("status").textContent).toBe("正在加载…");
});

test("CARD-021 STATE-032 state over says 已经到底了", () => {
  render(<ListFooter status="over" />);
  expect(screen.getByRole("status").textContent).toBe("已经到底了");
});

test("STATE-033 ERR-025 state error says 加载失败 and offers 重试", () => {
  const onLoadMore = vi.fn();
  render(<ListFooter status="error" onLoadMore={onLoadMore} />);
  expect(screen.getByRole("status").textContent).toContain("加载失败");
  fireEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(onLoadMore).toHaveBeenCalledTimes(1);
});
