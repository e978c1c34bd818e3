import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAppContext } from "#lib/app.tsx";
import { Providers } from "#shell/frame/providers.tsx";
import { testApp } from "#test/test-app.ts";
import { routes } from "../../router.tsx";

const DAY_LIST = "GET /api/bbs/task/day/list";

const task = (id: string, mprouter = "/pages/content/community") => ({
  id,
  name: `任务${id}`,
  work: "BROWSE_POSTS",
  description: "",
  type: "day",
  rewardNum: 5,
  rewardExp: 0,
  rewardPoints: 5,
  rewardBadge: "",
  completedNum: 3,
  completedAt: "",
  finish: false,
  mprouter,
});
const list = (rows: unknown[], total = rows.length) => ({ code: 200, msg: "操作成功", data: rows, total });

/** Delays the responses of the task lists. */
let listDelay: Promise<unknown>;

/** Reports all observed elements as visible. */
let reachBottom: () => void;
beforeEach(() => {
  listDelay = Promise.resolve();
  const observers = new Set<() => void>();
  reachBottom = () => {
    for (const notify of observers) notify();
  };
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      notify: () => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.notify = () => callback([{ isIntersecting: true }]);
      }
      observe() {
        observers.add(this.notify);
      }
      unobserve() {}
      disconnect() {
        observers.delete(this.notify);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(rows: unknown[], total?: number) {
  const { app, sent } = testApp(
    {
      "POST /api/bbs/task/info": { code: 200, msg: "操作成功", data: { pointsCount: 2480, signStatus: 1 } },
      [DAY_LIST]: () => listDelay.then(() => list(rows, total)),
      "GET /api/bbs/task/starter/list": list([]),
    },
    { token: "t" },
  );
  app.session.setInfo({ user: { userId: "12", userName: "m", nickName: "云野", avatar: "" } } as never);
  const router = createMemoryRouter(routes, {
    initialEntries: ["/pages/taskinfo/index"],
    getContext: () => createAppContext(app),
  });
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByText("任务1");
  const getRequestedPages = () => sent.filter(({ to }) => to === DAY_LIST).map(({ query }) => query.pageNum);
  return { router, getRequestedPages };
}

test("reuses the list that the loader fetched", async () => {
  const { getRequestedPages } = await open([task("1")]);
  expect(getRequestedPages()).toEqual(["1"]);
});

test("TASK-010 reaching the bottom loads the next page while there is one", async () => {
  const { getRequestedPages } = await open([task("1"), task("2")], 4);
  expect(getRequestedPages()).not.toContain("2");
  await act(async () => reachBottom());
  await waitFor(() => expect(screen.getAllByText("任务2")).toHaveLength(2));
  // All four rows are loaded, so the bottom loads nothing.
  await act(async () => reachBottom());
  expect(getRequestedPages().filter((page) => page !== "1")).toEqual(["2"]);
});

test("TASK-009 STATE-023 STATE-024 pulling the task center down clears the lists and fetches page 1", async () => {
  const { getRequestedPages } = await open([task("1"), task("2")], 4);
  await act(async () => reachBottom());
  await waitFor(() => expect(screen.getAllByText("任务2")).toHaveLength(2));
  expect(getRequestedPages().at(-1)).toBe("2");
  let answer = () => {};
  listDelay = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const row = screen.getAllByText("任务1")[0]!;
  fireEvent.touchStart(row, { touches: [{ clientY: 0 }] });
  fireEvent.touchMove(row, { touches: [{ clientY: 300 }] });
  fireEvent.touchEnd(row, { touches: [] });
  await waitFor(() => expect(getRequestedPages().at(-1)).toBe("1"));
  expect(screen.queryAllByText(/^任务\d/)).toHaveLength(0);
  await act(async () => answer());
  await waitFor(() => expect(screen.getAllByText("任务2")).toHaveLength(1));
  expect(getRequestedPages().at(-1)).toBe("1");
});

test("STATE-021 a mini program opens 300 ms after its toast", async () => {
  const { router } = await open([task("1", "weixin://dl/business/?t=abc")]);
  fireEvent.click(screen.getByRole("button", { name: "去完成 任务1" }));
  const okButton = within(await screen.findByRole("alertdialog")).getByRole("button", { name: "确定" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const getPathname = () => router.state.navigation.location?.pathname ?? router.state.location.pathname;
  await act(async () => fireEvent.click(okButton));
  expect(screen.getByText("正在打开小程序…")).toBeDefined();
  await act(async () => vi.advanceTimersByTimeAsync(299));
  expect(getPathname()).toBe("/pages/taskinfo/index");
  await act(async () => vi.advanceTimersByTimeAsync(1));
  expect(getPathname()).toBe("/pages/launchMiniProgram");
});
