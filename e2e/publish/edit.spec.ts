import { expect, test } from "../support/journey.ts";
import { open, registerMember, startSignedIn } from "../support/member.ts";
import { chunkWait } from "./support.ts";

test(
  "an author edits a thread: changes survive a reload, readers see the edit time, and every version is kept",
  { tag: "@once" },
  async ({ page, request }, info) => {
    info.setTimeout(120_000);
    const member = await registerMember(request);
    const words = `写错了一个字 ${Date.now()}`;
    const created = await request.post("/api/api/thread/create", {
      headers: { authorization: `Bearer ${member.token}` },
      data: { threadClassify: 0, content: words, topicList: [{ content: "改一改" }] },
    });
    const { id, status } = (await created.json()).data as { id: string; status: 0 | 1 };
    await startSignedIn(page, member.token);
    await open(page, `/pages/content/postdetail?threadId=${id}`);
    await page.getByRole("article").getByRole("button", { name: "更多操作" }).click({ timeout: chunkWait });
    await page.getByRole("menuitem", { name: "编辑" }).click();

    const text = page.locator("textarea");
    await expect(text).toHaveValue(words, { timeout: chunkWait });
    await expect(page.getByRole("button", { name: "移除#改一改" })).toBeVisible();
    await text.fill(`${words}，改好了`);
    await page.reload();
    await expect(text).toHaveValue(`${words}，改好了`, { timeout: chunkWait });
    const circle = page.getByRole("combobox", { name: "发布到" });
    const offered = circle.locator("option:not([disabled]):not([value=''])");
    await expect(offered).not.toHaveCount(0, { timeout: chunkWait });
    const [home = ""] = await offered.allTextContents();
    await circle.selectOption({ label: home });
    await page.getByRole("button", { name: "预览" }).click();
    await expect(page.getByText(`${words}，改好了`)).toBeVisible({ timeout: chunkWait });
    await page.getByRole("link", { name: "返回编辑" }).click();
    await expect(text).toHaveValue(`${words}，改好了`, { timeout: chunkWait });
    await page.getByRole("button", { name: "保存修改" }).click();

    const article = page.getByRole("article");
    await expect(article.getByText(`${words}，改好了`)).toBeVisible({ timeout: chunkWait });
    await expect(article.getByText(/^已编辑/)).toBeVisible();
    expect([0, 1]).toContain(status);
    await article.getByRole("button", { name: "更多操作" }).click();
    await page.getByRole("menuitem", { name: "修改历史" }).click();
    const versions = page.getByRole("dialog", { name: "修改历史" }).getByRole("listitem");
    await expect(versions).toHaveCount(2, { timeout: chunkWait });
    await expect(versions.nth(1)).toContainText("第 1 版");
    await expect(versions.nth(1)).not.toContainText("改好了");
    await expect(versions.nth(0)).toContainText(`圈子${home}`);
    await expect(versions.nth(1)).not.toContainText(home);
  },
);
