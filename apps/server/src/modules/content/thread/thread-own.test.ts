import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/support.ts";
import { comment, publish, resetRates } from "../../../test/thread-fixtures.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test("API-045 API-046 API-047 API-048 API-050 API-051 API-052 a member's own threads, likes, favourites and comments are listed latest first", async () => {
  const { token } = await server.member("keeper1");
  const author = await server.member("author1");
  const first = await publish(server, author.token);
  const second = await publish(server, author.token, { title: "山顶的两个早晨", threadClassify: 0 });
  const own = await publish(server, token);
  for (const threadId of [first, second]) {
    await server.post("/api/thread/thumbup", { threadId }, token);
    await server.post("/api/thread/favorite", { threadId }, token);
  }
  await comment(server, token, first);
  await comment(server, token, second, { content: "第二条" });
  const ids = async (path: string, as = token) => {
    const { rows, total } = await server.get(path, as);
    return [rows.map(({ id }) => id), total];
  };
  expect(await ids("/api/thread/mythreads")).toEqual([[own], 1]);
  expect(await ids("/api/thread/thumbuplist")).toEqual([[second, first], 2]);
  expect(await ids("/api/thread/favoritelist")).toEqual([[second, first], 2]);
  await server.post("/api/thread/favorite", { threadId: first, value: 0 }, token);
  expect(await ids("/api/thread/mythreads?type=0")).toEqual([[own], 1]);
  expect(await ids("/api/thread/mythreads?type=1")).toEqual([[second, first], 2]);
  expect(await ids("/api/thread/mythreads?type=3")).toEqual([[second], 1]);
  expect((await server.get("/api/thread/mythreads?type=2", token)).code).toBe(400);
  await server.post("/api/thread/favorite", { threadId: first }, token);
  const comments = await server.get("/api/thread/mypostlist", token);
  expect([comments.total, comments.rows.map(({ excerpt, threadId }) => [excerpt, threadId])]).toEqual([
    2,
    [
      ["第二条", second],
      ["第三张的光真好", first],
    ],
  ]);
  // A deleted thread is in no list. Own comments on it stay listed, without the thread's title.
  await server.post("/api/thread/del", { threadId: second }, author.token);
  expect(await ids("/api/thread/thumbuplist")).toEqual([[first], 1]);
  expect(await ids("/api/thread/favoritelist")).toEqual([[first], 1]);
  expect((await server.get("/api/thread/mypostlist", token)).rows[0]!.threadTitle).toBe("");
});

test("other members can list a member's favourites unless they are hidden", async () => {
  await resetRates(server);
  const owner = await server.member("keeper2");
  const other = await server.member("looker");
  const threadId = await publish(server, other.token);
  await server.post("/api/thread/favorite", { threadId }, owner.token);
  const listFavorites = (as: string) => server.get(`/api/thread/favoritelist?userId=${owner.userId}`, as);
  expect((await listFavorites(other.token)).rows.map(({ id }) => id)).toEqual([threadId]);
  await server.post("/api/my/user/info/update", { hideFavorites: 1 }, owner.token);
  expect(await listFavorites(other.token)).toMatchObject({ code: 400, msg: "对方隐藏了收藏" });
  expect((await listFavorites(owner.token)).total).toBe(1);
  expect((await server.get("/api/thread/favoritelist?userId=99999", other.token)).code).toBe(404);
  expect((await server.post("/api/my/user/info/get", undefined, owner.token)).data.hideFavorites).toBe(1);
});

test("the likes of a member's comments are listed without the member's own", async () => {
  await resetRates(server);
  const author = await server.member("author2");
  const fan = await server.member("fan2");
  const threadId = await publish(server, author.token);
  const { id: postId } = await comment(server, author.token, threadId);
  for (const { token } of [author, fan]) await server.post("/api/thread/thumbup", { postId }, token);
  const { rows, total } = await server.get("/api/bbs/comment/likelist", author.token);
  expect([
    total,
    rows.map(({ user, ...row }) => [user.nickname, row.postId, row.threadId, row.excerpt]),
  ]).toEqual([1, [["fan2", postId, threadId, "第三张的光真好"]]]);
  expect((await server.get("/api/bbs/comment/likelist", fan.token)).total).toBe(0);
});

test("likes of members who block or are blocked are not listed", async () => {
  await resetRates(server);
  const author = await server.member("author3");
  const [blocker, blocked, other] = [
    await server.member("blocker3"),
    await server.member("blocked3"),
    await server.member("other3"),
  ];
  const threadId = await publish(server, author.token);
  const { id: postId } = await comment(server, author.token, threadId);
  for (const { token } of [blocker, blocked, other])
    await server.post("/api/thread/thumbup", { postId }, token);
  await server.post("/api/bbs/user/block/add", { toUserId: author.userId }, blocker.token);
  await server.post("/api/bbs/user/block/add", { toUserId: blocked.userId }, author.token);
  const { rows, total } = await server.get("/api/bbs/comment/likelist", author.token);
  expect([total, rows.map(({ user }) => user.nickname)]).toEqual([1, ["other3"]]);
});

test("a member's pending, refused and removed threads are listed for the member with status and reason", async () => {
  const author = await server.member("held1");
  const other = await server.member("held2");
  const [publicId, pendingId, refusedId, removedId, deletedId] = [
    await publish(server, author.token),
    await publish(server, author.token, { content: "还在等人来看" }),
    await publish(server, author.token, { content: "没有通过的一篇" }),
    await publish(server, author.token, { content: "自己先收起来" }),
    await publish(server, author.token),
  ];
  const set = (id: string, status: number, reason: string | null) =>
    server.db.execute(
      sql`update threads set status = ${status}, removed_reason = ${reason} where id = ${id}::bigint`,
    );
  await set(pendingId, 0, "新人首帖");
  await set(refusedId, 2, "与社区无关");
  await server.post("/api/thread/undershelf", { threadId: removedId }, author.token);
  await server.post("/api/thread/del", { threadId: deletedId }, author.token);
  const { rows, total } = await server.get("/api/bbs/thread/held/list", author.token);
  expect([total, rows.map(({ id, title, status, why }) => [id, title, status, why])]).toEqual([
    3,
    [
      [removedId, "自己先收起来", 3, ""],
      [refusedId, "没有通过的一篇", 2, "与社区无关"],
      [pendingId, "还在等人来看", 0, "新人首帖"],
    ],
  ]);
  expect(
    (await server.get("/api/bbs/thread/held/list?pageSize=1&pageNum=2", author.token)).rows,
  ).toHaveLength(1);
  expect((await server.get("/api/bbs/thread/held/list", other.token)).total).toBe(0);
  expect((await server.get("/api/bbs/thread/held/list")).code).toBe(401);
  const ownThreads = await server.get("/api/thread/mythreads", author.token);
  expect(ownThreads.rows.map(({ id }) => id)).toEqual([publicId]);
});
