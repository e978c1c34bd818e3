import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { WebhookLog } from "./webhook-log.tsx";

afterEach(cleanup);

test("sends the deliveries since a time again after confirmation", async () => {
  const { user, sent } = mount(
    <>
      <WebhookLog webhook={{ id: "1", name: "工单系统" }} onClose={() => {}} />
      <ConfirmHost />
    </>,
    {
      "GET /api/bbs/console/webhook/delivery/list": { code: 200, msg: "查询成功", rows: [], total: 0 },
      "POST /api/bbs/console/webhook/delivery/replay": { code: 200, msg: "操作成功", data: { count: 2 } },
    },
    "t",
  );
  const replayButton = await screen.findByRole("button", { name: "都再送" });
  expect((replayButton as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("从这时起"), { target: { value: "2026-11-23T09:30" } });
  await user.click(replayButton);
  const confirmation = await screen.findByRole("alertdialog");
  expect(confirmation.textContent).toContain("2026-11-23 09:30:00");
  await user.click(within(confirmation).getByRole("button", { name: "再送" }));
  await waitFor(() =>
    expect(sent.filter(({ to }) => to.startsWith("POST")).map(({ body }) => body)).toEqual([
      { webhookId: "1", since: "2026-11-23 09:30:00" },
    ]),
  );
});
