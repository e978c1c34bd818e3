import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mallText } from "#features/mall/text.ts";
import { publishText } from "#features/publish/text.ts";
import { tasksText } from "#features/tasks/text.ts";
import { getPath } from "#paths";
import { openPage } from "../open-page.tsx";

afterEach(cleanup);

const FAILED = { code: 500, msg: "系统繁忙，请稍后再试" };
const EMPTY = { code: 200, msg: "查询成功", rows: [], total: 0 };

test("shows no empty state for affordable products while the points are unknown, and offers a retry", async () => {
  let pointsAnswer: object = FAILED;
  const { user } = openPage(
    getPath("pointsExchange"),
    { "GET /api/bbs/goods/standing": () => pointsAnswer, "GET /api/without/home/shopgoodlist": EMPTY },
    "t",
  );
  const [retry] = await screen.findAllByRole("button", { name: "重试" });
  expect(screen.queryByText(mallText.noAffordable)).toBeNull();
  pointsAnswer = { code: 200, msg: "操作成功", data: { points: 1575, waitingNum: 0, shippedNum: 0 } };
  await user.click(retry!);
  expect(await screen.findByText(mallText.noAffordable)).toBeTruthy();
});

test.each([
  ["products", getPath("mall"), "/api/without/home/shopgoodlist", mallText.noGoods],
  ["orders", getPath("exchangeRecord"), "/api/bbs/order/list", mallText.noOrders],
])("shows a retry instead of an empty state when the first page of %s fails", async (...row) => {
  const [, address, call, empty] = row;
  let answer: object = FAILED;
  const { user } = openPage(address, { [`GET ${call}`]: () => answer }, "t");
  const retryButtons = await screen.findAllByRole("button", { name: "重试" });
  expect(screen.queryByText(empty)).toBeNull();
  answer = EMPTY;
  for (const button of retryButtons) await user.click(button);
  expect(await screen.findByText(empty)).toBeTruthy();
});

test("ERR-017 failed task lists can be retried", async () => {
  const calls = ["day", "starter"].map((kind) => `GET /api/bbs/task/${kind}/list`);
  let answer: object = FAILED;
  const { user } = openPage(
    getPath("tasks"),
    Object.fromEntries(calls.map((call) => [call, () => answer])),
    "t",
  );
  const getRetryButtons = () => screen.queryAllByRole("button", { name: tasksText.again });
  await waitFor(() => expect(getRetryButtons()).toHaveLength(2));
  answer = { code: 200, msg: "操作成功", data: [], total: 0 };
  for (const button of getRetryButtons()) await user.click(button);
  await waitFor(() => expect(getRetryButtons()).toHaveLength(0));
});

test("retries a failed circle list at its field", async () => {
  let answer: object = FAILED;
  const { user } = openPage(
    "/pages/content/index?currentContentIndex=1",
    { "GET /api/without/filtercircle": () => answer },
    "t",
  );
  expect(await screen.findByText(publishText.circlesFailed)).toBeTruthy();
  answer = {
    code: 200,
    msg: "查询成功",
    rows: [{ id: "5", groupName: "城市漫游", joinType: 0, picUrl: "" }],
    total: 1,
  };
  await user.click(screen.getByRole("button", { name: publishText.retry }));
  expect(await screen.findByRole("option", { name: "城市漫游" })).toBeTruthy();
  expect(screen.queryByText(publishText.circlesFailed)).toBeNull();
});
