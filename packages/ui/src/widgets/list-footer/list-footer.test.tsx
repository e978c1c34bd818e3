import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ListFooter } from "./list-footer.tsx";

afterEach(cleanup);

test("CARD-019 state more says 上拉显示更多 and can be pressed", () => {
  const onLoadMore = vi.fn();
  render(<ListFooter status="more" onLoadMore={onLoadMore} />);
  fireEvent.click(screen.getByRole("button", { name: /上拉显示更多/ }));
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

test("the button keeps the focus while a page is on its way, and when it failed", () => {
  const { rerender } = render(<ListFooter status="more" onLoadMore={vi.fn()} />);
  const button = screen.getByRole("button");
  button.focus();
  for (const status of ["loading", "error", "loading", "more"] as const) {
    rerender(<ListFooter status={status} onLoadMore={vi.fn()} />);
    expect(document.activeElement).toBe(button);
  }
});

test("a page on its way is not asked for again", () => {
  const onLoadMore = vi.fn();
  render(<ListFooter status="loading" onLoadMore={onLoadMore} />);
  fireEvent.click(screen.getByRole("button"));
  expect(onLoadMore).not.toHaveBeenCalled();
});

test("with the last page the focus goes to the words that say so", async () => {
  const { rerender } = render(<ListFooter status="loading" onLoadMore={vi.fn()} />);
  screen.getByRole("button").focus();
  await act(async () => rerender(<ListFooter status="over" onLoadMore={vi.fn()} />));
  expect(document.activeElement).toBe(screen.getByText("已经到底了"));
});

test.each(["more", "loading", "over", "error"] as const)(
  "what is read out holds no control: %s",
  (status) => {
    render(<ListFooter status={status} onLoadMore={vi.fn()} />);
    expect(screen.getByRole("status").querySelector("button")).toBeNull();
  },
);
