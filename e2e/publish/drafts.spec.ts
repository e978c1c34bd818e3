import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { type Account, open, registerMember } from "../support/member.ts";
import { chunkWait, editPath, publishedThread } from "./support.ts";

type Member = Account & { token: string };

test.beforeEach(async ({ request: _ }, info) => {
  // Several pages of one member take long on a busy machine.
  info.setTimeout(120_000);
});

/** Opens another device of a member, signed in, with empty storage. */
async function device(context: BrowserContext, { token }: Member): Promise<Page> {
  await context.addInitScript((value) => {
    if (localStorage.getItem("lenscape.token")) return;
    localStorage.setItem("lenscape.token", JSON.stringify(value));
    localStorage.setItem("lenscape.hasLogin", "true");
  }, token);
  return context.newPage();
}

const field = (page: Page) => page.locator("textarea");
const saved = (page: Page) =>
  page.waitForResponse(
    async (answer) => answer.url().endsWith("/draft/save") && (await answer.json()).code === 200,
    { timeout: chunkWait },
  );

/** Types a text and waits until the server has saved it. */
async function write(page: Page, words: string): Promise<void> {
  const response = saved(page);
  await field(page).fill(words);
  await response;
}

test("a draft is continued on another device and removed by publishing", {
  tag: "@once",
}, async ({ context, browser, request }) => {
  const member = await registerMember(request);
  const phone = await device(context, member);
  await open(phone, editPath(0));
  await write(phone, "地铁上写的半句话");
  await phone.close({ runBeforeUnload: false });

  const desk = await device(await browser.newContext(), member);
  await open(desk, "/pages/mine/draft/index");
  await desk.getByRole("link", { name: /地铁上写的半句话/ }).click();
  await expect(field(desk)).toHaveValue("地铁上写的半句话", { timeout: chunkWait });
  await field(desk).fill("地铁上写的半句话，到站写完");
  await desk.getByRole("button", { name: "发布", exact: true }).last().click();
  await expect(desk).toHaveURL(/postdetail/, { timeout: chunkWait });
  await open(desk, "/pages/mine/draft/index");
  await expect(desk.getByText("草稿箱是空的")).toBeVisible();
  await desk.context().close();
});

test("a draft open in two tabs asks the second one and can keep both versions", {
  tag: "@once",
}, async ({ context, request }) => {
  const member = await registerMember(request);
  const first = await device(context, member);
  await open(first, editPath(0));
  await write(first, "两边都在写");
  const second = await context.newPage();
  await open(second, editPath(0));
  await expect(field(second)).toHaveValue("两边都在写", { timeout: chunkWait });

  await write(first, "两边都在写：第一个标签页");
  await field(second).fill("两边都在写：第二个标签页");
  const choice = second.getByRole("dialog", { name: "这份草稿在别处改过了" });
  await expect(choice.getByRole("region", { name: "这里的" })).toContainText("第二个标签页", {
    timeout: chunkWait,
  });
  await expect(choice.getByRole("region", { name: "云端的" })).toContainText("第一个标签页");
  // Closing without a decision keeps both versions.
  await second.keyboard.press("Escape");
  await expect(field(second)).toHaveValue("两边都在写：第二个标签页");
  await second.getByRole("button", { name: "处理冲突" }).click();
  const both = saved(second);
  await choice.getByRole("button", { name: "存为新草稿" }).click();
  await both;
  await second.getByRole("link", { name: "草稿箱" }).click();
  await expect(second.getByRole("link", { name: /第一个标签页/ })).toBeVisible({ timeout: chunkWait });
  await expect(second.getByRole("link", { name: /第二个标签页/ })).toBeVisible();

  // Deleting needs a confirmation.
  await second.getByRole("button", { name: /删除：.*第二个/ }).click();
  await second.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
  await expect(second.getByRole("link", { name: /第二个标签页/ })).toHaveCount(0);
  await expect(field(first)).toHaveValue("两边都在写：第一个标签页");
});

test("resolves a conflict with the version of the other tab or with the own one", { tag: "@once" }, async ({
  context,
  request,
}) => {
  const member = await registerMember(request);
  const first = await device(context, member);
  await open(first, editPath(0));
  await write(first, "起头");
  const second = await context.newPage();
  await open(second, editPath(0));
  await expect(field(second)).toHaveValue("起头", { timeout: chunkWait });
  const choice = second.getByRole("dialog");

  await write(first, "起头，甲");
  await field(second).fill("起头，乙");
  await choice.getByRole("button", { name: "用云端的" }).click({ timeout: chunkWait });
  await expect(field(second)).toHaveValue("起头，甲");

  await write(first, "起头，甲甲");
  await field(second).fill("起头，乙乙");
  const mine = saved(second);
  await choice.getByRole("button", { name: "保留这份" }).click({ timeout: chunkWait });
  await mine;
  await open(first, "/pages/mine/draft/index");
  await expect(first.getByRole("list", { name: "草稿箱" }).getByRole("listitem")).toHaveCount(1);
  await expect(first.getByRole("link", { name: /乙乙/ })).toBeVisible();
});

test("saves text locally while offline and syncs it when online", {
  tag: "@once",
}, async ({ context, request }) => {
  const page = await device(context, await registerMember(request));
  await open(page, editPath(0));
  await write(page, "进隧道之前");
  await context.setOffline(true);
  await field(page).fill("进隧道之前，出隧道之后");
  await expect(page.getByText("后端接口连接异常。联网后自动同步")).toBeVisible({ timeout: chunkWait });
  const response = saved(page);
  await context.setOffline(false);
  await response;
  await expect(page.getByText(/草稿已保存 \d\d:\d\d:\d\d/)).toBeVisible();
  await expect(page.getByText("后端接口连接异常。联网后自动同步")).toHaveCount(0);
});

test("ERR-002 STATE-037 an expired session while writing loses no character after signing in again", {
  tag: "@once",
}, async ({ context, request }) => {
  const member = await registerMember(request);
  const page = await device(context, member);
  await open(page, editPath(0));
  await write(page, "写到一半");
  await request.post("/api/logout", { headers: { authorization: `Bearer ${member.token}` } });
  await field(page).fill("写到一半，会话没了");
  // The dialog appears on blur, so that typing is not interrupted.
  await field(page).blur();
  await page.getByRole("alertdialog").getByRole("button", { name: "重新登录" }).click({ timeout: chunkWait });
  await expect(page).toHaveURL(/pclogin/);
  await page.getByRole("textbox", { name: "用户名" }).fill(member.username);
  await page.getByLabel("密码", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.locator("html[data-member]")).toBeAttached({ timeout: chunkWait });
  await page.goto(editPath(0));
  await expect(field(page)).toHaveValue("写到一半，会话没了", { timeout: chunkWait });
  await page.getByRole("button", { name: "发布", exact: true }).last().click();
  await publishedThread(page);
  await expect(page.getByRole("article").getByText("写到一半，会话没了")).toBeVisible({ timeout: chunkWait });
});
