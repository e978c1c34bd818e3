import { expect, test } from "../support/journey.ts";
import { loginDemo, open, pressUntilGone, registerMember, startSignedIn } from "../support/member.ts";

test("API-036 ROLE-033 a member reports a thread, an operator deletes it in the console, and both are notified", {
  tag: "@once",
}, async ({ page, browser, request }) => {
  test.slow();
  const [author, reader] = [await registerMember(request), await registerMember(request)];
  const words = `全场清仓最后一天 ${author.username}`;
  const created = await request.post("/api/api/thread/create", {
    headers: { authorization: `Bearer ${author.token}` },
    data: { threadClassify: 0, content: words },
  });
  const { data } = await created.json();
  const thread = `/pages/content/postdetail?threadId=${data.id}`;

  await startSignedIn(page, reader.token);
  await open(page, thread);
  await page.getByRole("button", { name: "更多操作" }).filter({ visible: true }).first().click();
  await page.getByRole("menuitem", { name: "举报" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "提交举报" }).click();
  await expect(dialog.getByText("请选择举报原因")).toBeVisible();
  await dialog.getByText("垃圾广告").click();
  await pressUntilGone(dialog.getByRole("button", { name: "提交举报" }));

  const admin = await (await browser.newContext({ baseURL: process.env.E2E_BASE_URL })).newPage();
  await startSignedIn(admin, await loginDemo(request, "admin"));
  await open(admin, "/pages/console/index?section=reports");
  await admin.getByRole("button", { name: new RegExp(author.username) }).click();
  await admin.getByRole("button", { name: "只删除" }).click();
  await expect(admin.getByText("请填写处理说明")).toBeVisible();
  await admin.getByLabel("处理说明").fill("多处发布同一广告");
  const question = admin.getByRole("alertdialog");
  await expect(async () => {
    await admin.getByRole("button", { name: "只删除" }).click({ timeout: 1000 });
    await expect(question).toContainText("这条帖子会被删除", { timeout: 1000 });
  }).toPass();
  await pressUntilGone(question.getByRole("button", { name: "只删除" }));
  await expect(admin.getByRole("button", { name: new RegExp(author.username) })).toBeHidden();

  const getNotifications = async (token: string) => {
    const notices = await request.get("/api/api/notice/system/list", {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await notices.json()).rows.map(({ title }: { title: string }) => title);
  };
  expect(await getNotifications(author.token)).toContain("你的帖子已被删除");
  expect(await getNotifications(reader.token)).toContain("你的举报已处理");
  await open(page, thread);
  await expect(page.getByText(words)).toHaveCount(0);
  await admin.context().close();
});
