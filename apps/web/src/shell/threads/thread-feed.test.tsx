import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { apiInfinite } from "#lib/query.ts";
import { paths } from "#paths";
import { Providers } from "#shell/frame/providers.tsx";
import { changeThread } from "#shell/session/viewer-actions.ts";
import { home } from "#test/answers/home.ts";
import { testApp } from "#test/test-app.ts";
import { ThreadFeed } from "./thread-feed.tsx";

afterEach(cleanup);

test("rerenders only the row of a changed thread", async () => {
  const rows = [1, 2].map((id) => ({
    ...home.threadHomeList.rows[0],
    id: String(id),
    title: `第 ${id} 条`,
    isTop: 0,
  }));
  const { app } = testApp({
    "GET /api/without/thread/homelist": { code: 200, msg: "查询成功", rows, total: 2 },
  });
  const router = createMemoryRouter([
    {
      path: "*",
      element: <ThreadFeed query={apiInfinite(app.api, "threadHomeList", {}, { pageSize: 10 })} />,
    },
  ]);
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByText("第 2 条");
  const linked = vi.spyOn(paths, "thread");
  act(() => changeThread(app, "1", (thread) => ({ ...thread, title: "改过的" })));
  await screen.findByText("改过的");
  expect(linked).toHaveBeenCalledWith("1");
  expect(linked).not.toHaveBeenCalledWith("2");
});
