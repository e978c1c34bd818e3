import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import type { SentRequest } from "#test/test-app.ts";
import { UploadTable } from "./upload-table.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const ok = { code: 200, msg: "操作成功" };
const url = "/uploads/2026/11/ab12.webp?key=1a.b2";

test("removes a file with a reason, restores it, and shows its status", async () => {
  let request: { value: number; reason: string } | undefined;
  const sent: unknown[] = [];
  const { user } = mount(
    <UploadTable />,
    {
      "GET /api/bbs/upload/list": () => ({
        ...ok,
        total: 1,
        rows: [
          {
            ...{ id: "7", url, thumbnailUrl: url, type: "image", bytes: 204_800, threadId: "301" },
            user: { userId: "5", nickname: "林间电台", avatar: "" },
            isOpen: request?.value ? 0 : 1,
            isDown: request?.value ?? 0,
            reason: request?.value ? request.reason : "",
            createdAt: "2026-11-21 09:51:40",
          },
        ],
      }),
      "POST /api/bbs/upload/withdraw": ({ body }: SentRequest) => {
        sent.push(body);
        request = body as typeof request;
        return ok;
      },
    },
    "t",
  );
  const file = await screen.findByRole("link", { name: /ab12\.webp/ });
  expect(file.getAttribute("href")).toBe(url);
  expect(file.textContent).toContain("图片 · 200 KB");
  await user.click(screen.getByRole("button", { name: "更多：ab12.webp" }));
  await user.click(await screen.findByRole("menuitem", { name: "下架" }));
  const submitReason = async (title: string, reason: string, name: string) => {
    const dialog = within(await screen.findByRole("dialog", { name: title }));
    await user.type(dialog.getByRole("textbox", { name: /原因/ }), reason);
    await user.click(dialog.getByRole("button", { name }));
  };
  await submitReason("下架这个文件", "他人隐私", "下架");
  await screen.findByText("他人隐私", { selector: "small" });
  await user.click(screen.getByRole("button", { name: "恢复" }));
  await submitReason("恢复这个文件", "看错了", "恢复");
  await screen.findByText("可打开");
  expect(sent).toEqual([
    { url, value: 1, reason: "他人隐私" },
    { url, value: 0, reason: "看错了" },
  ]);
});
