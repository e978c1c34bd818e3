import { expect, test } from "../support/journey.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript the home page is readable and links to a readable thread", {
  tag: "@once",
}, async ({ page, request }) => {
  const answer = await request.get("/api/api/without/thread/homelist?tab=recommend&pageNum=1&pageSize=10");
  const { rows } = (await answer.json()) as {
    rows: { id: string; title: string; isTop: number }[];
  };
  const thread = rows.find(({ title, isTop }) => title && !isTop);
  if (!thread) throw new Error("No thread with a title on the first page");

  await page.goto("/");
  const feed = page.locator("[data-slot=infinite-list-items]");
  const row = feed.getByRole("article").filter({ has: page.getByRole("heading", { name: thread.title }) });
  await row.getByRole("heading", { name: thread.title }).getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/pages/content/postdetail\\?threadId=${thread.id}$`));
  await expect(page.getByRole("heading", { level: 1, name: thread.title })).toBeVisible();
  expect((await page.getByRole("article").first().textContent())?.length).toBeGreaterThan(100);
});

test("without JavaScript tabs, circles and topics are links", { tag: "@once" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "信息流" }).getByRole("link", { name: "精华" }).click();
  await expect(page).toHaveURL(/\/\?tab=essence$/);
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto("/pages/content/circlelist");
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a first visit has inline styles, the next one requests the style sheet", {
  tag: "@once",
}, async ({ page }) => {
  const look = () =>
    page.evaluate(() => {
      const { backgroundColor, paddingTop } = getComputedStyle(document.querySelector("article") as Element);
      return { backgroundColor, paddingTop, page: getComputedStyle(document.body).backgroundColor };
    });
  const waitedFor = page.locator('head > link[rel="stylesheet"]');
  await page.route("**/*.css", (route) => route.abort());
  await page.goto("/");
  await expect(page.locator("head > style")).toHaveCount(1);
  await expect(waitedFor).toHaveCount(0);
  await expect(page.locator('body link[rel="stylesheet"]')).toHaveCount(1);
  const first = await look();
  await page.unroute("**/*.css");
  await page.reload();
  await expect(page.locator("head > style")).toHaveCount(0);
  await expect(waitedFor).toHaveCount(1);
  expect(await look()).toEqual(first);
});
