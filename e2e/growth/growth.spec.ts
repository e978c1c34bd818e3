import { expect, test } from "../support/journey.ts";
import { open, registerMember, startSignedIn } from "../support/member.ts";
import { publishThread, threadPath } from "../thread/support.ts";

const SIGN_PAGE = "/pages/mine/sigin/index";

test("GEN-025 GEN-028 ROUTE-054 ROUTE-055 ROUTE-056 STATE-017 a member checks in and opens the calendar and the prizes", async ({
  page,
  request,
}) => {
  const { token } = await registerMember(request);
  await startSignedIn(page, token);
  await open(page, SIGN_PAGE);
  await expect(page.getByText("连续 0 天，本月已签 0 天")).toBeVisible();
  await page.getByRole("button", { name: "签到，领 5 积分" }).click();
  const successDialog = page.getByRole("dialog", { name: "签到成功" });
  await expect(successDialog.getByText("+5 积分（连续 1 天）")).toBeVisible();
  await expect(successDialog.getByText(/今天第 \d+ 个签到/)).toBeVisible();
  await successDialog.getByRole("button", { name: "知道了" }).click();
  await expect(page.getByRole("button", { name: "今日已签到" })).toBeDisabled();
  await expect(page.getByText("连续 1 天，本月已签 1 天")).toBeVisible();

  await page.getByRole("button", { name: "规则" }).click();
  const rules = page.getByRole("dialog", { name: "签到规则" });
  await expect(rules.getByText(/\+5、\+5、\+10、\+10、\+15、\+15、\+30/)).toBeVisible();
  await rules.getByRole("button", { name: "知道了" }).click();

  await page.getByRole("link", { name: "去补签" }).click();
  await expect(page).toHaveURL(/sigin\/calendar$/);
  await expect(page.getByText("本月已签 1 天")).toBeVisible();
  await expect(page.getByRole("button", { name: "下个月" })).toBeDisabled();

  await open(page, "/pages/mine/sigin/prizelist");
  await expect(page.getByText("1/3", { exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "领取记录" }).click();
  await expect(page.getByText("还没领过奖品")).toBeVisible();

  // After the check-in, the block on the home page is a link to the check-in page.
  await open(page, "/");
  const block = page.locator("[data-slot=sign-in-block], [data-slot=sign-in-strip]");
  await block.getByRole("link", { name: "今日已签到" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(SIGN_PAGE);
});

test("GEN-013 GEN-029 GEN-030 GEN-031 TASK-006 TASK-012 TASK-013 reading threads advances a task, and a task links to its page", {
  tag: "@once",
}, async ({ page, request }) => {
  const { token } = await registerMember(request);
  const author = await registerMember(request);
  await startSignedIn(page, token);
  // Own threads, because another journey may remove a thread of somebody else meanwhile.
  for (const title of ["晨跑时的第一视角", "夜里拍到的桥"]) {
    const id = await publishThread(author.token, title);
    const browseResponse = page.waitForResponse((answer) => answer.url().endsWith("/bbs/thread/browse"));
    await open(page, threadPath(id));
    expect(await (await browseResponse).json()).toMatchObject({ code: 200 });
  }
  const browsing = page.locator("[data-slot=task-row]", { hasText: "浏览 5 篇帖子" });
  // Counted asynchronously after the response.
  await expect(async () => {
    await open(page, "/pages/taskinfo/index");
    await expect(browsing.getByText("2/5")).toBeVisible({ timeout: 2000 });
  }).toPass();
  for (const name of ["每周任务", "每月任务"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tabpanel").locator("[data-slot=task-row]").first()).toBeVisible();
  }
  await page.getByRole("button", { name: "去完成 完善头像和个性签名" }).click();
  const confirmDialog = page.getByRole("alertdialog", { name: "提示" });
  await expect(confirmDialog.getByText("确定要完成「完善头像和个性签名」吗？")).toBeVisible();
  await confirmDialog.getByRole("button", { name: "确定" }).click();
  await expect(page).toHaveURL(/mine\/info\/index$/);
});
