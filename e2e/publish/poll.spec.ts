import { chunkWait, editPath, expect, publishedThread, test } from "./support.ts";

test("creates a poll, saves it with the draft, allows one vote, and hides the counts from visitors", {
  tag: "@once",
}, async ({ signedIn: page, browser }) => {
  await page.goto(editPath(0));
  await page.getByRole("textbox", { name: "正文" }).fill("周末去哪里走走");
  await page.getByRole("button", { name: "添加投票" }).click();
  const option = (n: number) => page.getByRole("textbox", { name: `选项 ${n}`, exact: true });
  await option(1).fill("湖边", { timeout: chunkWait });
  await page.getByRole("button", { name: "发布", exact: true }).last().click();
  await expect(page.getByRole("alert").filter({ hasText: "投票选项不能为空" })).toBeVisible();
  await expect(option(2)).toBeFocused();
  await option(2).fill("林场");
  await option(2).press("Enter");
  await expect(option(3)).toBeFocused();
  await option(3).fill("老城区");
  await page.getByLabel("每人可选").selectOption({ label: "最多选 2 项" });

  await page.reload();
  await expect(option(3)).toHaveValue("老城区", { timeout: chunkWait });
  await page.getByRole("button", { name: "发布", exact: true }).last().click();
  await publishedThread(page);
  const address = page.url();

  const poll = page.locator("[data-slot=poll]");
  await poll.getByRole("checkbox", { name: "林场" }).click({ timeout: chunkWait });
  await poll.getByRole("checkbox", { name: "湖边" }).click();
  await expect(poll.getByRole("checkbox", { name: "老城区" })).toBeDisabled();
  await poll.getByRole("button", { name: "投票" }).click();
  await expect(poll.getByText("我选的")).toHaveCount(2);
  await expect(poll.getByRole("checkbox")).toHaveCount(0);
  await page.reload();
  await expect(poll.getByText("我选的")).toHaveCount(2, { timeout: chunkWait });

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(address);
  await expect(visitor.locator("[data-slot=poll]")).toContainText("林场");
  await expect(visitor.locator("[data-slot=poll]")).toContainText("1 人已投票");
  await expect(visitor.locator("[data-slot=poll]")).not.toContainText("%");
  await visitor.close();
});
