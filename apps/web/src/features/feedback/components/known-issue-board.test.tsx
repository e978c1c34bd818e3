import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { KnownIssueBoard } from "./known-issue-board.tsx";

const emptyResponse = { code: 200, msg: "查询成功", rows: [], total: 0 };

afterEach(cleanup);

test("connects the selected tab with an existing panel (axe: aria-valid-attr-value)", async () => {
  const { user } = mount(
    <KnownIssueBoard />,
    {
      "GET /api/without/suggestlist": emptyResponse,
      "GET /api/bbs/device/models": { ...emptyResponse, data: [] },
    },
    "t",
  );
  await screen.findByRole("tab", { selected: true });
  for (const tab of screen.getAllByRole("tab")) {
    await user.click(tab);
    expect(tab.getAttribute("aria-selected")).toBe("true");
    expect(tab.getAttribute("aria-controls")).toBe(screen.getByRole("tabpanel").id);
  }
});
