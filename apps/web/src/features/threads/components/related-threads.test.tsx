import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { paths } from "#paths";
import { Providers } from "#shell/frame/providers.tsx";
import { home } from "#test/answers/home.ts";
import { thread as known } from "#test/answers/thread.ts";
import { testApp } from "#test/test-app.ts";
import { relatedTo } from "../queries.ts";
import { Related } from "./related-threads.tsx";
import { Onward } from "./todays-threads.tsx";

const HOT = "GET /api/without/threadhot";
const RELATED = "GET /api/bbs/search/related";

let arrive: () => void = () => {};
class Observer {
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    arrive = () => seen([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what is like a thread is asked for when the reader comes near, and leads to each by its kind", async () => {
  vi.stubGlobal("IntersectionObserver", Observer);
  const rows = [{ ...known.threadRelated[0]!, kind: "issue", id: "12" }, known.threadRelated[1]!];
  const { app, sent } = testApp({ [RELATED]: { code: 200, msg: "操作成功", data: rows } });
  const router = createMemoryRouter([{ path: "*", element: <Related thread={{ id: "327" }} /> }]);
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect(sent.filter(({ to }) => to === RELATED)).toEqual([]);
  act(() => arrive());
  const links = await screen.findAllByRole("link");
  expect(sent.filter(({ to }) => to === RELATED).map(({ query }) => query)).toEqual([{ threadId: "327" }]);
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    paths.knownIssue("12"),
    paths.thread("301"),
  ]);
  expect(screen.getByText("已知问题")).toBeDefined();
});

test("a thread that is offered to read on already is not offered again, and no empty card is left", async () => {
  vi.stubGlobal("IntersectionObserver", Observer);
  const rows = [{ ...known.threadRelated[0]!, kind: "thread", id: "301" }];
  const day = [{ id: "327" }, { id: "301" }].map((thread) => ({ ...home.threadHot.day[0]!, ...thread }));
  const { app } = testApp({
    [RELATED]: { code: 200, msg: "操作成功", data: rows },
    [HOT]: { code: 200, msg: "操作成功", data: { ...home.threadHot, day } },
  });
  const thread = { id: "327" };
  const ends = (
    <>
      <Onward thread={thread} />
      <Related thread={thread} />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element: ends }]);
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const links = await screen.findAllByRole("link");
  act(() => arrive());
  await waitFor(() => expect(app.queries.getQueryData(relatedTo(app.api, "327").queryKey)).toHaveLength(1));
  expect(links.map((link) => link.getAttribute("href"))).toEqual([paths.thread("301")]);
  expect(screen.queryByText("相关内容")).toBeNull();
});
