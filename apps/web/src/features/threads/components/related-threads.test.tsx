import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { paths } from "#paths";
import { Providers } from "#shell/frame/providers.tsx";
import { home } from "#test/answers/home.ts";
import { thread as known } from "#test/answers/thread.ts";
import { testApp } from "#test/test-app.ts";
import { relatedThreads } from "../queries.ts";
import { RelatedThreads } from "./related-threads.tsx";
import { TodaysThreads } from "./todays-threads.tsx";

const HOT = "GET /api/without/threadhot";
const RELATED = "GET /api/bbs/search/related";

let enterViewport: () => void = () => {};
class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    enterViewport = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("loads related threads near the viewport and links each by its kind", async () => {
  vi.stubGlobal("IntersectionObserver", Observer);
  const rows = [{ ...known.threadRelated[0]!, kind: "issue", id: "12" }, known.threadRelated[1]!];
  const { app, sent } = testApp({ [RELATED]: { code: 200, msg: "操作成功", data: rows } });
  const router = createMemoryRouter([{ path: "*", element: <RelatedThreads thread={{ id: "327" }} /> }]);
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect(sent.filter(({ to }) => to === RELATED)).toEqual([]);
  act(() => enterViewport());
  const links = await screen.findAllByRole("link");
  expect(sent.filter(({ to }) => to === RELATED).map(({ query }) => query)).toEqual([{ threadId: "327" }]);
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    paths.knownIssue("12"),
    paths.thread("301"),
  ]);
  expect(screen.getByText("已知问题")).toBeDefined();
});

test("does not repeat a thread of the hot list and renders no empty card", async () => {
  vi.stubGlobal("IntersectionObserver", Observer);
  const rows = [{ ...known.threadRelated[0]!, kind: "thread", id: "301" }];
  const day = [{ id: "327" }, { id: "301" }].map((thread) => ({ ...home.threadHot.day[0]!, ...thread }));
  const { app } = testApp({
    [RELATED]: { code: 200, msg: "操作成功", data: rows },
    [HOT]: { code: 200, msg: "操作成功", data: { ...home.threadHot, day } },
  });
  const thread = { id: "327" };
  const cards = (
    <>
      <TodaysThreads thread={thread} />
      <RelatedThreads thread={thread} />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element: cards }]);
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const links = await screen.findAllByRole("link");
  act(() => enterViewport());
  await waitFor(() =>
    expect(app.queries.getQueryData(relatedThreads(app.api, "327").queryKey)).toHaveLength(1),
  );
  expect(links.map((link) => link.getAttribute("href"))).toEqual([paths.thread("301")]);
  expect(screen.queryByText("相关内容")).toBeNull();
});
