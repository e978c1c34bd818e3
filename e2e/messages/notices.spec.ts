import { expect, test } from "../support/journey.ts";
import { open, startSignedIn } from "../support/member.ts";
import { BY_POLL, messageIcon, post, registerTalker } from "./support.ts";

test("ENT-085 ENT-087 STATE-047 STATE-048 API-108 API-110 groups likes in one row, and marks them read by opening or by read-all", {
  tag: "@once",
}, async ({ page, request }) => {
  test.slow();
  const [ann, bob, eve] = [
    await registerTalker(request),
    await registerTalker(request),
    await registerTalker(request),
  ];
  const thread = await post(request, ann.token, "thread/create", {
    threadClassify: 0,
    content: "第一次戴着导航爬夜山，说说我遇到的危险",
  });
  const threadId = thread.data.id;
  await startSignedIn(page, ann.token);
  await open(page, "/");
  await post(request, bob.token, "thread/thumbup", { threadId });
  await post(request, eve.token, "thread/thumbup", { threadId });
  await post(request, bob.token, "thread/addPost", { threadId, content: "亮度锁到 2 档就够" });
  // Two likes, a comment and the badge for the first thread.
  await expect(messageIcon(page)).toContainText("4", BY_POLL);

  await messageIcon(page).click();
  await page.getByRole("link", { name: /^互动/ }).click();
  const likes = page.getByRole("article").filter({ hasText: "赞了你的帖子" });
  await expect(likes).toHaveCount(1);
  await expect(likes).toContainText(`${eve.nickname}、${bob.nickname}`);
  const reply = page.getByRole("article").filter({ hasText: "评论了你的帖子" });
  await expect(reply).toContainText("亮度锁到 2 档就够");
  await expect(reply.getByRole("img", { name: "未读" })).toBeVisible();
  await expect(messageIcon(page)).toContainText("1", BY_POLL);

  await page.getByRole("link", { name: "赞与收藏" }).click();
  await expect(reply).toHaveCount(0);
  await expect(likes).toHaveCount(1);
  await likes.getByRole("link", { name: "查看帖子" }).click();
  await expect(page).toHaveURL(new RegExp(`threadId=${threadId}`));

  await post(request, bob.token, "notice/dialog/send", { toUserId: ann.userId, content: "在吗" });
  await open(page, "/pages/mine/message/index");
  await expect(page.getByRole("link", { name: new RegExp(`${bob.nickname}.*1 条未读`) })).toBeVisible();
  await page.getByRole("button", { name: "全部已读" }).filter({ visible: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "确定" }).click();
  await expect(page.getByText("已全部设为已读").first()).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(`${bob.nickname}.*1 条未读`) })).toHaveCount(0);
  await expect(messageIcon(page)).not.toContainText("1");
});

test("ENT-085 a disabled kind of notification is listed without a reminder", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const [ann, bob] = [await registerTalker(request), await registerTalker(request)];
  await startSignedIn(page, ann.token);
  await open(page, "/pages/mine/message/index?section=posts");
  const follows = page.getByRole("switch", { name: "新的关注" }).filter({ visible: true });
  await expect(follows).toBeChecked();
  await follows.click();
  await expect(follows).not.toBeChecked();
  await post(request, bob.token, "bbs/user/follow/add", { toUserId: ann.userId });
  await page.reload();
  const row = page.getByRole("article").filter({ hasText: "关注了你" });
  await expect(row).toContainText(bob.nickname);
  await expect(row.getByRole("img", { name: "未读" })).toHaveCount(0);
  await expect(follows).not.toBeChecked();
});
