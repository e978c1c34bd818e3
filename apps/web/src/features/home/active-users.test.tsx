import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { Providers } from "#shell/providers.tsx";
import { home } from "#test/answers/home.ts";
import { testApp } from "#test/app.ts";
import { stubNear } from "#test/near.ts";
import { ActiveUsers } from "./active-users.tsx";

const RANKING = "GET /api/bbs/user/hot/list";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a member's ranking is asked for when they come near it", async () => {
  const arrive = stubNear();
  const { app, sent } = testApp({ [RANKING]: { code: 200, ...home.hotUserList } }, { token: "t" });
  const router = createMemoryRouter([{ path: "*", element: <ActiveUsers layout="cards" /> }]);
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByText("活跃榜");
  expect(sent.filter(({ to }) => to === RANKING)).toEqual([]);
  act(arrive);
  await screen.findByText(home.hotUserList.rows[0]!.nickname);
  expect(sent.filter(({ to }) => to === RANKING)).toHaveLength(1);
});
