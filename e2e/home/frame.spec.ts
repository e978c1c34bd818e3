import { expect, test } from "../support/journey.ts";
import { open } from "../support/member.ts";

test("NAV-041 NAV-042 the header is 66 px high and the content 1200 px wide", { tag: "@once" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto("/");
  expect((await page.getByRole("banner").boundingBox())?.height).toBe(66);
  const tabs = page.getByRole("navigation", { name: "信息流" });
  const feed = await page.getByRole("main").locator("section").filter({ has: tabs }).boundingBox();
  const side = await page.getByRole("complementary").boundingBox();
  if (!feed || !side) throw new Error("No feed or no sidebar");
  expect(Math.round(feed.x)).toBe(200);
  expect(Math.round(side.x + side.width)).toBe(1400);
});

test("NAV-002 NAV-041 the header is 66 px high and shows the title from 768 px; inner pages on phones have a header of 52 px", {
  tag: "@once",
}, async ({ page }) => {
  const banner = page.getByRole("banner");
  for (const width of [320, 390, 767, 768, 1023, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ["/", "/pages/content/community", "/pages/content/topiczone"]) {
      await page.goto(address);
      const isInner = width < 768 && address === "/pages/content/topiczone";
      expect((await banner.boundingBox())?.height, `${address} at ${width}`).toBe(isInner ? 52 : 66);
      const title = await banner.locator("[data-slot=logo-name]").boundingBox();
      if (width >= 768) expect(title?.width, `title of ${address} at ${width}`).toBeGreaterThan(40);
    }
  }
});

test("NAV-043 CONST-037 the phone layout applies below 768 px", { tag: "@once" }, async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto("/");
  const tabs = page.locator("[data-slot=tab-bar]");
  await expect(tabs).toBeVisible();
  await expect(page.getByRole("complementary")).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(tabs).toBeHidden();
  await expect(page.getByRole("complementary")).toBeVisible();
});

const narrow = [
  "/",
  "/pages/content/community",
  "/pages/content/circlelist?circleId=1",
  "/pages/content/topiczone",
  "/pages/register",
];
for (const address of narrow) {
  test(`${address} fits a small phone`, { tag: "@phone" }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await expect(page.getByRole("heading").first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}

test("ERR-013 a lost network shows a notice and keeps the content; the notice disappears when online", async ({
  page,
  context,
}) => {
  await open(page, "/");
  await context.setOffline(true);
  const notice = page.getByText("后端接口连接异常。看过的内容还能读");
  await expect(notice).toBeInViewport();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  // The failed list and the notice show the reason, without a toast.
  await page.getByRole("main").getByRole("link", { name: "最新", exact: true }).click();
  await expect(page.getByRole("main").getByRole("button", { name: "重试" }).first()).toBeVisible();
  await expect(page.getByRole("main").getByText("后端接口连接异常")).toBeVisible();
  await expect(page.locator("[data-slot=toast]")).toHaveCount(0);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test("a page whose code is not loaded shows an error while offline and opens when online", async ({
  page,
  context,
}) => {
  await open(page, "/");
  await context.setOffline(true);
  await page.locator("a[href='/pages/content/community']:visible").first().click();
  await expect(page.getByRole("heading", { name: "后端接口连接异常" })).toBeVisible();
  await expect(page.getByText("给工程师看的")).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "后端接口连接异常" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});

test("the theme chosen in the footer survives a reload", async ({ page, isMobile }) => {
  await open(page, isMobile ? "/pages/content/community" : "/");
  const footer = page.locator("[data-slot=site-footer]");
  const themes = footer.getByRole("radiogroup", { name: "外观" });
  // The footer of the sidebar renders when it is near the window.
  await expect
    .poll(async () => {
      await page.evaluate(() => document.querySelector("aside")?.scrollIntoView({ block: "end" }));
      return themes.count();
    })
    .toBe(1);
  await themes.scrollIntoViewIfNeeded();
  // Rendered last, once the footer is visible.
  if (!isMobile) await expect(footer.locator("svg[shape-rendering=crispEdges]")).toBeVisible();
  await themes.locator("label", { hasText: "深色" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(themes.getByRole("radio", { name: "深色" })).toBeChecked();
});
