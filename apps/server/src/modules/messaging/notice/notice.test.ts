import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteAll, startServer, type TestServer } from "../../../test/support.ts";
import { sendSystemNotice } from "../../notifications/notice/notice.queries.ts";

let server: TestServer;
let author: { token: string; userId: string };
let reader: { token: string; userId: string };
let threadId: string;

beforeAll(async () => {
  server = await startServer();
  author = await server.member("author");
  reader = await server.member("reader");
  const body = { content: "今天的云很低", threadClassify: 0 };
  threadId = (await server.post("/api/thread/create", body, author.token)).data.id;
});
afterAll(() => server.close());
beforeEach(() =>
  deleteAll(
    server,
    "notifications",
    "notice_groups",
    "system_notices",
    "notice_settings",
    "unread_counts",
    "blocks",
    "thread_likes",
    "thread_favorites",
    "follows",
    "rate_counters",
  ),
);

const unread = async (token = author.token) =>
  (await server.post("/api/notice/unreadnotification", { tick: 5 }, token)).data;
const noUnread = { unreadNotifications: 0, dialogNotifications: 0, systemNotifications: 0 };
const like = (value: 0 | 1, token = reader.token) =>
  server.post("/api/thread/thumbup", { threadId, value }, token);
const follow = () => server.post("/api/bbs/user/follow/add", { toUserId: author.userId }, reader.token);
const list = (query = "") => server.get(`/api/notice/posts/list${query}`, author.token);

test("ENT-085 ENT-086 ENT-087 the unread counts are zero without notifications", async () => {
  expect(await unread()).toMatchObject(noUnread);
});

test("API-111 API-113 API-114 API-115 the summary has three counts and requires a token", async () => {
  const summary = await unread();
  for (const field of ["unreadNotifications", "dialogNotifications", "systemNotifications"]) {
    expect(summary[field]).toBe(0);
  }
  for (const call of ["unreadnotification", "readall"]) {
    expect((await server.post(`/api/notice/${call}`, { tick: 5 })).code).toBe(401);
  }
});

test("API-110 ENT-085 a like and a follow are counted at once, and readAll marks all as read", async () => {
  await like(1);
  expect((await unread()).unreadNotifications).toBe(1);
  await follow();
  expect((await unread()).unreadNotifications).toBe(2);
  expect((await list()).rows.map((row) => row.isRead)).toEqual([0, 0]);

  expect((await server.post("/api/notice/readall", { tick: 5 }, author.token)).code).toBe(200);
  expect(await unread()).toMatchObject(noUnread);
  expect((await list()).rows.map((row) => row.isRead)).toEqual([1, 1]);
});

test("ENT-085 repeated likes and follows send one notification", async () => {
  for (const value of [1, 0, 1, 1] as const) await like(value);
  await follow();
  await server.post("/api/bbs/user/follow/del", { toUserId: author.userId }, reader.token);
  await follow();
  expect((await unread()).unreadNotifications).toBe(2);
});

test("ENT-085 own actions send no notification, and actions of others only notify the author", async () => {
  await server.post("/api/thread/thumbup", { threadId, value: 1 }, author.token);
  await like(1);
  expect((await unread(reader.token)).unreadNotifications).toBe(0);
  expect((await unread()).unreadNotifications).toBe(1);
});

test("ENT-085 notifications are paged, newest first, and contain the actor and the thread", async () => {
  await like(1);
  await follow();
  const { rows, total } = await list();
  expect(total).toBe(2);
  expect(rows[0]).toMatchObject({
    kind: "follow",
    user: { userId: reader.userId, nickname: "reader" },
    threadId: "",
  });
  expect(rows[1]).toMatchObject({ kind: "like", threadId, threadTitle: "今天的云很低", isRead: 0 });
  expect(rows[1].createdAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect((await list("?pageSize=1&pageNum=2")).rows.map((row) => row.kind)).toEqual(["like"]);
});

test("AMB-038 the tick is required and is a number", async () => {
  for (const body of [{}, { tick: "5" }, { tick: 0 }]) {
    expect((await server.post("/api/notice/unreadnotification", body, author.token)).code).toBe(400);
  }
});

test("API-108 the same action on the same target is grouped, with the latest actors first", async () => {
  const others: { token: string }[] = [];
  for (const name of ["first", "second", "third", "fourth"]) others.push(await server.member(name));
  for (const { token } of others) await like(1, token);
  await server.post("/api/thread/favorite", { threadId }, reader.token);
  const { rows, total } = await list();
  expect(total).toBe(2);
  expect(rows[0]).toMatchObject({ kind: "favorite", userCount: 1 });
  expect(rows[1]).toMatchObject({ kind: "like", threadId, userCount: 4, isRead: 0 });
  expect(rows[1].users.map((user: { nickname: string }) => user.nickname)).toEqual([
    "fourth",
    "third",
    "second",
  ]);
  expect(rows[1].user).toEqual(rows[1].users[0]);
  expect((await unread()).unreadNotifications).toBe(5);

  await server.post("/api/notice/readall", { tick: 5 }, author.token);
  await like(1);
  const [again] = (await list()).rows;
  expect(again).toMatchObject({ kind: "like", userCount: 5, isRead: 0, user: { nickname: "reader" } });
  expect((await unread()).unreadNotifications).toBe(1);
});

test("API-108 a section only lists its kinds", async () => {
  await like(1);
  await follow();
  await server.post("/api/thread/addPost", { threadId, content: "同意" }, reader.token);
  const kinds = async (section: string) => (await list(`?section=${section}`)).rows.map((row) => row.kind);
  expect(await kinds("like")).toEqual(["like"]);
  expect(await kinds("follow")).toEqual(["follow"]);
  expect(await kinds("reply")).toEqual(["reply"]);
  expect(await kinds("mention")).toEqual([]);
  expect((await list("?section=x")).code).toBe(400);
});

test("API-108 a row states whether it is about a thread or a comment of the member", async () => {
  const post = await server.post("/api/thread/addPost", { threadId, content: "同意" }, reader.token);
  await server.post(
    "/api/thread/addPost",
    { threadId, content: "谢谢", parentId: post.data.id },
    author.token,
  );
  await server.post("/api/thread/thumbup", { postId: post.data.id, value: 1 }, author.token);
  const { rows } = await server.get("/api/notice/posts/list", reader.token);
  expect(rows.map((row) => [row.kind, row.toComment])).toEqual([
    ["like", 1],
    ["reply", 1],
  ]);
  await like(1);
  expect((await list()).rows.map((row) => [row.kind, row.toComment])).toEqual([
    ["like", 0],
    ["reply", 0],
  ]);
});

test("API-108 the row of a removed comment has no excerpt", async () => {
  const post = { threadId, content: "说完就删" };
  const { data } = await server.post("/api/thread/addPost", post, reader.token);
  expect((await list("?section=reply")).rows[0]).toMatchObject({ excerpt: "说完就删", isDeleted: 0 });
  await server.db.execute(sql`update posts set status = 3 where id = ${data.id}::bigint`);
  expect((await list("?section=reply")).rows[0]).toMatchObject({ excerpt: "", isDeleted: 1 });
});

test("ENT-085 notifications of undone acts disappear and do not count", async () => {
  const favorite = (value: 0 | 1) => server.post("/api/thread/favorite", { threadId, value }, reader.token);
  const unfollow = () => server.post("/api/bbs/user/follow/del", { toUserId: author.userId }, reader.token);
  const post = { threadId, content: "说完就删" };
  await like(1);
  await favorite(1);
  await follow();
  const { data } = await server.post("/api/thread/addPost", post, reader.token);
  expect((await unread()).unreadNotifications).toBe(4);
  await like(0);
  expect((await list()).rows.map((row) => row.kind)).not.toContain("like");
  expect((await unread()).unreadNotifications).toBe(3);
  await favorite(0);
  await unfollow();
  await server.post("/api/thread/delpost", { postId: data.id }, reader.token);
  expect(await list()).toMatchObject({ rows: [], total: 0 });
  expect(await unread()).toMatchObject(noUnread);
  await like(1);
  expect((await list()).rows).toMatchObject([{ kind: "like", userCount: 1, isRead: 0 }]);
  expect((await unread()).unreadNotifications).toBe(1);
});

test("ENT-085 deleting a comment removes its likes and its reply from the lists", async () => {
  const comment = await server.post("/api/thread/addPost", { threadId, content: "先说" }, author.token);
  const reply = { threadId, content: "后说", parentId: comment.data.id };
  const { data } = await server.post("/api/thread/addPost", reply, reader.token);
  await server.post("/api/thread/thumbup", { postId: data.id, value: 1 }, author.token);
  expect((await unread()).unreadNotifications).toBe(1);
  expect((await unread(reader.token)).unreadNotifications).toBe(1);
  await server.post("/api/thread/delpost", { postId: data.id }, reader.token);
  expect((await list()).total).toBe(0);
  expect(await unread()).toMatchObject(noUnread);
  expect(await unread(reader.token)).toMatchObject(noUnread);
});

test("ENT-085 undoing an act that was read changes no count, and other members stay in the group", async () => {
  const others: { token: string; userId: string }[] = [];
  for (const name of ["north", "east", "south", "west"]) others.push(await server.member(name));
  for (const { token } of others) await like(1, token);
  await server.post("/api/notice/readall", { tick: 5 }, author.token);
  await like(1);
  await like(0, others[3]!.token);
  expect((await unread()).unreadNotifications).toBe(1);
  const [row] = (await list()).rows;
  expect(row).toMatchObject({ userCount: 4, isRead: 0 });
  expect(row.users.map((user: { nickname: string }) => user.nickname)).toEqual(["reader", "south", "east"]);
  await like(0);
  expect(await unread()).toMatchObject(noUnread);
  expect((await list()).rows[0]).toMatchObject({ userCount: 3, isRead: 1 });
});

test("ENT-085 a disabled kind is listed but not counted", async () => {
  const change = (body: object) => server.post("/api/bbs/notice/setting/update", body, author.token);
  expect((await server.get("/api/bbs/notice/setting/get", author.token)).data).toEqual({
    reply: 1,
    mention: 1,
    like: 1,
    follow: 1,
    messageFrom: "all",
  });
  expect((await change({ like: 0 })).data).toMatchObject({ like: 0, follow: 1, messageFrom: "all" });
  await like(1);
  expect((await unread()).unreadNotifications).toBe(0);
  expect((await list()).rows[0]).toMatchObject({ kind: "like", isRead: 1 });
  await follow();
  expect((await unread()).unreadNotifications).toBe(1);
  for (const wrong of [{}, { like: 2 }, { messageFrom: "nobody" }, { other: 1 }]) {
    expect((await change(wrong)).code).toBe(400);
  }
});

test("ENT-085 actions of a blocked member send no notification", async () => {
  await server.post("/api/bbs/user/block/add", { toUserId: reader.userId }, author.token);
  await like(1);
  await follow();
  expect((await unread()).unreadNotifications).toBe(0);
  expect((await list()).total).toBe(0);
});

test("ENT-085 a blocked member is not notified of actions of the member who blocked them", async () => {
  await server.post("/api/bbs/user/block/add", { toUserId: author.userId }, reader.token);
  await like(1);
  expect((await list()).total).toBe(0);
});

test("API-109 ENT-087 a system notification is counted, listed and marked as read by section", async () => {
  await server.db.transaction((tx) =>
    sendSystemNotice(tx, {
      userId: author.userId,
      kind: "honor",
      title: "你的帖子被加精",
      link: "/pages/content/postdetail?threadId=1",
    }),
  );
  await like(1);
  expect(await unread()).toMatchObject({ systemNotifications: 1, unreadNotifications: 1 });
  const systems = () => server.get("/api/notice/system/list", author.token);
  expect(await systems()).toMatchObject({
    code: 200,
    total: 1,
    rows: [{ kind: "honor", title: "你的帖子被加精", isRead: 0 }],
  });
  const read = (section: string) => server.post("/api/bbs/notice/read", { section }, author.token);
  expect((await read("system")).code).toBe(200);
  expect(await unread()).toMatchObject({ systemNotifications: 0, unreadNotifications: 1 });
  expect((await systems()).rows[0].isRead).toBe(1);
  expect((await read("posts")).code).toBe(200);
  expect((await read("posts")).code).toBe(200);
  expect(await unread()).toMatchObject(noUnread);
  expect((await read("dialogs")).code).toBe(400);
  expect((await server.get("/api/notice/system/list", reader.token)).total).toBe(0);
  expect((await server.get("/api/notice/system/list")).code).toBe(401);
});

test("API-109 the author of a deleted thread or comment is notified with the reason", async () => {
  const rude = await server.member("rude");
  const thread = { content: "买一送一，加我", threadClassify: 0 };
  const { data } = await server.post("/api/thread/create", thread, rude.token);
  const comment = { threadId, content: "也来看看我" };
  const post = await server.post("/api/thread/addPost", comment, rude.token);
  const operator = await server.member("operator");
  await server.db.execute(
    sql`update users set group_id = (select id from user_groups order by rank desc limit 1) where id = ${operator.userId}::bigint`,
  );
  const reason = "广告";
  await server.post("/api/thread/delpost", { postId: post.data.id, reason }, operator.token);
  expect((await server.post("/api/thread/del", { threadId: data.id, reason }, operator.token)).code).toBe(
    200,
  );
  const list = await server.get("/api/notice/system/list", rude.token);
  // The badge for the first thread also sends a notification.
  const rows = list.rows.filter(({ kind }) => kind === "moderation");
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    kind: "moderation",
    title: "你的帖子已被删除",
    content: "「买一送一，加我」，原因：广告",
  });
  expect(rows[1]).toMatchObject({ title: "你的评论已被删除" });
  expect((await unread(rude.token)).systemNotifications).toBe(list.total);
});
