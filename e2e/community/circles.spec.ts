import { expect, test } from "../support/journey.ts";
import { loginDemo, open, registerMember, startSignedIn } from "../support/member.ts";

const LIST = "/pages/content/circlelist";

test("GEN-010 a member joins a circle, sees it in their circles and leaves it", async ({ page, request }) => {
  await startSignedIn(page, (await registerMember(request)).token);
  await open(page, LIST);
  await expect(page.getByText("还没有加入圈子")).toBeVisible();
  const card = page.getByRole("article", { name: "城市漫游" });
  await card.getByRole("button", { name: "加入", exact: true }).click();
  await expect(card.getByRole("button", { name: "已加入" })).toBeVisible();
  await page.getByRole("link", { name: /城市漫游.*(今天|没有新帖)/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("城市漫游");
  await page.getByRole("button", { name: "已加入" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "退出" }).click();
  await expect(page.getByRole("button", { name: "加入圈子" })).toBeVisible();
});

test("GEN-010 a member applies to a circle, a moderator approves, and the member can post", {
  tag: "@once",
}, async ({ page, request, browser }) => {
  const { token } = await registerMember(request);
  await startSignedIn(page, token);
  const found = await request.get("/api/api/without/circle?pageSize=100");
  const { rows } = (await found.json()) as { rows: { id: string; groupName: string }[] };
  const address = `${LIST}?circleId=${rows.find(({ groupName }) => groupName === "应用开发")?.id}`;
  await open(page, address);
  await page.getByRole("button", { name: "申请加入" }).click();
  const reason = `想学写小应用 ${Date.now()}`;
  await page.getByLabel("申请理由").fill(reason);
  await page.getByRole("button", { name: "提交申请" }).click();
  await expect(page.getByRole("button", { name: "审核中" })).toBeVisible();

  const moderator = await browser.newPage();
  await startSignedIn(moderator, await loginDemo(request, "moderator"));
  await open(moderator, `${address}&manage=apply`);
  const row = moderator.getByRole("listitem").filter({ hasText: reason });
  await row.getByRole("button", { name: "通过" }).click();
  await expect(row).toHaveCount(0);
  await moderator.close();

  await open(page, address);
  await expect(page.getByRole("button", { name: "已加入" })).toBeVisible();
  await expect(page.getByRole("link", { name: "发帖" })).toBeVisible();
});
