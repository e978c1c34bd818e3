import { createClient } from "../../packages/api/src/index.ts";
import { expect, test } from "../support/journey.ts";
import { demoPassword, loginDemo, open, registerMember, startSignedIn } from "../support/member.ts";
import { publishThread } from "../thread/support.ts";

test("an operator creates an access key, which works within its scopes until it is revoked", {
  tag: "@once",
}, async ({ page, request }) => {
  const token = await loginDemo(request, "admin");
  await startSignedIn(page, token);
  await open(page, "/pages/mine/setting/index");
  await page.getByRole("button", { name: "新建密钥" }).click();
  const dialog = page.getByRole("dialog", { name: "新建密钥" });
  await dialog.getByRole("button", { name: "创建" }).click();
  await expect(dialog.getByRole("textbox", { name: "名称" })).toHaveAccessibleDescription("请填写名称");
  await dialog.getByRole("textbox", { name: "名称" }).fill("日报机器人");
  await dialog.getByRole("checkbox", { name: /^点赞/ }).check();
  await dialog.getByLabel("登录密码").fill(demoPassword);
  await dialog.getByRole("button", { name: "创建" }).click();
  const key = await page.getByRole("textbox", { name: "密钥" }).inputValue();
  await page.getByRole("button", { name: "我已存好" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "日报机器人" });
  await expect(row).toContainText("还没用过");

  const bot = createClient({ baseUrl: `${process.env.E2E_BASE_URL}/api`, token: key, retry: { retries: 0 } });
  expect((await bot.threads.list()).rows.length).toBeGreaterThan(0);
  const threadId = await publishThread((await registerMember(request)).token, "给机器人收藏的一篇");
  await bot.threads.favorite({ body: { threadId, value: 1 } });
  await expect(
    bot.threads.addPost({ body: { threadId, content: "<p>早</p>", imageList: [] } }),
  ).rejects.toMatchObject({
    code: 403,
  });
  await expect(bot.account.sessionList()).rejects.toMatchObject({ code: 403 });

  await row.getByRole("button", { name: "撤销 日报机器人" }).click();
  await page.getByRole("button", { name: "撤销", exact: true }).click();
  await expect(row).toContainText("已撤销");
  await expect(bot.auth.getInfo()).rejects.toMatchObject({ code: 401 });
});
