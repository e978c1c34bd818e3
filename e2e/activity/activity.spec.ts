import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { loginDemo, open, registerMember, startSignedIn } from "../support/member.ts";

const HOUR = 3600 * 1000;

/** Returns the time a number of hours from now as the value of a datetime-local input. */
const localTime = (hours: number) =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: "Asia/Shanghai" })
    .format(Date.now() + hours * HOUR)
    .replace(" ", "T");

test(
  "GEN-012 ROUTE-058 ROUTE-059 ROLE-010 a visitor lists the activities, filters by group and state, and is led to the login",
  { tag: "@once" },
  async ({ page }, info) => {
    info.setTimeout(90_000);
    await open(page, "/pages/activity/index?groupId=1");
    await expect(page).toHaveURL(/\/pages\/activity\/index\?groupId=1$/);
    const cards = page.locator("[data-slot=activity-card]");
    await expect(cards.first()).toBeVisible();
    const listRequest = page.waitForRequest((request) => request.url().includes("/bbs/activity/list"));
    await page.getByRole("navigation", { name: "活动状态" }).getByRole("link", { name: "已结束" }).click();
    const query = new URL((await listRequest).url()).searchParams;
    expect([query.get("groupId"), query.get("tab")]).toEqual(["1", "over"]);
    await expect(cards.first()).toHaveAttribute("data-tone", "over");
    await open(page, "/pages/activity/index?groupId=2");
    await expect(page.getByText("这里还没有活动")).toBeVisible();
    await open(page, "/pages/activity/index?groupId=1&tab=open");
    await cards.first().getByRole("link").click();
    await page.getByRole("link", { name: "登录后报名" }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/pages\/pclogin\?redirect=%2Fpages%2Factivity%2Findex%3Fid%3D/);
  },
);

test("AMB-025 GEN-020 ROUTE-039 an organiser publishes an activity, a member signs up and withdraws, and is notified of the cancellation", async ({
  page,
  browser,
  request,
  isMobile,
}, info) => {
  info.setTimeout(120_000);
  const title = `河岸第 ${Date.now() % 100_000} 次慢跑`;
  const host = await loginDemo(request, "admin");
  await startSignedIn(page, host);
  await open(page, "/pages/content/index?currentContentIndex=2");
  await expect(page.getByRole("link", { name: "活动", exact: true }).last()).toHaveAttribute(
    "aria-current",
    "page",
  );
  const body = page.getByRole("textbox", { name: "正文" });
  await body.click();
  await page.keyboard.type("绕着河岸慢慢跑五公里，跑不动就走。");
  const publish = page.getByRole("button", { name: "发布", exact: true }).last();
  await publish.click();
  await expect(page.getByLabel("开始时间")).toHaveAccessibleDescription("请填写时间");
  await page.getByRole("textbox", { name: "标题" }).fill(title);
  await page.getByLabel("开始时间").fill(localTime(30));
  await page.getByLabel("结束时间").fill(localTime(28));
  await page.getByLabel("报名截止").fill(localTime(20));
  await page.getByRole("textbox", { name: "地点" }).fill("河岸第三座桥");
  await page.getByLabel("名额").fill("2");
  await publish.click();
  await expect(page.getByLabel("结束时间")).toHaveAccessibleDescription("结束时间要晚于开始时间");
  await page.getByLabel("结束时间").fill(localTime(32));
  await publish.click();
  // Publishing refetches every list that contains the activity.
  await expect(page).toHaveURL(/\/pages\/activity\/index\?id=\d+$/, { timeout: 30_000 });
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const address = page.url();

  const guest = await registerMember(request);
  const context = await browser.newContext({ viewport: page.viewportSize(), isMobile, hasTouch: isMobile });
  const guestPage = await context.newPage();
  await startSignedIn(guestPage, guest.token);
  await open(guestPage, address);
  // On phones, the panel is below the text and its form is in a sheet.
  const side = (of: Page) =>
    (isMobile ? of.locator("main") : of.locator("aside")).filter({ visible: true }).first();
  const panel = side(guestPage);
  if (isMobile) await panel.getByRole("button", { name: "立即报名" }).click();
  const form = isMobile ? guestPage.getByRole("dialog", { name: "报名活动" }) : panel;
  await form.getByLabel("怎么称呼").fill("阿河");
  await form.getByRole("button", { name: "报名" }).click();
  await expect(form.getByLabel("手机号")).toHaveAccessibleDescription("请输入正确的手机号码");
  await form.getByLabel("手机号").fill("13800008000");
  await form.getByRole("button", { name: "报名" }).click();
  await expect(panel.getByRole("heading", { name: "你已报名" })).toBeVisible();
  await expect(panel.getByRole("img", { name: "签到码" }).locator("svg")).toBeVisible();

  // The organiser sees the participant and their private answers.
  await open(page, address);
  await page.getByRole("button", { name: "管理报名" }).filter({ visible: true }).click();
  const desk = page.getByRole("dialog", { name: "报名名单" });
  await expect(desk.getByText("阿河")).toBeVisible();
  await expect(desk.getByText("13800008000")).toBeVisible();

  await panel.getByRole("button", { name: "取消报名" }).click();
  await guestPage.getByRole("alertdialog").getByRole("button", { name: "取消报名" }).click();
  await expect(panel.getByRole("button", { name: isMobile ? "立即报名" : "报名" })).toBeVisible();
  await expect(panel.getByText("剩 2 个").filter({ visible: true })).toBeVisible();
  if (isMobile) await panel.getByRole("button", { name: "立即报名" }).click();
  await form.getByLabel("怎么称呼").fill("阿河");
  await form.getByLabel("手机号").fill("13800008000");
  await form.getByRole("button", { name: "报名" }).click();
  await expect(panel.getByRole("heading", { name: "你已报名" })).toBeVisible();

  await desk.getByRole("button", { name: "取消活动" }).click();
  const question = page.getByRole("dialog", { name: "取消活动" });
  await question.getByLabel("为什么取消").fill("河水涨了");
  await question.getByRole("button", { name: "取消活动" }).click();
  await expect(side(page).getByText("活动已取消，原因：河水涨了").first()).toBeVisible();
  await open(guestPage, "/pages/mine/message/index?section=system");
  await expect(guestPage.getByText("你报名的活动已取消")).toBeVisible();
  await context.close();
});
