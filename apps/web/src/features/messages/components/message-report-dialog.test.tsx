import type { DialogInfo } from "@lenscape/api/types";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { MessageReportDialog } from "./message-report-dialog.tsx";

afterEach(cleanup);

test("shows why a report was refused and stays open", async () => {
  const info = { id: "5", user: { userId: "7", nickname: "远山" } } as DialogInfo;
  const row = { id: "31", userId: "7", content: "加我看内部价", isRecalled: 0 };
  const { user } = mount(
    <MessageReportDialog info={info} messageId="31" onClose={() => undefined} />,
    {
      "GET /api/notice/dialog/detail": { code: 200, msg: "查询成功", rows: [row], total: 1 },
      "POST /api/bbs/dialog/report": { code: 409, msg: "这些消息已经举报过" },
    },
    "t",
  );
  await user.click(await screen.findByRole("radio", { name: /广告/ }));
  await user.type(screen.getByRole("textbox"), "一直在发");
  await user.click(screen.getByRole("button", { name: "提交举报" }));
  expect(await screen.findByText("这些消息已经举报过")).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("一直在发");
});
