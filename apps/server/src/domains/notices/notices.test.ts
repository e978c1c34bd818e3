import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startServer, type TestServer } from "../../test/support.ts";

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
  server.db.execute(sql`truncate notifications, unread_counts, thread_likes, follows, rate_counters`),
);

const unread = async (token = author.token) =>
  (await server.post("/api/notice/unreadnotification", { tick: 5 }, token)).data;
const like = (value: 0 | 1) => server.post("/api/thread/thumbup", { threadId, value }, reader.token);
const follow = () => server.post("/api/bbs/user/follow/add", { toUserId: author.userId }, reader.token);
const list = (query = "") => server.get(`/api/notice/posts/list${query}`, author.token);

test("ENT-085 ENT-086 ENT-087 nothing new is three zeros", async () => {
  expect(await unread()).toEqual({ unreadNotifications: 0, dialogNotifications: 0, systemNotifications: 0 });
});

test("ENT-085 a like and a follow count at once, and readAll makes all of it read", async () => {
  await like(1);
  expect((await unread()).unreadNotifications).toBe(1);
  await follow();
  expect((await unread()).unreadNotifications).toBe(2);
  expect((await list()).rows.map((row) => row.isRead)).toEqual([0, 0]);

  expect((await server.post("/api/notice/readall", { tick: 5 }, author.token)).code).toBe(200);
  expect(await unread()).toEqual({ unreadNotifications: 0, dialogNotifications: 0, systemNotifications: 0 });
  expect((await list()).rows.map((row) => row.isRead)).toEqual([1, 1]);
});

test("ENT-085 the same like or follow is told once, however often it is repeated", async () => {
  for (const value of [1, 0, 1, 1] as const) await like(value);
  await follow();
  await server.post("/api/bbs/user/follow/del", { toUserId: author.userId }, reader.token);
  await follow();
  expect((await unread()).unreadNotifications).toBe(2);
});

test("ENT-085 one's own acts are not told, nor to anyone else", async () => {
  await server.post("/api/thread/thumbup", { threadId, value: 1 }, author.token);
  await like(1);
  expect((await unread(reader.token)).unreadNotifications).toBe(0);
  expect((await unread()).unreadNotifications).toBe(1);
});

test("ENT-085 notices are newest first, name the actor and the thread, and are paged", async () => {
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
