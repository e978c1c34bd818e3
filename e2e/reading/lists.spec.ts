import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { open } from "../support/member.ts";

/** Rows of the list, without picks and pinned threads. */
const articles = (page: Page) => page.locator("[data-slot=infinite-list-items]").getByRole("article");

/** Scrolls until the list has a number of pages of ten rows. */
async function readOn(page: Page, pages: number) {
  for (let loaded = 1; loaded < pages; loaded++) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(articles(page).nth(loaded * 10)).toBeAttached();
  }
}

test("STATE-027 STATE-029 a visitor loads more, opens a thread, and returns to the same position", async ({
  page,
}) => {
  await open(page, "/");
  await readOn(page, 3);
  const loaded = await articles(page).count();
  const row = articles(page).nth(17);
  await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
  // The relative time may change by a minute meanwhile.
  const words = () =>
    row.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const time of copy.querySelectorAll("time")) time.remove();
      return copy.textContent;
    });
  const text = await words();
  // Position on leaving, because rows may change by a few pixels when they become visible.
  const left = row.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        element.addEventListener(
          "click",
          () => resolve([window.scrollY, element.getBoundingClientRect().top]),
          { capture: true, once: true },
        );
      }),
  );

  await row.getByRole("link", { name: "评论" }).first().click();
  const [depth, place] = await left;
  await expect(page).toHaveURL(/\/pages\/content\/postdetail\?threadId=\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();

  await expect(row).toBeInViewport();
  // A further page may have been loading on leaving.
  expect(await articles(page).count()).toBeGreaterThanOrEqual(loaded);
  expect(await words()).toBe(text);
  const [depthNow, placeNow] = await row.evaluate((element) => [
    window.scrollY,
    element.getBoundingClientRect().top,
  ]);
  expect(Math.abs(depthNow! - depth!)).toBeLessThanOrEqual(1);
  expect(Math.abs(placeNow! - place!)).toBeLessThanOrEqual(1);
});

test("STATE-029 going back before a transition has begun causes no error", async ({ page }) => {
  await open(page, "/");
  await articles(page).first().getByRole("link", { name: "评论" }).first().click();
  await expect(page).toHaveURL(/\/pages\/content\/postdetail\?threadId=\d+/);
  // The router skips the running transition when another navigation starts.
  await page.evaluate(() => document.startViewTransition(() => {}).skipTransition());
  await page.goBack();
  await expect(articles(page).first()).toBeVisible();
});

test("ERR-025 the retry button reloads a failed page of the list and keeps the loaded rows", {
  tag: "@once",
}, async ({ page }) => {
  let broken = true;
  await page.route(/thread\/homelist.*pageNum=2/, (route) => (broken ? route.abort() : route.continue()));
  await open(page, "/");
  const first = await articles(page).count();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const retry = page.locator("[data-slot=list-footer]").getByRole("button", { name: "重试" });
  await expect(retry).toBeVisible();
  expect(await articles(page).count()).toBe(first);
  broken = false;
  await retry.click();
  await expect(articles(page).nth(first)).toBeAttached();
});

test("a tab of the feed has its own address, to which going back returns", { tag: "@once" }, async ({
  page,
}) => {
  await open(page, "/");
  const tabs = page.getByRole("navigation", { name: "信息流" });
  await tabs.getByRole("link", { name: "最新" }).click();
  await expect(page).toHaveURL(/\/\?tab=latest$/);
  await expect(tabs.getByRole("link", { name: "最新" })).toHaveAttribute("aria-current", "page");
  await expect(articles(page).first()).toBeVisible();
  await page.goBack();
  await expect(tabs.getByRole("link", { name: "推荐" })).toHaveAttribute("aria-current", "page");
});

test("ROUTE-043 a visitor opens a circle, its rules and its threads", async ({ page }) => {
  await open(page, "/pages/content/circlelist");
  await page.getByLabel("搜索圈子").fill("骑行");
  await page.getByLabel("搜索圈子").press("Enter");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "骑行与户外" }).click();
  await expect(page).toHaveURL(/circleId=\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: "骑行与户外" })).toBeVisible();
  await expect(articles(page).first()).toBeVisible();

  const about = page.getByRole("button", { name: "圈规与版主" });
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await about.click();
    const sheet = page.getByRole("dialog", { name: "圈规与版主" });
    await expect(sheet.getByRole("heading", { name: "圈规", exact: true })).toBeVisible();
    await expect(sheet.getByRole("heading", { name: "版主", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(about).toBeFocused();
  } else {
    await expect(page.getByRole("complementary").getByRole("heading", { name: "圈规" })).toBeVisible();
    await expect(about).toBeHidden();
  }
});

test("ROUTE-044 ROUTE-046 a visitor goes from the topic zone to a topic and its threads", {
  tag: "@once",
}, async ({ page }) => {
  await open(page, "/pages/content/topiczone");
  const first = page.getByRole("main").getByRole("list").first().getByRole("link").first();
  const name = await first.textContent();
  await first.click();
  await expect(page).toHaveURL(/\/pages\/content\/topiclist\?topicId=\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: name ?? "" })).toBeVisible();
  await expect(articles(page).first()).toBeVisible();
});

test("shares a thread by QR code, link and poster, and restores the focus", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/");
  const more = articles(page).first().getByRole("button", { name: "更多操作" });
  const share = async () => {
    await more.click();
    await page.getByRole("menuitem", { name: "分享" }).click();
  };
  await share();
  const panel = page.getByRole("dialog", { name: "分享" });
  await expect(panel.locator("svg path").last()).toBeVisible();
  const url = await panel.getByRole("textbox", { name: "帖子链接" }).inputValue();
  expect(url).toMatch(/^http:\/\/[^/]+\/pages\/content\/postdetail\?threadId=\d+$/);
  await panel.getByRole("button", { name: "复制链接" }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByText("链接已复制", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(more).toBeFocused();

  await share();
  await panel.getByRole("tab", { name: "海报" }).click();
  const poster = panel.getByRole("img", { name: /的海报，带二维码$/ });
  await expect(poster).toBeVisible();
  expect(await poster.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1020);
  const saved = page.waitForEvent("download");
  await panel.getByRole("button", { name: "保存海报" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^lenscape-\d+\.png$/);
  await expect(panel).toHaveCount(0);

  // Going back from a thread first closes the open overlay.
  await articles(page).first().getByRole("link", { name: "评论" }).first().click();
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: /^分享/ }).first().click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/threadId=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/threadId=/);
});
