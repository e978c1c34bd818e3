import type { Page } from "@playwright/test";
import { open, registerMember, startSignedIn } from "../support/member.ts";
import { expect, publishThread, test, threadPath } from "./support.ts";

/** Selects words of the text by the selection API, as a mouse or touch handles do. */
async function choose(page: Page, words: string) {
  await page.evaluate((wanted) => {
    const text = document.querySelector("[data-slot=thread-post] [data-slot=rich-text]")!;
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(wanted) ?? -1;
      if (at >= 0) return document.getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
    }
    throw new Error(`There is no “${wanted}” in the text`);
  }, words);
}

const marked = (page: Page) => page.locator("[data-slot=thread-post] mark");
const chosen = (page: Page) => page.getByRole("toolbar", { name: "选中的文字" });
const count = (page: Page, n: number) => page.getByRole("button", { name: new RegExp(`^${n} 人划过这里`) });

test("two members highlight words of a paragraph, the count shows both, and each removes their own highlight", {
  tag: "@once",
}, async ({ page, member, browser, request }) => {
  const id = await publishThread(member.token, "划线：两个人读同一段");
  await startSignedIn(page, (await registerMember(request)).token);
  await open(page, threadPath(id));
  await choose(page, "第二段写清楚去了哪里");
  await chosen(page).getByRole("button", { name: "划线" }).click();
  await expect(marked(page)).toHaveText(["第二段写清楚去了哪里"]);
  await expect(chosen(page)).toHaveCount(0);

  const other = await browser.newPage({ baseURL: process.env.E2E_BASE_URL });
  await startSignedIn(other, (await registerMember(request)).token);
  await open(other, threadPath(id));
  await expect(marked(other)).toHaveText(["第二段写清楚去了哪里"]);
  await count(other, 1).click();
  await expect(other.getByRole("dialog", { name: "划线" })).toContainText("1 人划了这一段");
  await other.getByRole("button", { name: "我也划" }).click();
  await expect(count(other, 2)).toBeVisible();
  await other.reload();
  await count(other, 2).click();
  await expect(other.getByRole("dialog", { name: "划线" })).toContainText("我和另外 1 人划了这一段");
  await other.getByRole("button", { name: "取消划线" }).click();
  await expect(count(other, 1)).toBeVisible();
  await other.close();

  await page.reload();
  await count(page, 1).click();
  await expect(page.getByRole("dialog", { name: "划线" })).toContainText("只有我划了这一段");
  await page.getByRole("button", { name: "取消划线" }).click();
  await expect(marked(page)).toHaveCount(0);
});

test("a visitor who highlights is asked to log in, and the highlight is added afterwards", {
  tag: "@once",
}, async ({ page, member, request }) => {
  const { username, password } = await registerMember(request);
  const id = await publishThread(member.token, "划线：先登录再划");
  await open(page, threadPath(id));
  await choose(page, "带了什么");
  await chosen(page).getByRole("button", { name: "划线" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "登录", exact: true }).click();
  await page.getByRole("textbox", { name: "用户名" }).fill(username);
  await page.getByLabel("密码", { exact: true }).fill(password);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page).toHaveURL(threadPath(id));
  await expect(marked(page)).toHaveText(["带了什么"]);
});

test("saves selected words as a picture", { tag: "@once" }, async ({ page, member }) => {
  const id = await publishThread(member.token, "做成图：留一句话");
  await open(page, threadPath(id));
  await choose(page, "第一段写清楚带了什么");
  await chosen(page).getByRole("button", { name: "做成图" }).click();
  const dialog = page.getByRole("dialog", { name: "做成图" });
  await expect(dialog.getByRole("img", { name: "写着“第一段写清楚带了什么”的图，带二维码" })).toBeVisible();
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "保存海报" }).click();
  expect((await saved).suggestedFilename()).toBe(`lenscape-${id}-words.png`);
  await expect(dialog).toHaveCount(0);
});

test("the picture of selected words, opened by keyboard, restores the focus", { tag: "@once" }, async ({
  page,
  member,
}) => {
  const id = await publishThread(member.token, "做成图：用键盘");
  await open(page, threadPath(id));
  await choose(page, "第一段写清楚带了什么");
  const opener = chosen(page).getByRole("button", { name: "做成图" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "做成图" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
});
