import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import {
  freshAccount,
  fromElsewhere,
  keepRecoveryCodes,
  open,
  passFirstRun,
  registerMember,
  startSignedIn,
} from "../support/member.ts";

const bar = (page: Page) => page.getByRole("banner");
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

async function fillLogin(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByRole("textbox", { name: "用户名" }).fill(username);
  await page.getByLabel("密码", { exact: true }).fill(password);
  await page.getByRole("button", { name: "登录", exact: true }).click();
}

test("STATE-039 STATE-040 NAV-027 NAV-028 NAV-029 NAV-030 a visitor registers, logs in, and logs out again", async ({
  page,
}) => {
  const account = freshAccount();
  await page.setExtraHTTPHeaders(fromElsewhere());
  await open(page, "/");
  await bar(page).getByRole("link", { name: "登录" }).click();
  await expect(page).toHaveURL(/\/pages\/pclogin$/);
  await page.getByRole("link", { name: "注册一个" }).click();
  await expect(page.getByRole("heading", { name: "注册" })).toBeVisible();
  await page.getByRole("textbox", { name: /^用户名/ }).fill(account.username);
  await page.getByLabel(/^密码/).fill(account.password);
  await page.getByLabel(/^再输一次/).fill(account.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "注册", exact: true }).click();
  await keepRecoveryCodes(page);

  await passFirstRun(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(bar(page).getByRole("link", { name: "登录" })).toHaveCount(0);
  await page.reload();
  await expect(page.locator("html[data-member]")).toBeAttached();
  if (isPhone(page)) return;

  await bar(page).getByRole("button", { name: "我的菜单" }).click();
  await page.getByRole("menuitem", { name: "退出登录" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "取消" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(bar(page).getByRole("button", { name: "我的菜单" })).toBeFocused();

  const question = page.getByRole("alertdialog");
  // A second click within a second counts as a double click.
  await expect(async () => {
    if (await question.isVisible()) return;
    await bar(page).getByRole("button", { name: "我的菜单" }).click({ timeout: 1000 });
    await page.getByRole("menuitem", { name: "退出登录" }).click({ timeout: 1000 });
    await expect(question).toBeVisible({ timeout: 1000 });
  }).toPass();
  await question.getByRole("button", { name: "退出登录" }).click();
  await expect(page.getByText("已退出登录", { exact: true })).toBeVisible();
  await expect(bar(page).getByRole("link", { name: "登录" })).toBeVisible();
  await expect(page.locator("html[data-member]")).toHaveCount(0);
});

test("ROUTE-011 STATE-045 STATE-046 a visitor who opens a page for members logs in and returns to it", {
  tag: "@once",
}, async ({ page, request }) => {
  const account = await registerMember(request);
  await open(page, "/pages/content/index?currentContentIndex=1");
  await expect(page).toHaveURL(/\/pages\/pclogin\?redirect=/);
  await fillLogin(page, account);
  await expect(page).toHaveURL(/\/pages\/content\/index\?currentContentIndex=1$/);
  await open(page, "/pages/pclogin");
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("signing in signs in every open tab", {
  tag: "@once",
}, async ({ page, request }) => {
  const account = await registerMember(request);
  const other = await page.context().newPage();
  await open(other, "/");
  await open(page, "/pages/pclogin");
  await fillLogin(page, account);
  for (const tab of [page, other]) {
    await expect(bar(tab).getByRole("button", { name: "我的菜单" })).toBeVisible();
    await tab.reload();
    await expect(bar(tab).getByRole("button", { name: "我的菜单" })).toBeVisible();
  }
});

test("STATE-010 an action for members leads a visitor to the login and back to the same position", {
  tag: "@once",
}, async ({ page, request }) => {
  const account = await registerMember(request);
  await open(page, "/");
  const rows = page.locator("[data-slot=infinite-list-items]").getByRole("article");
  for (const loaded of [1, 2]) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(rows.nth(loaded * 10)).toBeAttached();
  }
  const row = rows.nth(12);
  await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const depth = await page.evaluate(() => window.scrollY);
  await row.getByRole("button", { name: /^点赞/ }).click();
  await page.getByRole("dialog", { name: "登录后点赞" }).getByRole("button", { name: "登录" }).click();
  await expect(page).toHaveURL(/\/pages\/pclogin\?redirect=/);
  await fillLogin(page, account);

  await expect(row).toBeInViewport();
  expect(await rows.count()).toBeGreaterThan(20);
  // Members have the publish entry above the feed.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - depth)).toBeLessThan(120);
  // The resumed action is executed.
  await expect(row.getByRole("button", { name: /^点赞/ })).toHaveAttribute("aria-pressed", "true");
});

test("ROUTE-012 STATE-034 STATE-035 STATE-036 STATE-038 an expired session while reading shows one dialog", {
  tag: "@once",
}, async ({ page, request }) => {
  const { token } = await registerMember(request);
  await startSignedIn(page, token);
  await open(page, "/");
  await expect(page.locator("html[data-member]")).toBeAttached();
  await request.post("/api/logout", { headers: { authorization: `Bearer ${token}` } });

  const question = page.getByRole("alertdialog").filter({ hasText: "登录状态已过期" });
  // The stream or a poll may have got the 401 already; a visitor's action would lead to the login.
  const like = page.getByRole("main").getByRole("button", { name: /^点赞/ }).first();
  await like.evaluate((button: HTMLElement) => {
    if ((localStorage.getItem("lenscape.token") ?? "").length > 2) button.click();
  });
  await expect(question).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(1);
  await question.getByRole("button", { name: "取消" }).click();
  await expect(question).toHaveCount(0);
  await expect(bar(page).getByRole("link", { name: "登录" })).toBeVisible();

  await page.getByRole("main").getByRole("button", { name: "更多操作" }).first().click();
  await page.getByRole("menuitem", { name: "收藏" }).click();
  await page.getByRole("dialog", { name: "登录后收藏" }).getByRole("button", { name: "登录" }).click();
  await expect(page).toHaveURL(/\/pages\/pclogin\?redirect=/);
});
