import type { Page } from "@playwright/test";
import { open, registerMember, startSignedIn, waitUntilHydrated } from "../support/member.ts";
import { callAs, expect, publishThread, test, threadPath } from "./support.ts";

interface Row {
  id: string;
  title: string;
  user: { userId: string; nickname: string };
}

/** Finds threads of the demo community with a title, hottest first. */
async function titledThreads(): Promise<Row[]> {
  const rows = await callAs<Row[]>("", "/api/without/thread/homelist?tab=recommend&pageNum=1&pageSize=20");
  return rows.filter(({ title }) => title !== "");
}

/** Writes a comment, on phones in the sheet of the bottom bar. */
async function comment(page: Page, words: string, isMobile: boolean) {
  if (isMobile) await page.getByRole("button", { name: "说点什么" }).click();
  const form = isMobile ? page.getByRole("dialog") : page.locator("#comments");
  await form.getByRole("textbox", { name: "说点什么，友善一点，具体一点" }).fill(words);
  await form.getByRole("button", { name: "发表评论" }).click();
}

const commentOf = (page: Page, words: string) =>
  page.locator("[data-slot=comment-item]").filter({ hasText: words });

test("GEN-005 ROUTE-041 ROUTE-042 a visitor reads a thread with its comments, and then another thread", {
  tag: "@once",
}, async ({ page }) => {
  const [first, second] = await titledThreads();
  for (const thread of [first, second]) {
    const answer = await page.goto(threadPath(thread?.id ?? ""));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(thread?.title ?? "");
    await expect(page).toHaveURL(threadPath(thread?.id ?? ""));
  }
});

test("STATE-010 AMB-029 a visitor who likes is asked to log in, and the like is added afterwards", {
  tag: "@once",
}, async ({ page, request }) => {
  const { username, password } = await registerMember(request);
  const [thread] = await titledThreads();
  await open(page, threadPath(thread?.id ?? ""));
  const like = page.locator("[data-slot=post-actions]").getByRole("button", { name: /点赞/ });
  await like.click();
  const dialog = page.getByRole("dialog", { name: "登录后点赞" });
  await dialog.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page).toHaveURL(/\/pages\/pclogin\?redirect=/);
  expect(new URL(page.url()).searchParams.get("redirect")).toBe(threadPath(thread?.id ?? ""));
  await page.getByRole("textbox", { name: "用户名" }).fill(username);
  await page.getByLabel("密码", { exact: true }).fill(password);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page).toHaveURL(threadPath(thread?.id ?? ""));
  await expect(page.getByText("已为你点赞这篇帖子", { exact: true })).toBeVisible();
  await expect(like).toHaveAttribute("aria-pressed", "true");
});

test("replays a press before hydration once the scripts have loaded", {
  tag: "@once",
}, async ({ page, request }) => {
  // Own member, so that the like does not affect other journeys.
  await startSignedIn(page, (await registerMember(request)).token);
  const [thread] = await titledThreads();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(threadPath(thread?.id ?? ""), { waitUntil: "commit" });
  const like = page.locator("[data-slot=post-actions]").getByRole("button", { name: /^点赞/ });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "false");
  arrive();
  await expect(like).toHaveAttribute("aria-pressed", "true");
});

test("an unknown thread has status 404 and a message", { tag: "@once" }, async ({ page }) => {
  const answer = await page.goto(threadPath("999999999"));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "帖子不在了" })).toBeVisible();
});

test("GEN-023 STATE-004 STATE-005 a member comments, replies, likes, favourites, follows and deletes a comment; a reload shows all of it", async ({
  signedIn: page,
  member,
  isMobile,
}) => {
  // Many steps, each with its own timeout.
  test.slow();
  const [thread] = (await titledThreads()).filter(({ user }) => user.userId !== member.userId);
  const mark = Date.now().toString(36);
  const [kept, regretted, answer] = [`留下的评论 ${mark}`, `会删掉的评论 ${mark}`, `回复自己 ${mark}`];
  const earlier = { threadId: thread?.id, content: regretted };
  await callAs(member.token, "/api/thread/addPost", earlier);
  await page.goto(threadPath(thread?.id ?? ""));

  await page.locator("label", { hasText: "最新" }).click();
  await expect(commentOf(page, regretted)).toBeVisible();
  await comment(page, kept, isMobile);
  await expect(commentOf(page, kept)).toBeFocused();

  await commentOf(page, kept)
    .getByRole("button", { name: `回复 ${member.nickname}` })
    .click();
  // Below the comment, on phones in a sheet.
  const box = page.getByRole("textbox", { name: `回复 ${member.nickname}` });
  await box.fill(answer);
  const reply = page.locator("form").filter({ has: box });
  await reply.getByRole("button", { name: "回复", exact: true }).click();
  await expect(commentOf(page, kept).locator("[data-slot=reply]").filter({ hasText: answer })).toBeVisible();

  await commentOf(page, kept).getByRole("button", { name: /^点赞/ }).first().click();
  await expect(commentOf(page, kept).getByRole("button", { name: "点赞 1" }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const actions = page.locator(`[data-slot=${isMobile ? "reply-bar" : "post-actions"}]`);
  await actions.getByRole("button", { name: /^点赞/ }).click();
  await expect(actions.getByRole("button", { name: /^点赞/ })).toHaveAttribute("aria-pressed", "true");
  await actions.getByRole("button", { name: /^收藏/ }).click();
  await expect(actions.getByRole("button", { name: /^收藏/ })).toHaveAttribute("aria-pressed", "true");
  const follow = page.locator("[data-slot=thread-post]").locator("[data-slot=follow-button]");
  await follow.click();
  await expect(follow).toHaveText("已关注");

  await commentOf(page, regretted).getByRole("button", { name: "删除" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
  await expect(commentOf(page, regretted)).toHaveCount(0);

  await page.reload();
  await page.locator("label", { hasText: "最新" }).click();
  await expect(commentOf(page, kept)).toContainText(answer);
  await expect(commentOf(page, regretted)).toHaveCount(0);
  await expect(actions.getByRole("button", { name: /^点赞/ })).toHaveAttribute("aria-pressed", "true");
  await expect(actions.getByRole("button", { name: /^收藏/ })).toHaveAttribute("aria-pressed", "true");
  await expect(follow).toHaveText("已关注");
});

test("edits a comment within the time limit and shows its versions", {
  tag: "@once",
}, async ({ signedIn: page, member }) => {
  const id = await publishThread(member.token, `评论可以改 ${Date.now().toString(36)}`);
  const [before, after] = ["试了，确实安静", "试了，确实干净，一小时多掉 6%"];
  await callAs(member.token, "/api/thread/addPost", { threadId: id, content: before });
  await open(page, threadPath(id));
  await expect(commentOf(page, before)).not.toContainText("已编辑");
  await commentOf(page, before).getByRole("button", { name: "编辑", exact: true }).click();
  const form = page.locator("[data-slot=comment-item] form");
  const box = form.getByRole("textbox");
  await expect(box).toHaveText(before);
  await box.fill(after);
  await form.getByRole("button", { name: "保存修改" }).click();
  await expect(commentOf(page, after)).toContainText("已编辑");
  await page.reload();
  await waitUntilHydrated(page);
  await expect(commentOf(page, after)).toContainText("已编辑");
  await expect(commentOf(page, before)).toHaveCount(0);

  await commentOf(page, after)
    .getByRole("button", { name: /的评论的操作$/ })
    .click();
  await page.getByRole("menuitem", { name: "修改历史" }).click();
  const versions = page.getByRole("dialog", { name: "修改历史" }).getByRole("listitem");
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText(after);
  await expect(versions.first()).toContainText("现在");
  await expect(versions.last()).toContainText(before);
  await expect(versions.last()).toContainText("第 1 版");
});

test("restores an unsent comment after a reload", async ({ signedIn: page, isMobile }) => {
  const [thread] = await titledThreads();
  const words = "写到一半的评论";
  const box = page.getByRole("textbox", { name: "说点什么，友善一点，具体一点" });
  const comment = async () => {
    if (isMobile) await page.getByRole("button", { name: "说点什么" }).click();
  };
  await open(page, threadPath(thread?.id ?? ""));
  await comment();
  await box.fill(words);
  await page.reload();
  await waitUntilHydrated(page);
  await comment();
  await expect(box).toHaveValue(words);
});

test("an author deletes their thread from its page, and it disappears from the list", {
  tag: "@once",
}, async ({ signedIn: page, member }) => {
  const title = `马上要删的帖子 ${Date.now().toString(36)}`;
  const id = await publishThread(member.token, title);
  await page.goto(`/pages/mine/friends/index?userId=${member.userId}`);
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.locator("[data-slot=thread-post]").getByRole("button", { name: "更多操作" }).click();
  await page.getByRole("menuitem", { name: "删除" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
  await expect(page).toHaveURL(/friends\/index/);
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
  expect((await page.goto(threadPath(id)))?.status()).toBe(404);
});
