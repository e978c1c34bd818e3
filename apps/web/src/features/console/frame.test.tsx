import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mountRoutes } from "#test/mount.tsx";
import { ConsoleFrame } from "./frame.tsx";

afterEach(cleanup);

const ACCESS = "GET /api/bbs/console/access";
const answer = (names: string[]) => ({
  code: 200,
  msg: "操作成功",
  data: names.map((name) => ({ name, count: 0 })),
});
const frame = (access: unknown) =>
  mountRoutes(
    [{ path: "*", element: <ConsoleFrame current="orders">订单们</ConsoleFrame> }],
    "/pages/console/index?section=orders",
    { [ACCESS]: access },
    "t",
  );

test("a menu that could not be fetched says so, and is asked for again", async () => {
  let given: object = { code: 500, msg: "出错了" };
  const { user } = frame(() => given);
  const [again] = await screen.findAllByRole("button", { name: "重试" });
  expect(screen.queryByRole("combobox")).toBeNull();
  given = answer(["orders"]);
  await user.click(again!);
  await screen.findByRole("link", { name: "订单" });
  expect(screen.queryByRole("button", { name: "重试" })).toBeNull();
});

test("anyone who came by the address of a part that is not theirs is told so and may choose another of theirs", async () => {
  const { user, router } = frame(answer(["reports", "threads"]));
  await screen.findByText("没有这一部分的权限");
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "运营后台" });
  expect(select.selectedOptions[0]?.textContent).toBe("订单");
  await user.selectOptions(select, "举报处理");
  expect(router.state.location.search).toBe("?section=reports");
});

test("anyone who has no part of the console is offered none to choose", async () => {
  frame(answer([]));
  await screen.findByText("没有进入后台的权限");
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("an operator who needs a second step and has none is led to where it is turned on", async () => {
  frame({ code: 409, msg: "运营账号要先开启两步验证", reason: "SECOND_STEP_MISSING" });
  await screen.findByText("先开启两步验证");
  expect(screen.getByRole("link", { name: "去设置" }).getAttribute("href")).toBe("/pages/mine/setting/index");
  expect(screen.queryByText("订单们")).toBeNull();
  expect(screen.queryByRole("button", { name: "重试" })).toBeNull();
});

test("on a phone the menu has its groups, and says how much waits", async () => {
  frame({
    ...{ code: 200, msg: "操作成功" },
    data: [
      { name: "reports", count: 3 },
      { name: "orders", count: 0 },
    ],
  });
  const select = await screen.findByRole<HTMLSelectElement>("combobox", { name: "运营后台" });
  expect([...select.options].map((option) => option.textContent)).toEqual(["举报处理（3）", "订单"]);
  expect([...select.querySelectorAll("optgroup")].map(({ label }) => label)).toEqual(["积分与商城"]);
});
