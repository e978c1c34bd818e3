import { chunkWait, editPath, expect, largePng, pasteFiles, png, publishedThread, test } from "./support.ts";

test("GEN-018 ROUTE-036 ROUTE-037 publishes a moment with a photo of 8 MB, which appears in the list", async ({
  signedIn: page,
}) => {
  const photo = largePng(1670, 1670);
  expect(photo.length).toBeGreaterThan(8_000_000);
  expect(photo.length).toBeLessThan(10_485_760);
  const words = `雾散之前到了湖边 ${Date.now()}`;

  await page.goto(editPath(0));
  await page.getByRole("textbox", { name: "正文" }).fill(words);
  await page.getByLabel("添加图片").setInputFiles({ name: "晨雾.png", mimeType: "image/png", buffer: photo });
  await expect(page.getByRole("progressbar").or(page.locator("[data-status=done]"))).toBeVisible();
  await expect(page.locator("[data-slot=upload-tile]")).toHaveAttribute("data-status", "done", {
    timeout: 20_000,
  });
  await page.getByRole("button", { name: "发布", exact: true }).last().click();

  const thread = await publishedThread(page);
  expect(thread.content).toContain(words);
  expect(thread.imageList).toMatchObject([{ width: 1670 }]);
  await expect(page.getByRole("article").getByText(words)).toBeVisible({ timeout: chunkWait });
  await page.goto("/?tab=latest");
  await expect(page.getByRole("article").getByText(words)).toBeVisible({ timeout: chunkWait });
  await page.goto(editPath(0));
  await expect(page.getByRole("textbox", { name: "正文" })).toHaveValue("", { timeout: chunkWait });
});

test("a reload after publishing shows the card again", { tag: "@once" }, async ({ signedIn: page }) => {
  await page.goto(editPath(0));
  await page.getByRole("textbox", { name: "正文" }).fill(`桥下的灯 ${Date.now()}`);
  await page.getByRole("button", { name: "发布", exact: true }).last().click();
  const card = page.getByRole("dialog", { name: "已发布" });
  await expect(card).toBeVisible({ timeout: chunkWait });
  await page.reload();
  await expect(card).toBeVisible({ timeout: chunkWait });
});

test("VALID-017 a refused file shows the reason and does not block publishing", {
  tag: "@once",
}, async ({ signedIn: page }) => {
  await page.goto(editPath(0));
  const input = page.getByLabel("添加图片");
  await input.setInputFiles([
    { name: "大图.gif", mimeType: "image/gif", buffer: Buffer.alloc(10_485_761) },
    { name: "说明.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") },
  ]);
  const refused = page.getByRole("alert").filter({ hasText: "这些文件没有添加" });
  await expect(refused).toContainText("大图.gif（10.01 MB）：图片大小不能超过10MB");
  await expect(refused).toContainText("说明.pdf（1 kB）：仅支持 jpg、png、gif、webp 格式");
  await expect(page.locator("[data-slot=upload-tile]")).toHaveCount(0);

  // A file that is not a picture does not count towards the limit.
  const good = Array.from({ length: 9 }, (_, index) => png(`好图${index}.png`));
  await input.setInputFiles([
    { name: "空的.png", mimeType: "image/png", buffer: Buffer.alloc(0) },
    { name: "文字.png", mimeType: "image/png", buffer: Buffer.alloc(64, "x") },
    ...good,
  ]);
  await expect(refused).toContainText("空的.png（0 kB）：文件是空的，换一个");
  await expect(refused).toContainText("文字.png（1 kB）：仅支持 jpg、png、gif、webp 格式");
  await expect(page.locator("[data-slot=upload-tile]")).toHaveCount(9);
  for (const { name } of good) await page.getByRole("button", { name: `移除${name}` }).click();
  await expect(page.locator("[data-slot=upload-tile]")).toHaveCount(0);

  // The server refuses a broken picture, which stays with the reason and a remove button.
  const start = png("假图.png").buffer.subarray(0, 8);
  await input.setInputFiles({
    name: "假图.png",
    mimeType: "image/png",
    buffer: Buffer.concat([start, Buffer.alloc(64, "x")]),
  });
  const tile = page.locator("[data-slot=upload-tile]");
  await expect(tile).toContainText("图片已损坏，换一张");
  await expect(tile.getByRole("button", { name: "移除假图.png" })).toBeVisible();
  await expect(tile.getByRole("button", { name: "重试上传假图.png" })).toHaveCount(0);
  await expect(tile.locator("img")).toHaveCount(0);
  await page.getByRole("textbox", { name: "正文" }).fill("先把坏的拿掉");
  await page.getByRole("button", { name: "发布", exact: true }).last().click();
  await expect(page.getByRole("alert").filter({ hasText: "有文件没有传上去，请重试或移除" })).toBeVisible();
  await tile.getByRole("button", { name: "移除假图.png" }).click();
  await expect(tile).toHaveCount(0);
});

test("pastes pictures and reorders them with the keyboard and by dragging", async ({
  signedIn: page,
  isMobile,
}) => {
  await page.goto(editPath(0));
  await page.getByRole("textbox", { name: "正文" }).focus();
  await pasteFiles(page, [png("甲.png"), png("乙.png"), png("丙.png")]);
  const names = () =>
    page
      .locator("[data-slot=upload-tile] img")
      .evaluateAll((all) => all.map((img) => img.getAttribute("alt")));
  await expect.poll(names).toEqual(["甲.png", "乙.png", "丙.png"]);
  await expect(page.locator("[data-slot=upload-tile][data-status=done]")).toHaveCount(3);

  await page.getByRole("button", { name: /^甲.png，第 1 张/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(names).toEqual(["乙.png", "甲.png", "丙.png"]);

  if (!isMobile) {
    const tiles = page.locator("[data-slot=image-grid-editor-item]");
    const [from, to] = [await tiles.nth(2).boundingBox(), await tiles.nth(0).boundingBox()];
    if (!from || !to) throw new Error("no tiles");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect.poll(names).toEqual(["丙.png", "乙.png", "甲.png"]);
  }
});

test("VALID-017 shows errors at their fields, and a double click publishes once", { tag: "@once" }, async ({
  signedIn: page,
  member,
}) => {
  await page.goto(editPath(0));
  const text = page.getByRole("textbox", { name: "正文" });
  const publish = page.getByRole("button", { name: "发布", exact: true }).last();
  await publish.click();
  await expect(text).toHaveAccessibleDescription(/内容不能为空/);
  await expect(text).toBeFocused();

  const words = `只发一次 ${Date.now()}`;
  await text.fill(words);
  await publish.dblclick();
  await publishedThread(page);
  const answer = await page.request.get(
    `/api/api/without/thread/list?userId=${member.userId}&pageNum=1&pageSize=50`,
  );
  const { rows } = (await answer.json()) as { rows: { excerpt: string }[] };
  expect(rows.filter(({ excerpt }) => excerpt === words)).toHaveLength(1);
});
