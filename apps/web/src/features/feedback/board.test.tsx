import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { Providers } from "#shell/providers.tsx";
import { testApp } from "#test/app.ts";
import { Board } from "./board.tsx";

const none = { code: 200, msg: "查询成功", rows: [], total: 0 };

afterEach(cleanup);

test("the chosen tab of the known issues names a panel that is there (axe: aria-valid-attr-value)", async () => {
  const { app } = testApp(
    { "GET /api/without/suggestlist": none, "GET /api/bbs/device/models": { ...none, data: [] } },
    { token: "t" },
  );
  const router = createMemoryRouter([{ path: "*", element: <Board /> }]);
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByRole("tab", { selected: true });
  for (const tab of screen.getAllByRole("tab")) {
    await userEvent.click(tab);
    expect(tab.getAttribute("aria-selected")).toBe("true");
    expect(tab.getAttribute("aria-controls")).toBe(screen.getByRole("tabpanel").id);
  }
});
