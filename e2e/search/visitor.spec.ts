import { expect, test } from "../support/journey.ts";
import { open } from "../support/member.ts";

test("GEN-021 SEARCH-005 STATE-049 a visitor searches from the home page, opens a hit, returns to it, and deletes a recent search", async ({
  page,
}) => {
  const layer = page.getByRole("dialog", { name: "搜索" });
  // Before hydration, the link opens the search page instead.
  await open(page, "/");
  await page.getByRole("link", { name: /^搜索/ }).filter({ visible: true }).click();

  const box = layer.getByRole("combobox", { name: "搜索" });
  await expect(box).toBeFocused();
  await box.fill("眼镜");
  await expect(layer.getByRole("tab", { name: /^内容 \d/ })).toBeVisible();
  const hit = layer.getByRole("article").nth(8).getByRole("link");
  await hit.scrollIntoViewIfNeeded();
  const title = (await hit.textContent()) ?? "";
  const before = (await hit.boundingBox())?.y ?? 0;
  await hit.click();
  await expect(page).toHaveURL(/postdetail/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  await page.goBack();
  await expect(box).toHaveValue("眼镜");
  await expect(hit).toHaveText(title);
  await expect(hit).toBeFocused();
  await expect.poll(async () => Math.abs(((await hit.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);

  await box.fill("ＡＩ　翻译");
  await box.press("Enter");
  await layer.getByRole("button", { name: "清除" }).click();
  const history = layer.getByRole("region", { name: "搜索历史" });
  await expect(history.getByRole("button", { name: "眼镜", exact: true })).toBeVisible();
  await history.getByRole("button", { name: "移除ＡＩ　翻译" }).click();
  await expect(history.getByRole("button", { name: "ＡＩ　翻译", exact: true })).toHaveCount(0);
  await expect(history.getByRole("button", { name: "眼镜", exact: true })).toBeVisible();

  await page.goBack();
  await expect(layer).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname === "/");
});

test("SEARCH-002 SEARCH-007 ROUTE-051 the search page shows posts and users, and cancel returns to the home page", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto(`/pages/search/search?keyword=${encodeURIComponent("续航")}`);
  await expect(page.getByRole("article").getByRole("link", { name: /续航/ }).first()).toBeVisible();
  await page.getByRole("tab", { name: /^用户/ }).click();
  await expect(page).toHaveURL(/tab=1/);
  await page.getByRole("combobox", { name: "搜索" }).fill("云野");
  await expect(page.getByRole("link", { name: "云野", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "取消" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/" && url.search === "");
});
