import {
  chunkWait,
  dropHtml,
  editPath,
  expect,
  openEditor,
  pasteFiles,
  pasteHtml,
  png,
  publishedThread,
  test,
} from "./support.ts";

test("GEN-019 ROUTE-038 ROUTE-048 previews and publishes a thread with formatting, a pasted picture, a topic and a mention", async ({
  signedIn: page,
}) => {
  const title = `给镜腿换一层麂皮 ${Date.now()}`;
  const body = await openEditor(page);
  const publish = page.getByRole("button", { name: "发布", exact: true }).last();

  // Empty form: each field shows its error, and the first one has the focus.
  await publish.click();
  const titleField = page.getByRole("textbox", { name: "标题" });
  await expect(titleField).toBeFocused();
  await expect(titleField).toHaveAccessibleDescription(/^标题不能为空/);
  await expect(body).toHaveAccessibleDescription("内容不能为空");
  await expect(page.getByLabel("发布到")).toHaveAccessibleDescription("请选择圈子");

  await titleField.fill(title);
  await page.getByLabel("发布到").selectOption({ index: 1 });
  await body.click();
  await page.keyboard.type("## 需要准备");
  await page.keyboard.press("Enter");
  await page.keyboard.type("1. 薄麂皮一块");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "加粗" }).click();
  await expect(page.getByRole("button", { name: "加粗" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.type("别贴住麦克风孔");
  await page.getByRole("button", { name: "加粗" }).click();

  await page.keyboard.type("，谢谢@镜界小编");
  await expect(page.getByRole("option", { name: /镜界小编/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "移除镜界小编" })).toBeVisible();
  const topic = `麂皮${Date.now() % 100_000}`;
  await page.keyboard.type(`#${topic}`);
  await expect(page.getByRole("option", { name: `新建话题 #${topic}` })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `移除#${topic}` })).toBeVisible();

  await pasteFiles(page, [png("贴好的样子.png", 320, 240)]);
  await expect(page.locator("[data-slot=rich-editor-picture]")).toHaveAttribute("data-status", "done");
  await page.getByRole("button", { name: "预览" }).click();

  await expect(page).toHaveURL(/\/pages\/content\/out\?currentContentIndex=1/);
  const article = page.getByRole("article", { name: title });
  await expect(article.getByRole("heading", { name: "需要准备" })).toBeVisible();
  await expect(article.getByRole("link", { name: "@镜界小编" })).toBeVisible();
  await expect(article.locator("figure img")).toBeVisible();
  await page.getByRole("link", { name: "返回编辑" }).click();

  await expect(titleField).toHaveValue(title);
  await expect(body).toContainText("别贴住麦克风孔");
  await publish.click();
  const thread = await publishedThread(page);
  expect(thread.title).toBe(title);
  expect(thread.content).toContain("<h2>需要准备</h2><ol><li><p>薄麂皮一块</p></li></ol>");
  expect(thread.content).toContain("<strong>别贴住麦克风孔</strong>");
  expect(thread.content).toMatch(/<span class="mention"><a href="[^"]*userId=\d+">@镜界小编<\/a><\/span>/);
  expect(thread.content).toMatch(
    /<figure><img src="\/uploads\/[^"]+" alt="" width="320" height="240"><\/figure>/,
  );
  expect(thread.topicList.map(({ content }) => content)).toEqual([topic]);
  expect(thread.friendList).toHaveLength(1);
  expect(thread.imageList).toHaveLength(1);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
});

test("pasting and dropping a document give the same result, with a table header", {
  tag: "@once",
}, async ({ signedIn: page }) => {
  const body = await openEditor(page);
  const document =
    '<html xmlns:o="urn:schemas-microsoft-com:office:word"><body><h2 style="color:#1f3864">三天的记录</h2><table class=MsoTableGrid><tr><td><p><b>场景</b></p></td><td><p><b>档位</b></p></td></tr><tr><td><p>晴</p></td><td><p>5</p></td></tr></table><p>就这些</p></body></html>';
  const words = "三天的记录\n场景\t档位\n晴\t5\n就这些";
  const written = async (give: typeof pasteHtml) => {
    await body.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await give(page, document, words);
    await expect(body.getByRole("columnheader")).toHaveText(["场景", "档位"]);
    await expect(page.getByText(/颜色/).filter({ visible: true }).first()).toBeVisible();
    return body.evaluate((element) => element.innerHTML);
  };
  const pasted = await written(pasteHtml);
  expect(await written(dropHtml)).toBe(pasted);
});

test("sanitises pasted HTML, and adds a caption to a picture", { tag: "@once" }, async ({
  signedIn: page,
}) => {
  const body = await openEditor(page);
  await body.click();
  await pasteHtml(
    page,
    '<div style="color:red"><h1>来路</h1><script>alert(1)</script><p onclick="x()">一段<b>重点</b><a href="javascript:x()">坏</a></p></div>',
    "来路 一段重点坏",
  );
  await expect(body.getByRole("heading", { name: "来路" })).toBeVisible();
  await expect(body.locator("strong")).toHaveText("重点");
  await expect(body.locator("[style], script, a")).toHaveCount(0);

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "图片", exact: true }).click();
  await (await chooser).setFiles(png("山脊.png"));
  await page.getByRole("textbox", { name: "图片说明" }).fill("城北林场的山脊");
  await page.getByRole("button", { name: "预览" }).click();
  await expect(page.locator("figcaption")).toHaveText("城北林场的山脊");
});

test("the toolbar is one tab stop with arrow keys, and Escape closes a list without losing text", {
  tag: "@once",
}, async ({ signedIn: page }) => {
  const body = await openEditor(page);
  await page.getByRole("textbox", { name: "标题" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "图片", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "视频", exact: true })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: "重做" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(body).toBeFocused();

  await page.keyboard.type("请看@镜");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(body).toHaveAttribute("aria-activedescendant", /.+-0$/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(body).toContainText("请看@镜");
});

test("an address preselects topic and circle, and both can be removed", { tag: "@once" }, async ({
  signedIn: page,
}) => {
  const [topics, circles] = await Promise.all(
    ["thread/topics?pageNum=1&pageSize=1", "filtercircle"].map(async (path) => {
      const answer = await page.request.get(`/api/api/without/${path}`);
      return ((await answer.json()) as { rows: { id: string; content: string; groupName: string }[] }).rows;
    }),
  );
  const [topic, circle] = [topics?.[0], circles?.[0]];
  if (!topic || !circle) throw new Error("the demo has no topic or circle");
  await page.goto(editPath(1, `&topicId=${topic.id}&circleId=${circle.id}`));
  await expect(page.getByLabel("发布到")).toHaveValue(circle.id, { timeout: chunkWait });
  const chip = page.getByRole("button", { name: `移除#${topic.content}` });
  await chip.click();
  await expect(chip).toHaveCount(0);
  await page.getByLabel("发布到").selectOption("");
  await expect(page.getByLabel("发布到")).toHaveValue("");
});
