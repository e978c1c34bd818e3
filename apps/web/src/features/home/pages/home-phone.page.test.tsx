import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { thread327 } from "#test/answers/threads.ts";
import { openPage } from "#test/open-page.tsx";
import type { SentRequest } from "#test/test-app.ts";

/** The end of the list is in sight until it has so many posts. */
let endInSight = 0;
let scrollToEnd: () => void;

beforeEach(() => {
  endInSight = 0;
  const watching = new Set<() => void>();
  scrollToEnd = () => {
    for (const notify of watching) notify();
  };
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      notify: () => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.notify = () => callback([{ isIntersecting: items().length < endInSight }]);
      }
      // As a browser does, it reports where the element is when it begins to watch it.
      observe() {
        watching.add(this.notify);
        queueMicrotask(this.notify);
      }
      unobserve() {}
      disconnect() {
        watching.delete(this.notify);
      }
    },
  );
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TOTAL = 45;
const rows = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: String(index + 1), title: `须知${index + 1}` }));
const answers = {
  "GET /api/without/thread/homelist": ({ query }: SentRequest) => {
    const first = (Number(query.pageNum) - 1) * 10;
    const count = Math.min(10, TOTAL - first);
    const page = Array.from({ length: count }, (_, index) => ({
      ...thread327,
      id: String(first + index + 1),
      title: `帖子${first + index + 1}`,
      isTop: 0,
    }));
    return { code: 200, msg: "", rows: page, total: TOTAL };
  },
  "GET /api/without/thread/list": { code: 200, msg: "", rows: rows(5), total: 5 },
};

const items = () => [...document.querySelectorAll("[data-slot=infinite-list-items] > li")];
/** The post after which a block with this heading stands. */
const placeOf = (name: string) =>
  items().findIndex((item) => within(item as HTMLElement).queryByRole("heading", { name, level: 2 })) + 1;

async function reach(count: number) {
  endInSight = count;
  await act(async () => scrollToEnd());
  await waitFor(() => expect(items()).toHaveLength(count));
}

test("SIDE-005 SIDE-006 SIDE-007 SIDE-008 SIDE-010 shows the sidebar blocks between the threads on a phone", async () => {
  openPage("/", answers);
  await screen.findByText("帖子1");
  for (const count of [20, 30]) await reach(count);
  expect(placeOf("活跃榜")).toBe(5);
  expect(placeOf("话题专区")).toBe(10);
  expect(placeOf("热门内容")).toBe(15);
  expect(placeOf("社区公约")).toBe(20);
  expect(placeOf("新手指南")).toBe(20);
});

test("SIDE-013 HOLE-020 loads more only by 加载更多 after 30 threads, with the footer below", async () => {
  const { user } = openPage("/", answers);
  await screen.findByText("帖子1");
  for (const count of [20, 30]) await reach(count);
  endInSight = TOTAL;
  await act(async () => scrollToEnd());
  const more = await screen.findByRole("button", { name: "加载更多" });
  expect(items()).toHaveLength(30);
  const footer = document.querySelector("main [data-slot=site-footer]") as Element;
  expect(more.compareDocumentPosition(footer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(more);
  await waitFor(() => expect(items()).toHaveLength(40));
  await screen.findByRole("button", { name: "加载更多" });
});
