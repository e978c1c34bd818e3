import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { MenuTable } from "./menu-table.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const entry = { parentId: "0", parentName: "", menuType: "00", routeValue: "", isShow: 1, orderNum: 1 };
const rows = [
  { ...entry, id: "1", name: "功能专区", routePath: "" },
  {
    ...{ ...entry, id: "2", name: "活动", menuType: "10", routePath: "/pages/activity/index" },
    ...{ parentId: "1", parentName: "功能专区" },
  },
];

test("indents a child item with a hidden parent name, and shows the name if the parent may not be listed above", async () => {
  const answer = { code: 200, msg: "操作成功", total: 2, rows };
  const { router } = mount(<MenuTable />, { "GET /api/bbs/console/menu/list": answer }, "t");
  const findParentName = async () =>
    within(await screen.findByRole("row", { name: /^活动/ })).getByText("在「功能专区」下");
  expect((await findParentName()).className).toBe("sr-only");
  await router.navigate("?menuType=10");
  await waitFor(async () => expect((await findParentName()).className).not.toContain("sr-only"));
});
