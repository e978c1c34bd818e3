import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mountRoutes } from "#test/mount.tsx";
import { ConsoleFrame } from "./console-frame.tsx";

afterEach(cleanup);

const ACCESS = "GET /api/bbs/console/access";
const getAccessResponse = (names: string[]) => ({
  code: 200,
  msg: "操作成功",
  data: names.map((name) => ({ name, count: 0 })),
});
const renderFrame = (access: unknown) =>
  mountRoutes(
    [{ path: "*", element: <ConsoleFrame current="orders">订单们</ConsoleFrame> }],
    "/pages/console/index?section=orders",
    { [ACCESS]: access },
    "t",
  );

test("shows an error with a retry when the menu cannot be fetched", async () => {
  let response: object = { code: 500, msg: "出错了" };
  const { user } = renderFrame(() => response);
  const [retry] = await screen.findAllByRole("button", { name: "重试" });
  expect(screen.queryByRole("button", { name: /运营后台/ })).toBeNull();
  response = getAccessResponse(["orders"]);
  await user.click(retry!);
  await screen.findByRole("link", { name: "订单" });
  expect(screen.queryByRole("button", { name: "重试" })).toBeNull();
});

test("explains a denied section and offers the allowed ones", async () => {
  const { user, router } = renderFrame(getAccessResponse(["reports", "threads"]));
  await screen.findByText("没有这一部分的权限");
  await user.click(screen.getByRole("button", { name: "运营后台 订单" }));
  await user.click(
    within(await screen.findByRole("dialog", { name: "运营后台" })).getByRole("link", { name: "举报处理" }),
  );
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(router.state.location.search).toBe("?section=reports");
});

test("shows no menu to a member without any section", async () => {
  renderFrame(getAccessResponse([]));
  await screen.findByText("没有进入后台的权限");
  expect(screen.queryByRole("button", { name: /运营后台/ })).toBeNull();
});

test("links an operator without two-step verification to the settings", async () => {
  renderFrame({ code: 409, msg: "运营账号要先开启两步验证", reason: "SECOND_STEP_MISSING" });
  await screen.findByText("先开启两步验证");
  expect(screen.getByRole("link", { name: "去设置" }).getAttribute("href")).toBe("/pages/mine/setting/index");
  expect(screen.queryByText("订单们")).toBeNull();
  expect(screen.queryByRole("button", { name: "重试" })).toBeNull();
});

test("opens the menu in a sheet on phones, with groups and pending counts", async () => {
  const { user } = renderFrame({
    ...{ code: 200, msg: "操作成功" },
    data: [
      { name: "reports", count: 3 },
      { name: "orders", count: 0 },
    ],
  });
  await user.click(await screen.findByRole("button", { name: /运营后台/ }));
  const sheet = within(await screen.findByRole("dialog", { name: "运营后台" }));
  expect(sheet.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^举报处理.*3 件待办$/),
    "订单",
  ]);
  expect(sheet.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "运营后台",
    "积分与商城",
  ]);
});

test("filters sections by name; Escape clears the search field before it closes the sheet", async () => {
  const { user } = renderFrame(getAccessResponse(["reports", "orders", "webhooks"]));
  await user.click(await screen.findByRole("button", { name: /运营后台/ }));
  const sheet = within(await screen.findByRole("dialog", { name: "运营后台" }));
  const getNames = () => sheet.queryAllByRole("link").map(({ textContent }) => textContent);
  const field = sheet.getByRole<HTMLInputElement>("textbox", { name: "查找栏目" });
  await user.type(field, " 推送 ");
  expect(getNames()).toEqual(["事件推送"]);
  await user.type(field, "们");
  expect(getNames()).toEqual([]);
  expect(sheet.getByRole("status").textContent).toBe("没有找到「推送 们」");
  await user.keyboard("{Escape}");
  expect(field.value).toBe("");
  expect(getNames()).toHaveLength(3);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});
