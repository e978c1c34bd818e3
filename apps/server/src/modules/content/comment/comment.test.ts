import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import {
  appoint,
  columnOf,
  comment,
  makeCircle,
  makeUpload,
  moveTo,
  publish,
  requestId,
  resetRates,
} from "../../../test/thread-fixtures.ts";

let server: TestServer;
let ann: { token: string; userId: string };
let bob: { token: string; userId: string };
let carl: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer();
  ann = await server.member("ann");
  bob = await server.member("bob");
  carl = await server.member("carl");
  await makeCircle(server, "1");
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const add = (body: object, token = bob.token) => server.post("/api/thread/addPost", body, token);
const del = (postId: string, token: string, reason?: string) =>
  server.post("/api/thread/delpost", { postId, ...(reason !== undefined && { reason }) }, token);
const list = (threadId: string, query = "", token?: string) =>
  server.get(`/api/without/thread/postlist?threadId=${threadId}${query}`, token);
const replies = (postId: string, query = "") =>
  server.get(`/api/bbs/thread/replylist?postId=${postId}${query}`);

test("API-023 a comment gets the next floor number and is counted on the thread and its circle", async () => {
  const threadId = await publish(server, ann.token, { circleId: "1", topicList: [{ content: "光线" }] });
  const url = await makeUpload(server, bob.userId, "c.webp");
  const first = await comment(server, bob.token, threadId, {
    content: "<p>第三张<b onclick=x>真好</b></p>",
    imageList: [{ url }],
  });
  expect(first).toMatchObject({
    threadId,
    parentId: "",
    content: "<p>第三张<b>真好</b></p>",
    imageList: [{ url, thumbnailUrl: "/uploads/2026/11/t-c.webp" }],
    user: { userId: bob.userId, nickname: "bob" },
    floor: 1,
    isAuthor: 0,
    isLike: false,
    mayDelete: true,
    status: 1,
  });
  expect(await comment(server, ann.token, threadId)).toMatchObject({ floor: 2, isAuthor: 1 });
  expect(await columnOf(server, "threads", "reply_count", threadId)).toBe(2);
  expect(await columnOf(server, "threads", "hot_score", threadId)).toBe(10);
  expect(await columnOf(server, "circles", "interact_count", "1")).toBe(2);
  const result = await server.db.execute(
    sql`select t.hot_rank = tt.hot_rank as same, t.last_reply_at > t.posted_at as later from threads t join thread_topics tt on tt.thread_id = t.id where t.id = ${threadId}::bigint`,
  );
  expect((result as unknown as { rows: object[] }).rows[0]).toEqual({ same: true, later: true });
  const notices = await server.get("/api/notice/posts/list", ann.token);
  expect(notices.rows[0]).toMatchObject({ kind: "reply", threadId, postId: first.id, excerpt: "第三张真好" });
  expect(notices.total).toBe(1);
});

test("API-023 a reply to a reply belongs to the top-level comment and names the member it replies to", async () => {
  const threadId = await publish(server, ann.token);
  const root = await comment(server, bob.token, threadId);
  const reply = await comment(server, carl.token, threadId, { parentId: root.id });
  expect(reply).toMatchObject({ parentId: root.id, floor: 0 });
  expect(reply.replyTo).toBeUndefined();
  const second = await comment(server, ann.token, threadId, { parentId: reply.id });
  expect(second).toMatchObject({ parentId: root.id, replyTo: { userId: carl.userId, nickname: "carl" } });
  expect(await columnOf(server, "posts", "reply_count", root.id)).toBe(2);
  const notices = await server.get("/api/notice/posts/list", carl.token);
  expect(notices.rows[0]).toMatchObject({ kind: "reply", postId: second.id });
});

test.each([
  ["no content", { content: " \u3164" }, 400, "内容不能为空"],
  [
    "an image that was not uploaded",
    { content: "好", imageList: [{ url: "https://example.com/a.png" }] },
    400,
    "图片和视频请先上传",
  ],
  ["an unknown parent", { content: "好", parentId: "999999" }, 404, "访问资源不存在"],
])("API-044 a comment with %s is refused", async (_label, body, code, msg) => {
  const threadId = await publish(server, ann.token);
  expect(await add({ threadId, ...body })).toMatchObject({ code, msg });
});

test("API-044 a comment with four images, NUL, a lone surrogate or unknown fields is refused", async () => {
  const threadId = await publish(server, ann.token);
  for (const invalid of [
    { imageList: Array(4).fill({ url: "/static/a.jpg" }) },
    { content: "a\0" },
    { content: "\udc00" },
    { x: 1 },
    { threadId: "0" },
  ]) {
    expect((await add({ threadId, content: "好", ...invalid })).code).toBe(400);
  }
});

test("API-023 a comment needs a token, a public thread and a parent of the same thread", async () => {
  expect((await add({ threadId: "999999", content: "好" })).code).toBe(404);
  const deletedId = await publish(server, ann.token);
  const other = await comment(server, bob.token, deletedId);
  await server.post("/api/thread/del", { threadId: deletedId }, ann.token);
  expect((await add({ threadId: deletedId, content: "好" })).code).toBe(404);
  const threadId = await publish(server, ann.token);
  expect((await add({ threadId, content: "好", parentId: other.id })).code).toBe(404);
  expect((await add({ threadId, content: "好" }, "")).code).toBe(401);
});

test("API-023 a request ID creates one comment, and the rate limit is enforced", async () => {
  const threadId = await publish(server, ann.token);
  const body = { threadId, content: "只说一次", requestId: requestId("c1") };
  const first = await add(body);
  expect((await add(body)).data.id).toBe(first.data.id);
  expect(await columnOf(server, "threads", "reply_count", threadId)).toBe(1);
  for (let i = 0; i < 19; i++) await add({ threadId, content: `第${i}句` });
  expect(await add({ threadId, content: "再来" })).toMatchObject({
    status: 429,
    msg: "发表太快了，请休息一会儿",
  });
  expect((await add(body)).data.id).toBe(first.data.id);
});

test("API-023 a muted member cannot comment", async () => {
  const dora = await server.member("dora");
  const threadId = await publish(server, ann.token);
  await server.db.execute(
    sql`update users set denied_until = now() + interval '1 day' where id = ${dora.userId}::bigint`,
  );
  expect(await add({ threadId, content: "好" }, dora.token)).toMatchObject({
    code: 400,
    msg: expect.stringMatching(/^你已被禁言，暂不能发表（至 .{16}）$/),
  });
});

test("API-061 comments are sorted by likes or time, sticky ones first, each with its first three replies", async () => {
  const threadId = await publish(server, ann.token);
  const posts = [];
  for (let i = 0; i < 4; i++) posts.push(await comment(server, bob.token, threadId, { content: `第${i}条` }));
  const [a, b, c, d] = posts.map((post) => post.id);
  await server.post("/api/thread/thumbup", { postId: b }, carl.token);
  server.endShared();
  const order = async (query: string) => (await list(threadId, query, ann.token)).rows.map((row) => row.id);
  expect(await order("")).toEqual([b, d, c, a]);
  expect(await order("&orderByColumn=posted_at")).toEqual([a, b, c, d]);
  expect(await order("&orderByColumn=posted_at_desc")).toEqual([d, c, b, a]);
  await server.db.execute(sql`update posts set sticky = true where id = ${c}::bigint`);
  server.endShared();
  expect((await order("&orderByColumn=posted_at"))[0]).toBe(c);

  const replyIds = [];
  for (let i = 0; i < 5; i++)
    replyIds.push((await comment(server, ann.token, threadId, { parentId: a, content: `回${i}` })).id);
  const page = await list(threadId, "&orderByColumn=posted_at&pageSize=2", carl.token);
  expect(page).toMatchObject({ code: 200, total: 4 });
  expect(page.rows[1].id).toBe(a);
  expect(page.rows[1].replies.map((row: { id: string }) => row.id)).toEqual(replyIds.slice(0, 3));
  expect(page.rows[1]).toMatchObject({ replyCount: 5, mayDelete: false });
  expect((await list(threadId, "", carl.token)).rows.find((row) => row.id === b)).toMatchObject({
    isLike: true,
    likeCount: 1,
  });
  expect((await list(threadId, "&pageNum=9")).rows).toEqual([]);
  expect((await list(threadId, "&pageNum=9")).total).toBe(4);
  expect(await replies(a, "&pageNum=2&pageSize=3")).toMatchObject({
    total: 5,
    rows: [{ id: replyIds[3] }, { id: replyIds[4] }],
  });
  // The ID of a reply lists the replies of its top-level comment.
  expect(await replies(replyIds[4] ?? "", "&pageSize=1")).toMatchObject({
    total: 5,
    rows: [{ parentId: a }],
  });
});

test("API-061 a full, a partial, an empty and a too deep page of comments have the same total", async () => {
  const threadId = await publish(server, ann.token);
  expect(await list(threadId)).toMatchObject({ total: 0, rows: [] });
  for (let i = 0; i < 4; i++) await comment(server, ann.token, threadId);
  const pages = await Promise.all(
    ["&pageSize=2", "&pageSize=4", "&pageSize=3&pageNum=2", "&pageNum=2", "&pageSize=100&pageNum=100000"].map(
      (query) => list(threadId, query),
    ),
  );
  expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
    [2, 4],
    [4, 4],
    [1, 4],
    [0, 4],
    [0, 4],
  ]);
});

test("API-061 `onlyAuthor` lists the comments of the thread's author", async () => {
  const threadId = await publish(server, ann.token);
  await comment(server, bob.token, threadId);
  const authorComment = await comment(server, ann.token, threadId);
  expect(await list(threadId, "&onlyAuthor=1")).toMatchObject({
    total: 1,
    rows: [{ id: authorComment.id, isAuthor: 1 }],
  });
});

test("API-061 comments of a missing or deleted thread get 404, invalid queries get 400", async () => {
  expect((await list("999999")).code).toBe(404);
  expect((await replies("999999")).code).toBe(404);
  const threadId = await publish(server, ann.token);
  const post = await comment(server, bob.token, threadId);
  await server.post("/api/thread/del", { threadId }, ann.token);
  expect((await list(threadId)).code).toBe(404);
  expect((await replies(post.id)).code).toBe(404);
  for (const query of ["&orderByColumn=likes", "&pageSize=0", "&pageSize=101", "&x=1"]) {
    expect((await list(threadId, query)).code).toBe(400);
  }
});

test("API-030 a deleted comment is no longer listed, or stays without its text if it has replies", async () => {
  const threadId = await publish(server, ann.token, { circleId: "1" });
  const interactions = await columnOf(server, "circles", "interact_count", "1");
  const alone = await comment(server, bob.token, threadId);
  const answered = await comment(server, bob.token, threadId);
  const reply = await comment(server, ann.token, threadId, { parentId: answered.id });
  expect((await del(alone.id, bob.token)).code).toBe(200);
  expect((await del(answered.id, bob.token)).code).toBe(200);
  expect((await del(answered.id, bob.token)).code).toBe(200);
  const page = await list(threadId);
  expect(page).toMatchObject({
    total: 1,
    rows: [
      {
        id: answered.id,
        status: 4,
        content: "",
        imageList: [],
        mayDelete: false,
        replies: [{ id: reply.id }],
      },
    ],
  });
  expect(await columnOf(server, "threads", "reply_count", threadId)).toBe(1);
  expect(await columnOf(server, "threads", "hot_score", threadId)).toBe(5);
  expect(await columnOf(server, "circles", "interact_count", "1")).toBe(interactions + 1);
  expect((await add({ threadId, content: "好", parentId: answered.id })).code).toBe(404);
  await del(reply.id, ann.token);
  expect(await list(threadId)).toMatchObject({ total: 0, rows: [] });
  expect(await columnOf(server, "posts", "reply_count", answered.id)).toBe(0);
  expect((await comment(server, bob.token, threadId)).floor).toBe(3);
});

test("API-030 deleting another member's comment needs moderation of the circle or the permission, and a reason", async () => {
  const threadId = await publish(server, ann.token, { circleId: "1" });
  const elsewhere = await publish(server, ann.token);
  const post = await comment(server, bob.token, threadId);
  expect((await del(post.id, carl.token, "广告")).code).toBe(403);
  expect((await del(post.id, ann.token, "广告")).code).toBe(403);
  const mod = await server.member("mod");
  await appoint(server, mod.userId, "1");
  expect((await list(threadId, "", mod.token)).rows[0].mayDelete).toBe(true);
  const other = await server.member("other");
  await makeCircle(server, "2");
  await appoint(server, other.userId, "2");
  expect((await list(threadId, "", other.token)).rows[0].mayDelete).toBe(false);
  await comment(server, bob.token, threadId, { parentId: post.id });
  const listReplies = (token: string) => server.get(`/api/bbs/thread/replylist?postId=${post.id}`, token);
  expect((await listReplies(mod.token)).rows[0].mayDelete).toBe(true);
  expect((await listReplies(other.token)).rows[0].mayDelete).toBe(false);
  expect(await del(post.id, mod.token, " ")).toMatchObject({ code: 400, msg: "请填写原因" });
  expect((await del(post.id, mod.token, "广告")).code).toBe(200);
  const audit = await server.db.execute(
    sql`select action, reason, detail from audit_log where target_id = ${post.id}::bigint`,
  );
  expect((audit as unknown as { rows: object[] }).rows).toMatchObject([
    { action: "thread.delpost", reason: "广告", detail: { authorId: bob.userId } },
  ]);
  expect((await del((await comment(server, bob.token, elsewhere)).id, mod.token, "广告")).code).toBe(403);
  const operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
  expect((await del((await comment(server, bob.token, elsewhere)).id, operator.token, "广告")).code).toBe(
    200,
  );
  const admin = await server.member("chief");
  await moveTo(server, admin.userId, GROUP.admin);
  expect((await del((await comment(server, admin.token, elsewhere)).id, operator.token, "广告")).code).toBe(
    403,
  );
  expect((await del("999999", operator.token, "广告")).code).toBe(404);
});
