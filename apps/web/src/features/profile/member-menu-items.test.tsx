import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { Providers } from "#shell/providers.tsx";
import { testApp } from "#test/app.ts";
import MemberMenuItems from "./member-menu-items.tsx";

afterEach(cleanup);

test("who muted a member in a circle lets them speak there again", async () => {
  const user = userEvent.setup();
  const circles = [
    { id: "1", groupName: "影像创作", deniedUntil: "2099-01-01 08:00:00" },
    { id: "2", groupName: "骑行", deniedUntil: "" },
  ];
  const { app, sent } = testApp(
    {
      "GET /api/bbs/user/maydo": {
        code: 200,
        msg: "操作成功",
        data: { mayDo: ["report"], deniedUntil: "", forbiddenUntil: "", isClosed: 0, circles },
      },
      "POST /api/bbs/user/deny": { code: 200, msg: "操作成功" },
    },
    { token: "t" },
  );
  const menu = (
    <MemberMenuItems userId="5" nickname="林间电台" trigger={<button type="button">更多</button>} />
  );
  render(
    <Providers app={app}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element: menu }])} />
    </Providers>,
  );
  await screen.findByRole("menuitem", { name: "禁言" });
  await user.click(screen.getByRole("menuitem", { name: "解除禁言" }));
  await user.click(await screen.findByRole("radio", { name: "误会已澄清" }));
  await user.click(screen.getByRole("button", { name: "解除禁言 林间电台" }));
  await waitFor(() =>
    expect(sent.find(({ to }) => to === "POST /api/bbs/user/deny")?.body).toEqual({
      userId: "5",
      value: 0,
      days: 0,
      reason: "误会已澄清",
      circleId: "1",
    }),
  );
});
