import { pressUntilGone, registerMember, startSignedIn } from "../support/member.ts";
import { openTranslated } from "../support/translate.ts";
import { expect, publishThread, test, threadPath } from "../thread/support.ts";

test("on a translated page a visitor corrects a wrong password and logs out again", {
  tag: "@once",
}, async ({ page, request }) => {
  const { username, password } = await registerMember(request);
  await openTranslated(page, "/pages/pclogin");
  await page.getByRole("textbox", { name: "用户名" }).fill(username);
  await page.getByLabel("密码", { exact: true }).fill("wrong-password-1");
  const submit = page.getByRole("button", { name: "登录", exact: true });
  await submit.click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await page.getByLabel("密码", { exact: true }).fill(password);
  await pressUntilGone(submit);
  await expect(page).not.toHaveURL(/pclogin/);
  await page.getByRole("banner").getByRole("button", { name: "我的菜单" }).click();
  await page.getByRole("menuitem", { name: "退出登录" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "退出登录" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "登录" })).toBeVisible();
});

test("on a translated page a member checks in and saves the profile", {
  tag: "@once",
}, async ({ page, request }) => {
  await startSignedIn(page, (await registerMember(request)).token);
  await openTranslated(page, "/pages/mine/sigin/index");
  await page.getByRole("button", { name: "签到，领 5 积分" }).click();
  await page.getByRole("dialog", { name: "签到成功" }).getByRole("button", { name: "知道了" }).click();
  await expect(page.getByText("连续 1 天，本月已签 1 天")).toBeVisible();
  await openTranslated(page, "/pages/mine/info/index");
  await page.getByLabel("签名").fill("拍山，也拍山里的信号塔");
  await page.getByRole("button", { name: "保存" }).click();
  // The region that announces a toast has its text, too.
  await expect(page.getByRole("region", { name: "通知" }).getByText("修改成功")).toBeVisible();
});

test("on a translated page a member likes a thread, comments and deletes the comment", {
  tag: "@once",
}, async ({ signedIn: page, member }) => {
  const title = `翻译过的页面 ${Date.now().toString(36)}`;
  await openTranslated(page, threadPath(await publishThread(member.token, title)));
  const like = page.locator("[data-slot=post-actions]").getByRole("button", { name: /^点赞/ });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like).toContainText("1");
  const comments = page.locator("#comments");
  await comments.getByRole("textbox", { name: "说点什么，友善一点，具体一点" }).fill("确实安静");
  await comments.getByRole("button", { name: "发表评论" }).click();
  const comment = page.locator("[data-slot=comment-item]").filter({ hasText: "确实安静" });
  await comment.getByRole("button", { name: "删除" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
  await expect(comment).toHaveCount(0);
});
