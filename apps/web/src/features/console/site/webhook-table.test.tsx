import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { WebhookTable } from "./webhook-table.tsx";

const PING = "POST /api/bbs/console/webhook/ping";
const ok = { code: 200, msg: "操作成功" };
const row = {
  ...{
    id: "1",
    name: "工单系统",
    url: "https://tickets.example/in",
    events: ["thread.created"],
    isEnabled: 1,
  },
  ...{ stoppedReason: "", createdAt: "2026-11-21 09:51:40", lastDeliveredAt: "", pending: 0, failed: 0 },
};
const failedAttempt = {
  ...{ id: "5", event: "ping", createdAt: "2026-11-21 09:52:00", nextAt: "2026-11-21 09:52:05", tookMs: 3 },
  ...{ state: "pending", attempts: 1, status: 0, answer: "地址不在公网上", messageId: "msg_5" },
};

const renderTable = (deliveries: () => object[]) =>
  mount(
    <WebhookTable />,
    {
      "GET /api/bbs/console/webhook/list": {
        ...ok,
        rows: [
          row,
          { ...row, id: "2", lastDeliveredAt: "2026-11-21 10:00:00" },
          { ...row, id: "3", failed: 2 },
        ],
        total: 3,
      },
      "GET /api/bbs/console/webhook/delivery/list": () => {
        const rows = deliveries();
        return { ...ok, rows, total: rows.length };
      },
      [PING]: ok,
    },
    "t",
  );

afterEach(cleanup);

test("shows no backlog for a webhook without deliveries", async () => {
  renderTable(() => []);
  const tableRows = (await screen.findAllByRole("row")).slice(1);
  expect(tableRows.map((tableRow) => within(tableRow).getAllByRole("cell")[3]!.textContent)).toEqual([
    "还没有",
    "2026-11-21 10:00都送到了",
    "还没有2 次放弃",
  ]);
});

test("opens the log after a test and polls until the attempt has a result", async () => {
  let pollCount = 0;
  const deliveries = [
    { ...failedAttempt, attempts: 0, answer: "" },
    { ...failedAttempt, tookMs: 0, answer: "" },
    failedAttempt,
  ];
  const { user, sent } = renderTable(() => [deliveries[Math.min(pollCount++, 2)]!]);
  const [, first] = await screen.findAllByRole("row");
  await user.click(await within(first!).findByRole("button", { name: "更多：工单系统" }));
  await user.click(await screen.findByRole("menuitem", { name: "测试" }));
  const log = within(await screen.findByRole("dialog"));
  expect(sent.find(({ to }) => to === PING)?.body).toEqual({ id: "1" });
  expect(await log.findByText(/送过 0 次$/)).toBeTruthy();
  // An attempt is counted when it starts.
  expect(await log.findByText(/送过 1 次$/, {}, { timeout: 3000 })).toBeTruthy();
  await waitFor(() => expect(log.getByText(/没有回答.*地址不在公网上/)).toBeTruthy(), { timeout: 3000 });
  expect(screen.queryByText("已完成")).toBeNull();
  const getListCount = () => sent.filter(({ to }) => to === "GET /api/bbs/console/webhook/list").length;
  expect(getListCount()).toBe(1);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(getListCount()).toBe(2));
});
