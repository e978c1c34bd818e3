import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { paths } from "#paths";
import { Providers } from "#shell/providers.tsx";
import { thread as known } from "#test/answers/thread.ts";
import { testApp } from "#test/app.ts";
import { Related } from "./related.tsx";

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
