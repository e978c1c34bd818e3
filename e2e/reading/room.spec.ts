import type { Locator } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { loginDemo, open, setFontSize, startSignedIn } from "../support/member.ts";

/** Returns the right edge of the content of an element. */
const endOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().right;
  });

test("the count is hidden in favour of the query with large text", { tag: "@phone" }, async ({ page }) => {
  const count = page.getByText("80 / 100");
  const query = page.getByRole("combobox", { name: "搜索" });
  await open(page, "/pages/search/search");
  await query.fill("导航".repeat(40));
  await expect(count).toBeVisible();
  await setFontSize(page, 32);
  await expect(count).toBeHidden();
  // Both characters of 导航 are visible.
  await query.fill("导航");
  expect(await query.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
});

test("the credit of the daily picture is above the dots and does not move when they appear", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page, "/");
  const credit = page.getByText("编辑选为今日一图").filter({ visible: true });
  const frame = page.getByRole("region", { name: "首页推荐" });
  /** Distance of the credit from the lower edge of its frame in px. */
  const above = async () => {
    const [text, around] = [await credit.boundingBox(), await frame.boundingBox()];
    return around!.y + around!.height - text!.y - text!.height;
  };
  const before = await above();
  await page.mouse.wheel(0, 1);
  const controls = page.locator("[data-slot=carousel-controls]");
  // The daily picture, three banners and the pause button.
  await expect(controls.getByRole("button")).toHaveCount(5);
  expect(await above()).toBeCloseTo(before, 0);
  const [text, dots] = [await credit.boundingBox(), await controls.boundingBox()];
  expect(text!.y + text!.height).toBeLessThanOrEqual(dots!.y);
});

test("全部已读 is aligned with the right edge of the rows", async ({ page, request }) => {
  await startSignedIn(page, await loginDemo(request, "member"));
  await open(page, "/pages/mine/message/index");
  const button = page.getByRole("button", { name: "全部已读" }).filter({ visible: true });
  const row = page
    .getByRole("link", { name: /林间电台/ })
    .filter({ visible: true })
    .first();
  expect(await endOf(button)).toBeCloseTo(await endOf(row), 0);
});

test("the options of the publish page have equal heights", { tag: "@once" }, async ({ page, request }) => {
  await startSignedIn(page, await loginDemo(request, "member"));
  await open(page, "/pages/content/index?currentContentIndex=1");
  const heights = await page
    .getByRole("combobox")
    .evaluateAll((choices) => choices.map((choice) => choice.getBoundingClientRect().height));
  expect(heights).toEqual([40, 40]);
});

test("an overlay does not restyle the page, and its backdrop receives presses", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page, "/");
  const inherited = () =>
    page.locator("#root").evaluate((root) => {
      const style = getComputedStyle(root);
      return [style.pointerEvents, style.getPropertyValue("--removed-body-scroll-bar-size")];
    });
  const before = await inherited();
  await page.getByRole("button", { name: "更多" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // Other inherited properties on the body would restyle every element of the page.
  expect(await page.locator("body").evaluate((body) => getComputedStyle(body).pointerEvents)).toBe("none");
  expect(await inherited()).toEqual(before);
  expect(await page.evaluate(() => document.elementFromPoint(4, 400)?.getAttribute("data-slot"))).toBe(
    "popup-mask",
  );
});

test("prices, message sections and inputs are not clipped with large text", {
  tag: "@phone",
}, async ({ page, request }) => {
  await startSignedIn(page, await loginDemo(request, "member"));
  await open(page, "/pages/mall/exchangeRecord");
  await setFontSize(page, 32);
  const price = page
    .locator("[data-slot=points-mark] > [aria-hidden=true]")
    .filter({ hasText: "1,200" })
    .first();
  const lines = await price.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);

  await open(page, "/pages/mine/message/index?section=posts");
  const sections = page.getByRole("navigation", { name: "消息的分类" });
  await setFontSize(page, 32);
  await expect(sections).toBeVisible();
  await expect.poll(() => sections.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);

  await open(page, "/pages/mine/message/inboxmessage?dialogId=2");
  await setFontSize(page, 32);
  const box = await page.getByRole("textbox", { name: "写点什么" }).boundingBox();
  expect(box!.width).toBeGreaterThan(300);
});

test("the back-to-top button does not cover the end of the sidebar", { tag: "@once" }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await open(page, "/pages/content/postdetail?threadId=328");
  const end = page.locator("[data-slot=page-body] aside > *").filter({ visible: true }).last();
  await expect(page.getByRole("complementary").getByText("发在")).toBeVisible();
  await page.mouse.wheel(0, 2000);
  const top = await page.getByRole("button", { name: "回到顶部" }).boundingBox();
  await expect.poll(async () => (await end.boundingBox())!.y).toBeLessThan(700);
  const { y, height } = (await end.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(top!.y);
});
