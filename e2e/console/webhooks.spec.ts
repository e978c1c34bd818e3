import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../support/journey.ts";
import { loginDemo, open, pressUntilGone, startSignedIn } from "../support/member.ts";

test("an operator creates a webhook, tests it, and sees the delivery", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const received: string[] = [];
  const receiver = createServer((incoming, answer) => {
    incoming.setEncoding("utf8").on("data", (part: string) => received.push(part));
    incoming.on("end", () => answer.writeHead(received.length > 1 ? 204 : 500).end("later"));
  });
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  const { port } = receiver.address() as AddressInfo;
  try {
    await startSignedIn(page, await loginDemo(request, "admin"));
    await open(page, "/pages/console/index?section=webhooks");
    await page.getByRole("button", { name: "新建推送地址" }).click();
    const form = page.getByRole("dialog", { name: "新建推送地址" });
    await form.getByRole("textbox", { name: /^名称/ }).fill("工单系统");
    await form.getByRole("textbox", { name: /^地址/ }).fill("desk.example");
    await form.getByRole("checkbox", { name: "提了反馈" }).check();
    await form.getByRole("button", { name: "保存" }).click();
    await expect(form.getByRole("alert")).toContainText("推送地址应是以 https:// 开头");
    await form.getByRole("textbox", { name: /^地址/ }).fill(`http://127.0.0.1:${port}/in`);
    const secret = page.getByRole("textbox", { name: "密钥" });
    await pressUntilGone(form.getByRole("button", { name: "保存" }));
    await expect(secret).toHaveValue(/^whsec_/);
    await page.getByRole("button", { name: "我已存好" }).click();

    const row = page.getByRole("row").filter({ hasText: "工单系统" });
    await row.getByRole("button", { name: "更多：工单系统" }).click();
    await page.getByRole("menuitem", { name: "测试" }).click();
    await expect.poll(() => received.length).toBe(1);
    const log = page.getByRole("dialog", { name: "推送记录" });
    await expect(log.getByRole("listitem")).toContainText(["待送"]);
    await expect(log.getByRole("listitem")).toContainText(["500"]);
    await log.getByRole("button", { name: "再送", exact: true }).click();
    await expect.poll(() => received.length).toBe(2);
    expect(received[1]).toBe(received[0]);
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
});
