import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ListStatus } from "../list-footer/list-footer.tsx";
import { InfiniteList } from "./infinite-list.tsx";

let reach: () => void = () => undefined;

beforeEach(() => {
  reach = () => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        reach = () => undefined;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(status: ListStatus) {
  const onLoadMore = vi.fn();
  render(
    <InfiniteList
      items={["甲", "乙"]}
      getKey={(item) => item}
      renderItem={(item) => item}
      status={status}
      onLoadMore={onLoadMore}
    />,
  );
  return onLoadMore;
}

test("a row that cannot be shown says so, and shows once its item is sound", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const list = (items: { id: string; user: { name: string } | null }[]) => (
    <InfiniteList
      items={items}
      getKey={({ id }) => id}
      renderItem={({ user }) => user!.name}
      status="over"
      onLoadMore={vi.fn()}
    />
  );
  const sound = { id: "1", user: { name: "甲" } };
  const { rerender } = render(list([sound, { id: "2", user: null }]));
  const rows = () => screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows()).toEqual(["甲", "这一条无法显示"]);
  rerender(list([sound, { id: "2", user: { name: "乙" } }]));
  expect(rows()).toEqual(["甲", "乙"]);
  vi.mocked(console.error).mockRestore();
});

test("reaching the end asks for the next page, and so does the button", () => {
  const onLoadMore = show("more");
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual(["甲", "乙"]);
  reach();
  fireEvent.click(screen.getByRole("button", { name: /上拉显示更多/ }));
  expect(onLoadMore).toHaveBeenCalledTimes(2);
});

test.each(["loading", "over", "error"] as const)(
  "reaching the end in state %s asks for nothing",
  (status) => {
    const onLoadMore = show(status);
    reach();
    expect(onLoadMore).not.toHaveBeenCalled();
  },
);

test("a row is remembered without the line it draws above itself: each return made it higher by it", () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 320, 101.5));
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(102);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(101);
  const heights = new Map<string | number, number>();
  const { unmount } = render(
    <InfiniteList
      items={["甲"]}
      getKey={(item) => item}
      renderItem={(item) => item}
      status="over"
      onLoadMore={() => undefined}
      heights={heights}
    />,
  );
  unmount();
  expect(heights.get("甲")).toBe(100.5);
  vi.restoreAllMocks();
});

test("HOLE-020 from its limit on the list loads at a press of the button alone", () => {
  const onLoadMore = vi.fn();
  const list = (items: string[]) => (
    <InfiniteList
      items={items}
      getKey={(item) => item}
      renderItem={(item) => item}
      status="more"
      onLoadMore={onLoadMore}
      autoLoadLimit={2}
    />
  );
  const { rerender } = render(list(["甲"]));
  reach();
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  rerender(list(["甲", "乙"]));
  reach();
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("button", { name: "加载更多" }));
  expect(onLoadMore).toHaveBeenCalledTimes(2);
});
