import { expect, test } from "../support/journey.ts";

test("GEN-007 the home page lists the thread feed", { tag: "@once" }, async ({ page, request }) => {
  const answer = await request.get("/api/api/without/thread/homelist?tab=recommend&pageNum=1&pageSize=10");
  const { rows } = (await answer.json()) as { rows: { title: string }[] };
  const titles = rows.map((row) => row.title).filter(Boolean);
  expect(titles.length).toBeGreaterThan(0);

  await page.goto("/");
  await expect(page.getByRole("article").getByRole("link", { name: titles[0] }).first()).toBeVisible();
});
