import { expect, test } from "../support/journey.ts";

/** Public pages with the same markup at every width: requirement, address, and a text only on that page. */
const pages: [row: string, address: string, heading: string][] = [
  ["ROUTE-010", "/pages/pclogin", "登录"],
  ["ROUTE-014", "/pages/register", "注册"],
  ["GEN-008 ROUTE-040", "/pages/content/community", "社区版块"],
  ["ROUTE-043", "/pages/content/circlelist", "圈子"],
  ["ROUTE-044", "/pages/content/topiczone", "话题专区"],
  ["GEN-011 ROUTE-060 ROUTE-061 API-161", "/pages/cherrypick/index?groupId=2", "精选"],
  ["ROUTE-045", "/pages/content/recommendzone", "推荐"],
  ["ROUTE-006", "/pages/launchMiniProgram", "没有要打开的小程序"],
  ["ROUTE-008", "/pages/wxlogin", "还没有开通"],
  ["ROUTE-032", "/pages/common/webview/index", "没有要打开的链接"],
  ["ROUTE-035", "/pages/common/rich-text", "没有要看的内容"],
  ["ROUTE-062", "/pages/training/index", "反馈专区"],
  ["ROUTE-041", "/pages/content/postdetail", "帖子"],
  ["ROUTE-046", "/pages/content/topiclist", "话题"],
  ["ROUTE-068", "/pages/mall/detail", "商品"],
];

for (const [rows, address] of [
  ["ROUTE-003 ROUTE-005 GEN-002 CONST-042", "/"],
  ["ROUTE-004", "/pages/index"],
] as const) {
  test(`${rows} ${address} is the home page, without a redirect, and fits the window`, async ({
    page,
    isMobile,
  }) => {
    if (isMobile) await page.setViewportSize({ width: 375, height: 812 });
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    expect(answer?.request().redirectedFrom()).toBeNull();
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
    await expect(page.getByRole("navigation", { name: "信息流" })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

for (const [row, address, heading] of pages) {
  test(`${row} ${address} opens without a token`, { tag: "@once" }, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: heading, exact: true }).first()).toBeAttached();
    expect(page.url().endsWith(address)).toBe(true);
  });
}

test("ROUTE-046 ROUTE-047 the address of a topic shows the topic and its threads", {
  tag: "@once",
}, async ({ page, request }) => {
  const answer = await request.get("/api/api/without/thread/topicstatistics?pageNum=1&pageSize=2");
  const { rows } = (await answer.json()) as { rows: { id: string; content: string }[] };
  for (const { id, content } of rows) {
    expect((await page.goto(`/pages/content/topiclist?topicId=${id}`))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`#${content}`);
    const first = page.getByRole("main").getByRole("article").first();
    await expect(first.getByRole("link", { name: `#${content}`, exact: true })).toBeVisible();
  }
  for (const none of ["999999", "abc"]) {
    expect((await page.goto(`/pages/content/topiclist?topicId=${none}`))?.status()).toBe(404);
  }
});
