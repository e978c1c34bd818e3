import { expect, test } from "../support/journey.ts";
import { open, startSignedIn } from "../support/member.ts";
import { BY_POLL, messageIcon, post, registerTalker, sendMessage, windowOf } from "./support.ts";

const inbox = (dialogId: unknown) => `/pages/mine/message/inboxmessage?dialogId=${dialogId}`;

test("GEN-024 ROUTE-052 ROUTE-053 NAV-019 NAV-020 STATE-047 two members exchange messages, and one blocks the other", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const [ann, bob] = [await registerTalker(request), await registerTalker(request)];
  await startSignedIn(page, ann.token);
  const other = await windowOf(browser, page, bob);
  // The poll of this window gets no response, so that the first update comes from the stream.
  const poll = "**/notice/unreadnotification";
  await other.route(poll, (route) => route.abort());
  const streams = other.waitForResponse("**/bbs/live/stream*");
  await open(other, "/");
  expect((await streams).headers()["content-type"]).toBe("text/event-stream");
  await expect(messageIcon(other)).not.toContainText("1");

  await open(page, `/pages/mine/friends/index?userId=${bob.userId}`);
  await page.getByRole("button", { name: /发私信/ }).click();
  await expect(page).toHaveURL(/inboxmessage\?dialogId=\d+/);
  await sendMessage(page, "周末去林场吗？<b>早点</b>");
  const log = page.getByRole("log");
  await expect(log.getByText("周末去林场吗？<b>早点</b>")).toBeVisible();
  await expect(log.getByText("未读")).toBeVisible();

  await expect(messageIcon(other)).toContainText("1", BY_POLL);
  await other.unroute(poll);
  await messageIcon(other).click();
  await expect(other).toHaveURL(/\/pages\/mine\/message\/index$/);
  await other.getByRole("link", { name: new RegExp(`${ann.nickname}.*1 条未读`) }).click();
  await expect(other.getByRole("log").getByText("周末去林场吗？<b>早点</b>")).toBeVisible();
  await expect(other.getByText("1 条未读").filter({ visible: true })).toHaveCount(0);
  await expect(log.getByText("已读")).toBeVisible(BY_POLL);

  await page.route(poll, (route) => route.abort());
  await sendMessage(other, "去，带上热水");
  await expect(log.getByText("去，带上热水")).toBeVisible(BY_POLL);
  await page.unroute(poll);

  await other.getByRole("button", { name: "更多" }).click();
  await other.getByRole("menuitem", { name: "屏蔽" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "屏蔽" }).click();
  await expect(other.getByRole("button", { name: "解除屏蔽" })).toBeVisible();
  await sendMessage(page, "还在吗");
  await expect(log.getByText("你已被对方屏蔽，无法发送私信")).toBeVisible();
  await expect(log.getByRole("button", { name: "未送达，点此重发" })).toBeVisible();

  await other.getByRole("button", { name: "解除屏蔽" }).click();
  await expect(other.getByRole("textbox", { name: "写点什么" })).toBeVisible();
  await log.getByRole("button", { name: "未送达，点此重发" }).click();
  await expect(log.getByRole("button", { name: "未送达，点此重发" })).toHaveCount(0);
  await expect(other.getByRole("log").getByText("还在吗")).toBeVisible(BY_POLL);
  await other.context().close();
});

test("GEN-024 resends a failed message once, and keeps a draft in its conversation", {
  tag: "@once",
}, async ({ page, request }) => {
  const [ann, bob] = [await registerTalker(request), await registerTalker(request)];
  const { data } = await post(request, bob.token, "notice/dialog/send", {
    toUserId: ann.userId,
    content: "在吗",
  });
  await startSignedIn(page, ann.token);
  await open(page, inbox(data.dialogId));
  const log = page.getByRole("log");
  await expect(log.getByText("在吗")).toBeVisible();

  await page.route("**/notice/dialog/send", (route) => route.abort());
  await sendMessage(page, "刚才没网");
  const retry = log.getByRole("button", { name: "未送达，点此重发" });
  await expect(retry).toBeVisible();
  await page.unroute("**/notice/dialog/send");
  await retry.click();
  await expect(log.locator("[data-own]", { hasText: "刚才没网" }).getByText("未读")).toBeVisible();
  await expect(retry).toHaveCount(0);

  // The response is lost after the server has saved the message; it is there once and not sent again.
  await page.route("**/notice/dialog/send", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendMessage(page, "到底发了没有");
  await expect(log.locator("[data-own]", { hasText: "到底发了没有" }).getByText("未读")).toBeVisible(BY_POLL);
  await expect(log.getByText("到底发了没有")).toHaveCount(1);
  await expect(retry).toHaveCount(0);
  await page.unroute("**/notice/dialog/send");

  await page.getByRole("textbox", { name: "写点什么" }).fill("还没写完");
  await open(page, "/pages/mine/message/index");
  await expect(page.getByText("[草稿] 还没写完")).toBeVisible();
  await page.getByRole("link", { name: new RegExp(bob.nickname) }).click();
  await expect(page.getByRole("textbox", { name: "写点什么" })).toHaveValue("还没写完");
  await expect(log.getByText("刚才没网")).toHaveCount(1);
});

test("GEN-024 sends offline messages when online, and keeps failed messages after a reload", {
  tag: "@once",
}, async ({ page, context, request }) => {
  const [ann, bob] = [await registerTalker(request), await registerTalker(request)];
  const { data } = await post(request, bob.token, "notice/dialog/send", {
    toUserId: ann.userId,
    content: "在吗",
  });
  await startSignedIn(page, ann.token);
  await open(page, inbox(data.dialogId));
  const log = page.getByRole("log");
  const retry = log.getByRole("button", { name: "未送达，点此重发" });
  await context.setOffline(true);
  await sendMessage(page, "电梯里写的");
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  await expect(retry).toHaveCount(0);
  await expect(log.getByText("电梯里写的")).toHaveCount(1);

  await page.route("**/notice/dialog/send", (route) => route.abort());
  await sendMessage(page, "地库里写的");
  await expect(retry).toBeVisible();
  await page.unroute("**/notice/dialog/send");
  await page.reload();
  await expect(log.getByText("地库里写的")).toBeVisible();
  await retry.click();
  await expect(log.locator("[data-own]", { hasText: "地库里写的" }).getByText("未读")).toBeVisible();
  await expect(retry).toHaveCount(0);
});

test("GEN-024 a member recalls and edits a message, and deletes another for themselves", {
  tag: "@once",
}, async ({ page, request }) => {
  const [ann, bob] = [await registerTalker(request), await registerTalker(request)];
  const { data } = await post(request, bob.token, "notice/dialog/send", {
    toUserId: ann.userId,
    content: "删掉这句",
  });
  await startSignedIn(page, ann.token);
  await open(page, inbox(data.dialogId));
  const log = page.getByRole("log");
  await sendMessage(page, "说错了");
  const mine = log.locator("[data-own]", { hasText: "说错了" });
  await expect(mine.getByText("未读")).toBeVisible();
  await mine.hover();
  await mine.getByRole("button", { name: "这条消息的操作" }).click();
  await page.getByRole("menuitem", { name: "撤回" }).click();
  await expect(log.getByText("你撤回了一条消息")).toBeVisible();
  await log.getByRole("button", { name: "重新编辑" }).click();
  await expect(page.getByRole("textbox", { name: "写点什么" })).toHaveValue("说错了");

  const theirs = log.locator("[data-slot=message-bubble]", { hasText: "删掉这句" });
  await theirs.hover();
  await theirs.getByRole("button", { name: "这条消息的操作" }).click();
  await page.getByRole("menuitem", { name: "删除" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
  await expect(log.getByText("删掉这句")).toHaveCount(0);
});

test("GEN-024 loads older messages on scrolling up and keeps the position", { tag: "@once" }, async ({
  page,
  request,
}) => {
  test.slow();
  const [ann, bob] = [await registerTalker(request), await registerTalker(request)];
  const send = (from: { token: string }, to: { userId: string }, n: number) =>
    post(request, from.token, "notice/dialog/send", { toUserId: to.userId, content: `第 ${n} 句` });
  for (let n = 0; n < 50; n++) await (n % 2 ? send(ann, bob, n) : send(bob, ann, n));
  const list = await request.get("/api/api/notice/dialog/list", {
    headers: { authorization: `Bearer ${ann.token}` },
  });
  const { rows } = (await list.json()) as { rows: { id: string }[] };
  await startSignedIn(page, ann.token);
  await open(page, inbox(rows[0]?.id));
  const log = page.getByRole("log");
  await expect(log.getByText("第 49 句", { exact: true })).toBeInViewport();
  await expect(log.getByText("第 20 句", { exact: true })).toBeAttached();
  await expect(log.getByText("第 0 句", { exact: true })).toHaveCount(0);

  let answer = () => {};
  const blocked = new Promise<void>((go) => {
    answer = go;
  });
  await page.route(/dialog\/detail\?.*beforeId/, async (route) => {
    await blocked;
    await route.continue();
  });
  const anchor = log.getByText("第 22 句", { exact: true });
  await anchor.scrollIntoViewIfNeeded();
  await expect(log.getByRole("status")).toBeVisible();
  const placeOf = async () => (await anchor.boundingBox())?.y;
  const before = await placeOf();
  answer();
  await expect(log.getByText("第 0 句", { exact: true })).toBeAttached();
  expect(await placeOf()).toBe(before);

  // New messages below do not move the position either.
  const middle = log.getByText("第 30 句", { exact: true });
  await middle.scrollIntoViewIfNeeded();
  const there = (await middle.boundingBox())?.y;
  await send(bob, ann, 50);
  await expect(page.getByRole("button", { name: "有新消息" })).toBeVisible({ timeout: 15_000 });
  expect((await middle.boundingBox())?.y).toBe(there);
});

test("GEN-024 conversations of others and unknown ones are not found", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const [ann, bob, eve] = [
    await registerTalker(request),
    await registerTalker(request),
    await registerTalker(request),
  ];
  const { data } = await post(request, bob.token, "notice/dialog/send", {
    toUserId: ann.userId,
    content: "只给你",
  });
  await startSignedIn(page, eve.token);
  for (const address of [inbox(data.dialogId), inbox("x")]) {
    await open(page, address);
    await expect(page.getByRole("heading", { name: "对话不存在" })).toBeVisible();
    await expect(page.getByText("只给你")).toHaveCount(0);
  }
});
