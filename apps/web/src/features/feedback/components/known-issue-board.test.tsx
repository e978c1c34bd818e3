import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { Board } from "./known-issue-board.tsx";

const none = { code: 200, msg: "查询成功", rows: [], total: 0 };

afterEach(cleanup);

test("the chosen tab of the known issues names a panel that is there (axe: aria-valid-attr-value)", async () => {
  const { user } = mount(
    <Board />,
    { "GET /api/without/suggestlist": none, "GET /api/bbs/device/models": { ...none, data: [] } },
    "t",
  );
  await screen.findByRole("tab", { selected: true });
  for (const tab of screen.getAllByRole("tab")) {
    await user.click(tab);
    expect(tab.getAttribute("aria-selected")).toBe("true");
    expect(tab.getAttribute("aria-controls")).toBe(screen.getByRole("tabpanel").id);
  }
});
