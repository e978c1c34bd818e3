import { pressUntilGone } from "../support/member.ts";
import { chunkWait, editPath, expect, openEditor, png, test } from "./support.ts";

test("a draft with picture and topic survives a reload, shows a notice, and can be discarded", {
  tag: "@once",
}, async ({ signedIn: page }) => {
  await page.goto(editPath(0));
  // The thread editor has the same name.
  const text = page.locator("textarea");
  await text.fill("写到一半，公交来了");
  await page.getByLabel("添加图片").setInputFiles(png("站台.png"));
  await expect(page.locator("[data-slot=upload-tile]")).toHaveAttribute("data-status", "done");
  await page.getByRole("button", { name: "添加话题" }).click();
  await page.getByRole("combobox", { name: "输入话题名查找或新建" }).fill("公交车上");
  await page.getByRole("option", { name: /公交车上/ }).click();
  await expect(page.getByText(/草稿已保存 \d\d:\d\d:\d\d/)).toBeVisible();
  await page.reload();

  await expect(page.getByText(/已恢复 \d\d:\d\d 的草稿/)).toBeVisible({ timeout: chunkWait });
  await expect(text).toHaveValue("写到一半，公交来了");
  await expect(page.locator("[data-slot=upload-tile][data-status=done]")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "移除#公交车上" })).toBeVisible();

  // Each kind of thread has its own draft.
  await page.getByRole("link", { name: "帖子", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "标题" })).toHaveValue("");
  await page.getByRole("link", { name: "动态" }).click();
  await expect(text).toHaveValue("写到一半，公交来了");

  await page.getByRole("button", { name: "放弃草稿" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "放弃草稿" }).click();
  await expect(text).toHaveValue("");
  await expect(page.locator("[data-slot=upload-tile]")).toHaveCount(0);
  await page.reload();
  await expect(text).toHaveValue("", { timeout: chunkWait });
});

test("a reload right after typing loses no text", { tag: "@once" }, async ({ signedIn: page }) => {
  const body = await openEditor(page);
  await page.getByRole("textbox", { name: "标题" }).fill("没来得及停手的标题");
  await body.click();
  await page.keyboard.type("最后一句话");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "标题" })).toHaveValue("没来得及停手的标题", {
    timeout: chunkWait,
  });
  await expect(body).toHaveText("最后一句话", { timeout: chunkWait });
});

test("publishing offline shows an error and keeps the draft, which is published when online", {
  tag: "@once",
}, async ({ signedIn: page, context }) => {
  await page.goto(editPath(0));
  const text = page.getByRole("textbox", { name: "正文" });
  const words = `隧道里写的 ${Date.now()}`;
  await text.fill(words);
  await context.setOffline(true);
  const publish = page.getByRole("button", { name: "发布", exact: true }).last();
  await publish.click();
  await expect(page.getByRole("alert").filter({ hasText: "草稿已存在这台设备上" })).toBeVisible();
  await expect(text).toHaveValue(words);
  await context.setOffline(false);
  await pressUntilGone(publish, text);
  await expect(page).toHaveURL(/postdetail/);
});

test("ERR-002 an expired session while writing asks to sign in and loses no text", {
  tag: "@once",
}, async ({ signedIn: page }) => {
  await page.goto(editPath(0));
  const text = page.getByRole("textbox", { name: "正文" });
  await text.fill("写着写着就过期了");
  await page.route("**/api/api/thread/create", (route) =>
    route.fulfill({ json: { code: 401, msg: "登录状态已过期" } }),
  );
  await page.getByRole("button", { name: "发布", exact: true }).last().click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("登录状态已过期，您可以继续留在该页面，或者重新登录?");
  await dialog.getByRole("button", { name: "取消" }).click();
  await expect(text).toHaveValue("写着写着就过期了");
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).some(([key, value]) => key.includes("draft") && value.includes("写着写着")),
  );
  expect(stored).toBe(true);
});
