import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { policy } from "../../../policy.ts";
import { deleteAll, startServer, type TestServer } from "../../../test/support.ts";
import { makeUpload, requestId } from "../../../test/thread-fixtures.ts";

type Member = { token: string; userId: string };

let server: TestServer;
let ann: Member;
let bob: Member;
let eve: Member;

beforeAll(async () => {
  server = await startServer();
  [ann, bob, eve] = [await server.member("ann"), await server.member("bob"), await server.member("eve")];
});
afterAll(() => server.close());
beforeEach(() =>
  deleteAll(
    server,
    "dialogs",
    "dialog_members",
    "messages",
    "message_reports",
    "blocks",
    "follows",
    "unread_counts",
    "notice_settings",
    "rate_counters",
  ),
);

const send = (from: Member, body: object) => server.post("/api/notice/dialog/send", body, from.token);
const say = (from: Member, to: Member, content = "你好") => send(from, { toUserId: to.userId, content });
const inbox = (who: Member, query = "") => server.get(`/api/notice/dialog/list${query}`, who.token);
const detail = (who: Member, id: string, query = "") =>
  server.get(`/api/notice/dialog/detail?dialogId=${id}${query}`, who.token);
const info = async (who: Member, id: string) =>
  (await server.get(`/api/bbs/dialog/info?dialogId=${id}`, who.token)).data;
const open = async (who: Member, other: Member) =>
  (await server.post("/api/notice/dialog/new", { toUserId: other.userId }, who.token)).data.id as string;
const read = (who: Member, dialogId: string, messageId: string) =>
  server.post("/api/bbs/dialog/read", { dialogId, messageId }, who.token);
const remove = (who: Member, dialogId: string, messageId?: string) =>
  server.post("/api/notice/dialog/delete", { dialogId, ...(messageId && { messageId }) }, who.token);
const recall = (who: Member, messageId: string) =>
  server.post("/api/bbs/dialog/recall", { messageId }, who.token);
const block = (who: Member, other: Member, act: "add" | "del" = "add") =>
  server.post(`/api/bbs/user/block/${act}`, { toUserId: other.userId }, who.token);
const unread = async (who: Member) =>
  (await server.post("/api/notice/unreadnotification", { tick: 5 }, who.token)).data;
const texts = async (who: Member, id: string) => (await detail(who, id)).rows.map((row) => row.content);
const countMessages = async () =>
  Number(
    (
      (await server.db.execute(sql`select count(*) as n from messages`)) as unknown as {
        rows: { n: string }[];
      }
    ).rows[0]!.n,
  );

/** Creates a conversation in which Ann and Bob have both sent a message. @returns the ID of the conversation */
async function createDialog(): Promise<string> {
  const { data } = await say(ann, bob, "在吗");
  await say(bob, ann, "在");
  return data.dialogId;
}

describe("sending", () => {
  test("GEN-024 API-105 API-106 a message appears in the list of the recipient with its text and the unread count", async () => {
    const { code, data } = await say(ann, bob, "周末去林场吗？");
    expect(code).toBe(200);
    expect(data).toMatchObject({
      userId: ann.userId,
      content: "周末去林场吗？",
      isRecalled: 0,
      imageList: [],
    });
    const list = await inbox(bob);
    expect(list.total).toBe(1);
    expect(list.rows[0]).toMatchObject({
      id: data.dialogId,
      unreadCount: 1,
      user: { userId: ann.userId, nickname: "ann" },
      message: { id: data.id, content: "周末去林场吗？" },
    });
    expect(await unread(bob)).toMatchObject({ dialogNotifications: 1, unreadNotifications: 0 });
    expect((await inbox(ann)).rows[0]).toMatchObject({ unreadCount: 0, user: { userId: bob.userId } });
    expect(await unread(ann)).toMatchObject({ dialogNotifications: 0 });
  });

  test("API-104 opening a conversation twice returns the same one, and empty conversations are not listed", async () => {
    const id = await open(ann, bob);
    expect(await open(bob, ann)).toBe(id);
    expect((await inbox(ann)).total).toBe(0);
    expect((await inbox(bob)).rows).toEqual([]);
    expect(await info(ann, id)).toMatchObject({
      id,
      user: { userId: bob.userId, nickname: "bob", level: 1, isVerified: 0 },
      isFollow: false,
      isMutual: false,
      isBlocked: false,
      refusal: "",
      peerReadId: "",
    });
  });

  test("API-105 repeated requests with the same key create one message", async () => {
    const body = { toUserId: bob.userId, content: "只发一次", requestId: requestId("once") };
    const first = await send(ann, body);
    const again = await send(ann, body);
    expect(again.data).toEqual(first.data);
    expect(first.data.requestId).toBe(body.requestId);
    expect(await countMessages()).toBe(1);
    expect((await unread(bob)).dialogNotifications).toBe(1);
    expect((await detail(bob, first.data.dialogId)).rows[0].requestId).toBe("");
    expect((await send(bob, { ...body, toUserId: ann.userId })).code).toBe(200);
  });

  test("API-105 HTML is stored as text, and surrounding blanks are removed", async () => {
    const html = '<img src=x onerror="alert(1)">\n<b>粗</b> & &amp;';
    const { data } = await say(ann, bob, `  ${html}\n`);
    expect(data.content).toBe(html);
  });

  test("API-105 messages are limited to 500 characters, and an emoji counts as one", async () => {
    const id = await createDialog();
    expect((await send(ann, { dialogId: id, content: "🕶".repeat(500) })).code).toBe(200);
    const long = await send(ann, { dialogId: id, content: "字".repeat(501) });
    expect(long).toMatchObject({ code: 400, msg: expect.stringContaining("不能超过 500 个字符") });
    expect(await countMessages()).toBe(3);
  });

  test("API-105 invalid input is refused with a message and stores nothing", async () => {
    const closed = await server.member("closed");
    await server.db.execute(sql`update users set status = 2 where id = ${closed.userId}::bigint`);
    const to = { toUserId: bob.userId };
    const cases: [object, string][] = [
      [{ toUserId: ann.userId, content: "我" }, "不能给自己发私信"],
      [{ toUserId: "999999", content: "谁" }, "该用户不存在或已注销"],
      [{ toUserId: closed.userId, content: "谁" }, "该用户不存在或已注销"],
      [{ ...to }, "消息不能为空"],
      [{ ...to, content: " \n " }, "消息不能为空"],
      [{ ...to, content: "\u200b\u3164" }, "消息不能为空"],
      [{ ...to, content: "x", imageList: [{ url: "https://example.com/a.png" }] }, "图片和视频请先上传"],
      [{ content: "x" }, "请给出 dialogId 或 toUserId 之一"],
      [{ ...to, dialogId: "1", content: "x" }, "请给出 dialogId 或 toUserId 之一"],
    ];
    for (const [body, msg] of cases) expect(await send(ann, body)).toMatchObject({ code: 400, msg });
    expect((await send(ann, { toUserId: "x", content: "x" })).code).toBe(400);
    expect((await send(ann, { ...to, content: "x", requestId: "short" })).code).toBe(400);
    expect((await send(ann, { ...to, content: "x", html: 1 })).code).toBe(400);
    expect((await server.post("/api/notice/dialog/send", { ...to, content: "x" })).code).toBe(401);
    expect((await server.post("/api/notice/dialog/new", { toUserId: ann.userId }, ann.token)).msg).toBe(
      "不能给自己发私信",
    );
    expect((await server.post("/api/notice/dialog/new", { toUserId: "999999" }, ann.token)).code).toBe(400);
    expect(await countMessages()).toBe(0);
    expect((await inbox(bob)).total).toBe(0);
  });

  test("API-105 images must be uploads of the sender", async () => {
    const annsImage = await makeUpload(server, ann.userId, "ann.webp");
    const evesImage = await makeUpload(server, eve.userId, "eve.webp");
    const video = await makeUpload(server, ann.userId, "ann.mp4", "video");
    const { data } = await send(ann, { toUserId: bob.userId, imageList: [{ url: annsImage }] });
    expect(data).toMatchObject({
      content: "",
      imageList: [{ url: annsImage, thumbnailUrl: "/uploads/2026/11/t-ann.webp", width: 800, height: 600 }],
    });
    await say(bob, ann);
    for (const url of [evesImage, video, "/uploads/2026/11/none.webp"]) {
      expect(await send(ann, { toUserId: bob.userId, imageList: [{ url }] })).toMatchObject({
        code: 400,
        msg: "图片和视频请先上传",
      });
    }
  });

  test("API-105 messages of a muted member are refused with the end of the mute", async () => {
    await server.db.execute(
      sql`update users set denied_until = now() + interval '1 day' where id = ${eve.userId}::bigint`,
    );
    expect(await say(eve, bob)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^你已被禁言，无法发送私信（至 .{16}）$/),
    });
    const id = await open(eve, bob);
    expect((await info(eve, id)).refusal).toMatch(/^你已被禁言，无法发送私信（至 .{16}）$/);
    await server.db.execute(sql`update users set denied_until = null where id = ${eve.userId}::bigint`);
  });
});

describe("permission to send", () => {
  const stranger = "对方回复前只能发送1条消息";

  test("API-105 a stranger can send one message until the recipient replies", async () => {
    const { data } = await say(ann, bob);
    expect(await say(ann, bob, "在吗在吗")).toMatchObject({ code: 400, msg: stranger });
    expect((await info(ann, data.dialogId)).refusal).toBe(stranger);
    expect(await countMessages()).toBe(1);
    await say(bob, ann);
    expect((await say(ann, bob)).code).toBe(200);
    expect((await info(ann, data.dialogId)).refusal).toBe("");
  });

  test("API-105 recalled and deleted messages count towards the limit of a stranger", async () => {
    const { data } = await say(ann, bob);
    await recall(ann, data.id);
    expect((await say(ann, bob)).msg).toBe(stranger);
    await remove(ann, data.dialogId);
    expect((await say(ann, bob)).msg).toBe(stranger);
  });

  test("API-105 members can send without a limit to their followers", async () => {
    await server.post("/api/bbs/user/follow/add", { toUserId: ann.userId }, bob.token);
    for (let n = 0; n < 3; n++) expect((await say(ann, bob)).code).toBe(200);
  });

  test("API-105 a member can only accept messages of mutual follows, and replies are still possible", async () => {
    const only = { messageFrom: "mutual" };
    await server.post("/api/bbs/notice/setting/update", only, bob.token);
    expect(await say(ann, bob)).toMatchObject({ code: 400, msg: "对方设置了仅互相关注可私信" });
    await server.post("/api/bbs/user/follow/add", { toUserId: ann.userId }, bob.token);
    expect((await say(ann, bob)).code).toBe(400);
    await server.post("/api/bbs/user/follow/add", { toUserId: bob.userId }, ann.token);
    expect((await say(ann, bob)).code).toBe(200);
    await server.post("/api/bbs/user/follow/del", { toUserId: bob.userId }, ann.token);
    expect((await say(ann, bob)).code).toBe(400);
    await say(bob, ann);
    expect((await say(ann, bob)).code).toBe(200);
  });

  test("API-105 messages of a blocked member are refused and not stored until the block is removed", async () => {
    const id = await createDialog();
    expect((await block(bob, ann)).code).toBe(200);
    expect((await block(bob, ann)).code).toBe(200);
    expect(await say(ann, bob, "还在吗")).toMatchObject({ code: 400, msg: "你已被对方屏蔽，无法发送私信" });
    expect((await info(ann, id)).refusal).toBe("");
    expect(await say(bob, ann)).toMatchObject({
      code: 400,
      msg: "你已屏蔽对方，解除屏蔽后才能发私信",
    });
    expect(await info(bob, id)).toMatchObject({ isBlocked: true });
    expect(await countMessages()).toBe(2);
    expect((await detail(ann, id)).total).toBe(2);
    await block(bob, ann, "del");
    expect((await say(ann, bob)).code).toBe(200);
  });

  test("the block list contains the own blocks, newest first, and oneself and unknown members cannot be blocked", async () => {
    await block(ann, bob);
    await block(ann, eve);
    const list = await server.get("/api/bbs/user/block/list", ann.token);
    expect(list.total).toBe(2);
    expect(list.rows.map((row) => row.nickname)).toEqual(["eve", "bob"]);
    expect((await server.get("/api/bbs/user/block/list", bob.token)).total).toBe(0);
    expect(await block(ann, ann)).toMatchObject({ code: 400, msg: "不能屏蔽自己" });
    expect((await block(ann, { token: "", userId: "999999" })).code).toBe(400);
    expect((await block({ token: "", userId: "" }, ann)).code).toBe(401);
    expect((await server.get("/api/bbs/user/block/list")).code).toBe(401);
  });

  test("API-105 a conversation with a closed account can be read, but no message can be sent", async () => {
    const leaver = await server.member("leaver");
    const { data } = await say(leaver, ann, "再见");
    await server.db.execute(sql`update users set status = 2 where id = ${leaver.userId}::bigint`);
    expect(await texts(ann, data.dialogId)).toEqual(["再见"]);
    expect(await send(ann, { dialogId: data.dialogId, content: "别走" })).toMatchObject({
      code: 400,
      msg: "该用户已注销，无法发送私信",
    });
    expect(await countMessages()).toBe(1);
  });
});

describe("reading", () => {
  test("API-114 ENT-086 reading decrements both counts and sets the read position for the sender", async () => {
    const id = await createDialog();
    const { data: last } = await say(ann, bob, "第三条");
    const before = await unread(ann);
    expect((await unread(bob)).dialogNotifications).toBe(2);
    expect((await info(ann, id)).peerReadId).toBe("");
    expect((await read(bob, id, last.id)).code).toBe(200);
    expect((await unread(bob)).dialogNotifications).toBe(0);
    expect((await inbox(bob)).rows[0].unreadCount).toBe(0);
    expect((await info(ann, id)).peerReadId).toBe(last.id);
    const after = await unread(ann);
    expect(after.revision).toBeGreaterThan(before.revision);
    expect(after.dialogNotifications).toBe(1);
  });

  test("API-114 reading up to a message keeps later ones unread, and an earlier position changes nothing", async () => {
    const id = await createDialog();
    const { data: second } = await say(ann, bob, "二");
    await say(ann, bob, "三");
    await read(bob, id, second.id);
    expect(await unread(bob)).toMatchObject({ dialogNotifications: 1 });
    const before = await unread(ann);
    await read(bob, id, "1");
    await read(bob, id, second.id);
    expect((await info(ann, id)).peerReadId).toBe(second.id);
    expect(await unread(ann)).toEqual(before);
    await read(bob, id, "999999999999");
    expect(await unread(bob)).toMatchObject({ dialogNotifications: 0 });
    await say(ann, bob, "四");
    expect(await unread(bob)).toMatchObject({ dialogNotifications: 1 });
  });

  test("API-110 readall marks every conversation as read and updates the senders", async () => {
    const id = await createDialog();
    await say(eve, bob);
    const before = await unread(ann);
    expect((await server.post("/api/notice/readall", { tick: 5 }, bob.token)).code).toBe(200);
    expect(await unread(bob)).toMatchObject({ dialogNotifications: 0 });
    expect((await inbox(bob)).rows.map((row) => row.unreadCount)).toEqual([0, 0]);
    expect((await info(ann, id)).peerReadId).not.toBe("");
    expect((await unread(ann)).revision).toBe(before.revision + 1);
    expect((await unread(ann)).dialogNotifications).toBe(1);
  });
});

describe("lists", () => {
  test("API-107 messages are paged from the newest, by cursor or by page number", async () => {
    const id = await createDialog();
    for (let n = 3; n <= 7; n++) await send(ann, { dialogId: id, content: `${n}` });
    const first = await detail(bob, id, "&pageSize=3");
    expect(first.total).toBe(7);
    expect(first.rows.map((row) => row.content)).toEqual(["7", "6", "5"]);
    const next = await detail(bob, id, `&pageNum=100000&pageSize=3&beforeId=${first.rows[2].id}`);
    expect(next.rows.map((row) => row.content)).toEqual(["4", "3", "在"]);
    expect((await detail(bob, id, "&pageSize=3&pageNum=2")).rows).toEqual(next.rows);
    const last = await detail(bob, id, `&pageSize=3&beforeId=${next.rows[2].id}`);
    expect(last.rows.map((row) => row.content)).toEqual(["在吗"]);
    expect(await detail(bob, id, "&pageNum=9")).toMatchObject({ code: 200, rows: [], total: 7 });
    expect((await detail(bob, id, "&pageSize=0")).code).toBe(400);
  });

  test("API-106 conversations are sorted by latest activity, and pages continue without gaps", async () => {
    await say(bob, ann, "一");
    await say(eve, ann, "二");
    await say(ann, bob, "三");
    const list = await inbox(ann);
    expect(list.rows.map((row) => row.message.content)).toEqual(["三", "二"]);
    expect(await inbox(ann, "?pageNum=9")).toMatchObject({ rows: [], total: 2 });
    const page = await inbox(ann, "?pageSize=1");
    expect(page).toMatchObject({ total: 2, rows: [{ user: { nickname: "bob" } }] });
    const rest = await inbox(ann, `?pageSize=1&beforeId=${page.rows[0].message.id}`);
    expect(rest.rows.map((row) => row.user.nickname)).toEqual(["eve"]);
    expect((await inbox(ann, "?pageSize=1&pageNum=2")).rows).toEqual(rest.rows);
  });

  test("API-103 API-104 API-105 API-106 API-107 conversations of other members return 404", async () => {
    const id = await createDialog();
    const { data: message } = await say(ann, bob, "只给你");
    const missing = { code: 404, msg: "对话不存在" };
    expect(await detail(eve, id)).toMatchObject(missing);
    expect(await server.get(`/api/bbs/dialog/info?dialogId=${id}`, eve.token)).toMatchObject(missing);
    expect(await send(eve, { dialogId: id, content: "插话" })).toMatchObject(missing);
    expect(await read(eve, id, message.id)).toMatchObject(missing);
    expect(await remove(eve, id)).toMatchObject(missing);
    expect(await remove(eve, id, message.id)).toMatchObject(missing);
    expect(await recall(eve, message.id)).toMatchObject({ code: 404 });
    expect(await recall(bob, message.id)).toMatchObject({ code: 404 });
    const report = { dialogId: id, messageIds: [message.id], reason: "spam" };
    expect(await server.post("/api/bbs/dialog/report", report, eve.token)).toMatchObject(missing);
    expect(await detail(eve, "999999")).toMatchObject(missing);
    expect(await countMessages()).toBe(3);
    for (const path of ["list", `detail?dialogId=${id}`]) {
      expect((await server.get(`/api/notice/dialog/${path}`)).code).toBe(401);
    }
    for (const path of ["delete", "new", "send"]) {
      expect((await server.post(`/api/notice/dialog/${path}`, { dialogId: id })).code).toBe(401);
    }
  });
});

describe("recalling and deleting", () => {
  test("recalling a message within two minutes erases its text and decrements the unread count", async () => {
    const { data } = await say(ann, bob, "说错了");
    expect((await unread(bob)).dialogNotifications).toBe(1);
    const before = await unread(bob);
    expect(await recall(ann, data.id)).toMatchObject({ code: 200, data: { isRecalled: 1, content: "" } });
    expect((await recall(ann, data.id)).code).toBe(200);
    const after = await unread(bob);
    expect(after.dialogNotifications).toBe(0);
    expect(after.revision).toBe(before.revision + 1);
    expect((await inbox(bob)).rows[0]).toMatchObject({
      unreadCount: 0,
      message: { isRecalled: 1, content: "" },
    });
    const stored = await server.db.execute(sql`select content from messages`);
    expect((stored as unknown as { rows: object[] }).rows).toEqual([{ content: "" }]);
  });

  test("a message older than two minutes cannot be recalled", async () => {
    const { data } = await say(ann, bob, "说对了");
    await server.db.execute(
      sql`update messages set created_at = now() - make_interval(secs => ${policy.recallSeconds + 1})`,
    );
    expect(await recall(ann, data.id)).toMatchObject({ code: 409, msg: "超过2分钟，不能撤回" });
    expect(await texts(bob, data.dialogId)).toEqual(["说对了"]);
  });

  test("API-103 deleting a message only hides it from the own side, and the list shows the previous one", async () => {
    const id = await createDialog();
    const { data } = await say(ann, bob, "删我");
    expect((await remove(bob, id, data.id)).code).toBe(200);
    expect((await remove(bob, id, data.id)).code).toBe(200);
    expect(await texts(bob, id)).toEqual(["在", "在吗"]);
    expect(await texts(ann, id)).toEqual(["删我", "在", "在吗"]);
    expect((await inbox(bob)).rows[0].message.content).toBe("在");
    expect((await detail(bob, id)).total).toBe(2);
    expect((await unread(bob)).dialogNotifications).toBe(1);
    await recall(ann, data.id);
    expect((await unread(bob)).dialogNotifications).toBe(1);
  });

  test("API-103 deleting a conversation hides it from the own side until a new message, without the old messages", async () => {
    const id = await createDialog();
    await say(ann, bob, "三");
    expect((await remove(bob, id)).code).toBe(200);
    expect((await remove(bob, id)).code).toBe(200);
    expect(await inbox(bob)).toMatchObject({ rows: [], total: 0 });
    expect(await unread(bob)).toMatchObject({ dialogNotifications: 0 });
    expect(await texts(ann, id)).toHaveLength(3);
    await say(ann, bob, "四");
    expect(await inbox(bob)).toMatchObject({ total: 1, rows: [{ id, unreadCount: 1 }] });
    expect(await texts(bob, id)).toEqual(["四"]);
    expect((await detail(bob, id)).total).toBe(1);
  });

  test("API-103 deleting the only visible message removes the conversation from the list", async () => {
    const { data } = await say(ann, bob);
    await remove(bob, data.dialogId, data.id);
    expect(await inbox(bob)).toMatchObject({ rows: [], total: 0 });
    expect(await unread(bob)).toMatchObject({ dialogNotifications: 0 });
    await say(bob, ann);
    expect((await inbox(bob)).total).toBe(1);
  });
});

describe("reports", () => {
  const report = (who: Member, body: object) => server.post("/api/bbs/dialog/report", body, who.token);

  test("a report stores a copy of the messages, and the same messages cannot be reported twice", async () => {
    const { data } = await say(ann, bob, "加我领红包");
    const body = { dialogId: data.dialogId, messageIds: [data.id], reason: "spam", detail: " 骗子 " };
    expect((await report(bob, body)).code).toBe(200);
    expect(await report(bob, body)).toMatchObject({ code: 409, msg: "你已举报过这些消息" });
    await recall(ann, data.id);
    const rows = await server.db.execute(
      sql`select reporter_id::text as "reporterId", target_id::text as "targetId", reason, detail, messages from message_reports`,
    );
    expect((rows as unknown as { rows: object[] }).rows).toEqual([
      {
        reporterId: bob.userId,
        targetId: ann.userId,
        reason: "spam",
        detail: "骗子",
        messages: [expect.objectContaining({ id: data.id, content: "加我领红包" })],
      },
    ]);
  });

  test("a report requires existing messages of the peer and a valid reason", async () => {
    const dialogId = await createDialog();
    const rows = (await detail(bob, dialogId)).rows;
    const [own, peerMessageId] = [rows[0].id, rows[1].id];
    const base = { dialogId, messageIds: [peerMessageId], reason: "spam" };
    expect(await report(bob, { ...base, messageIds: [own] })).toMatchObject({ msg: "请选择对方发的消息" });
    expect((await report(bob, { ...base, messageIds: ["999999"] })).code).toBe(404);
    expect((await report(bob, { ...base, messageIds: [] })).code).toBe(400);
    expect((await report(bob, { ...base, reason: "boring" })).code).toBe(400);
    expect((await report(bob, { ...base, detail: "字".repeat(201) })).code).toBe(400);
    expect((await report(bob, base)).code).toBe(200);
  });
});
