import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { PointsTable } from "./points-table.tsx";
import { pointsTableText as text } from "./text.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const ACCOUNTS = "GET /api/bbs/points/manage/accounts";
const ADJUST = "POST /api/bbs/points/adjust";
const member = { userId: "12", nickname: "折光率", avatar: "" };

test("rejects an adjustment below zero at the field without a request", async () => {
  const { app, user, sent } = mount(
    <PointsTable />,
    {
      [ACCOUNTS]: {
        ...{ code: 200, msg: "操作成功", total: 1 },
        rows: [{ user: member, balance: 120, sum: 120, entries: 3 }],
      },
      [ADJUST]: { code: 200, msg: "操作成功", data: {} },
    },
    "t",
  );
  const me = { userId: "2", userName: "admin", nickName: "管理员", avatar: "" };
  app.session.setInfo({ user: me, roles: [], permissions: ["points.adjust"] });
  await user.click(await screen.findByRole("button", { name: "调整积分" }));
  const dialog = within(screen.getByRole("dialog"));
  const amount = dialog.getByLabelText(/增减/);
  await user.type(amount, "-121");
  await user.type(dialog.getByLabelText(/原因/), "重复发放");
  await user.click(dialog.getByRole("button", { name: "调整积分" }));
  expect(amount.getAttribute("aria-invalid")).toBe("true");
  expect(dialog.getByText("余额不能低于 0，最多减 120")).toBeTruthy();
  expect(sent.some(({ to }) => to === ADJUST)).toBe(false);
});

const accounts = {
  [ACCOUNTS]: {
    ...{ code: 200, msg: "操作成功", total: 2 },
    rows: [
      { user: member, balance: 120, sum: 120, entries: 3 },
      { user: { ...member, userId: "13", nickname: "广角" }, balance: 90, sum: 85, entries: 2 },
    ],
  },
};

test("sorts by balance, highest first, by default", async () => {
  const { router, user, sent } = mount(<PointsTable />, accounts, "t");
  const head = await screen.findByRole("columnheader", { name: "余额" });
  expect(head.getAttribute("aria-sort")).toBe("descending");
  const getLastQuery = () => sent.findLast(({ to }) => to === ACCOUNTS)?.query;
  expect(getLastQuery()).toMatchObject({ orderByColumn: "balance" });
  expect(getLastQuery()).not.toHaveProperty("isAsc");
  await user.click(screen.getByRole("button", { name: "余额" }));
  expect(router.state.location.search).toBe("?orderByColumn=balance&isAsc=asc");
  await waitFor(() => expect(getLastQuery()).toMatchObject({ orderByColumn: "balance", isAsc: "asc" }));
});

test.each([
  { faults: [], summary: "2 位成员、5 笔积分，全部一致。" },
  {
    faults: [{ userId: "13", nickname: "广角", kind: "balance", expected: 85, actual: 90 }],
    summary: "2 位成员、5 笔积分，有 1 处不一致：",
  },
])("reconciles the ledger on request: $summary", async ({ faults, summary }) => {
  const data = { members: 2, entries: 5, faults };
  const reconciliation = { "GET /api/bbs/points/reconcile": { code: 200, msg: "操作成功", data } };
  const { user } = mount(<PointsTable />, { ...accounts, ...reconciliation }, "t");
  await user.click(await screen.findByRole("button", { name: text.reconcile }));
  expect(await screen.findByText(summary)).toBeTruthy();
});

test("marks only balances that differ from the sum of their entries", async () => {
  mount(<PointsTable />, accounts, "t");
  const row = await screen.findByRole("row", { name: /广角/ });
  expect(within(row).getByText("与各笔之和差 5")).toBeTruthy();
  expect(screen.getAllByText(/各笔之和差/)).toHaveLength(1);
});
