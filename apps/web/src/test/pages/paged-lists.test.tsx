import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getPath } from "#paths";
import { openPage } from "../open-page.tsx";
import type { SentRequest } from "../test-app.ts";

const LIST = "GET /api/bbs/comment/likelist";

const callbacks = new Set<() => void>();
const reachEnd = () => {
  for (const callback of callbacks) callback();
};
/** Waits until the list observes its end, which starts in an effect, then reaches the end. */
const loadMore = async () => {
  await waitFor(() => expect(callbacks.size).toBeGreaterThan(0));
  act(() => reachEnd());
};

beforeEach(() => {
  callbacks.clear();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      notify: () => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.notify = () => callback([{ isIntersecting: true }]);
      }
      observe() {
        callbacks.add(this.notify);
      }
      unobserve() {}
      disconnect() {
        callbacks.delete(this.notify);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const like = (id: number) => ({
  id: String(id),
  user: { userId: "2", nickname: `云野${id}`, avatar: "" },
  postId: "5",
  threadId: "7",
  excerpt: "好",
  likedAt: "2026-11-20 08:00:00",
});

/** Opens the list of likes; the test resolves its pages of `size` rows one by one. */
async function openList({ total, size = 10 }: { total: number; size?: number }) {
  const pending: ((answer: object) => void)[] = [];
  const requestedPages: string[] = [];
  openPage(
    getPath("commentLikes"),
    {
      [LIST]: ({ query }: SentRequest) => {
        requestedPages.push(query.pageNum!);
        return new Promise((resolve) => pending.push(resolve));
      },
    },
    "t",
  );
  /** Resolves the oldest pending call with its page or with the given response. */
  const answer = async (response?: object) => {
    await waitFor(() => expect(pending.length).toBeGreaterThan(0));
    const first = (requestedPages.length - pending.length) * size;
    const rows = Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, at) =>
      like(first + at),
    );
    await act(async () => pending.shift()!(response ?? { code: 200, msg: "查询成功", rows, total }));
  };
  const footer = () => document.querySelector<HTMLElement>("[data-slot=list-footer]");
  const status = () => footer()?.dataset.status;
  const rows = () => document.querySelectorAll("[data-slot=infinite-list-items] > li").length;
  return { answer, requestedPages, status, rows };
}

test("STATE-022 STATE-027 STATE-028 a list alternates between more and loading and ends with its last row", async () => {
  const { answer, requestedPages, status, rows } = await openList({ total: 25 });
  expect(await screen.findAllByRole("status")).not.toHaveLength(0);
  await answer();
  await waitFor(() => expect([status(), rows()]).toEqual(["more", 10]));
  await loadMore();
  await waitFor(() => expect(status()).toBe("loading"));
  await answer();
  await waitFor(() => expect([status(), rows()]).toEqual(["more", 20]));
  await loadMore();
  await answer();
  await waitFor(() => expect([status(), rows()]).toEqual(["over", 25]));
  expect(requestedPages).toEqual(["1", "2", "3"]);
});

test("STATE-025 ignores a load while another is in progress", async () => {
  const { answer, requestedPages, rows } = await openList({ total: 20 });
  await answer();
  const more = await screen.findByRole("button", { name: /上拉显示更多/ });
  act(() => {
    reachEnd();
    more.click();
    more.click();
  });
  await waitFor(() => expect(requestedPages).toContain("2"));
  act(() => reachEnd());
  await answer();
  await waitFor(() => expect(rows()).toBe(20));
  expect(requestedPages).toEqual(["1", "2"]);
});

test("STATE-026 STATE-028 ignores a load after the last row", async () => {
  const { answer, requestedPages, status } = await openList({ total: 3 });
  await answer();
  await waitFor(() => expect(status()).toBe("over"));
  act(() => reachEnd());
  expect(screen.queryByRole("button", { name: /上拉显示更多/ })).toBeNull();
  expect(requestedPages).toEqual(["1"]);
});

test("STATE-029 STATE-026 ends the list at an empty page regardless of the total", async () => {
  const { answer, requestedPages, status } = await openList({ total: 25 });
  await answer();
  await waitFor(() => expect(status()).toBe("more"));
  await loadMore();
  await answer({ code: 200, msg: "查询成功", rows: [], total: 25 });
  await waitFor(() => expect(status()).toBe("over"));
  act(() => reachEnd());
  expect(requestedPages).toEqual(["1", "2"]);
});

test("STATE-030 AMB-071 ends the list at a code other than 200 and keeps the rows", async () => {
  const { answer, requestedPages, status, rows } = await openList({ total: 25 });
  await answer();
  await waitFor(() => expect(status()).toBe("more"));
  await loadMore();
  await answer({ code: 500, msg: "系统繁忙，请稍后再试" });
  await waitFor(() => expect([status(), rows()]).toEqual(["over", 10]));
  act(() => reachEnd());
  expect(requestedPages).toEqual(["1", "2"]);
});

test("STATE-029 a reload fetches the previous pages of a list in parallel and shows them together", async () => {
  const initial = await openList({ total: 45 });
  await initial.answer();
  for (const count of [20, 30]) {
    await waitFor(() => expect(initial.status()).toBe("more"));
    await loadMore();
    await initial.answer();
    await waitFor(() => expect(initial.rows()).toBe(count));
  }
  vi.spyOn(window, "scrollY", "get").mockReturnValue(2400);
  window.dispatchEvent(new Event("pagehide"));
  cleanup();

  const reloaded = await openList({ total: 45 });
  await reloaded.answer();
  await waitFor(() => expect(reloaded.requestedPages).toEqual(["1", "2", "3"]));
  await reloaded.answer();
  expect(reloaded.rows()).toBe(10);
  await reloaded.answer();
  await waitFor(() => expect([reloaded.status(), reloaded.rows()]).toEqual(["more", 30]));
});
