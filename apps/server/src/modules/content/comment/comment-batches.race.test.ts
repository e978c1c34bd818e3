import { rates } from "@lenscape/api/rates.gen";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { columnOf, comment, publish, requestId, resetRates } from "../../../test/thread-fixtures.ts";
import type { NewComment, NewPost } from "./comment.queries.ts";
import { CommentBatches } from "./comment-batches.ts";

const MEMBERS = 12;

let server: TestServer;
let comments: CommentBatches;
const members: { token: string; userId: string }[] = [];
let threadId: string;

beforeAll(async () => {
  server = await startServer();
  comments = new CommentBatches(server.db);
  for (let n = 0; n < MEMBERS; n++) members.push(await server.member(`writer${n}`));
});
beforeEach(async () => {
  await resetRates(server);
  threadId = await publish(server, members[0]!.token);
  await server.app.outbox.settled();
});
afterAll(() => server.close());

const commentBy = ({ userId }: { userId: string }, more: Partial<NewPost> = {}): NewComment => ({
  actor: { userId, day: "2026-11-28" },
  post: {
    ...{
      rootId: null,
      replyToUserId: null,
      answeredId: undefined,
      images: [],
      requestId: null,
      pendingReason: "",
    },
    ...{ content: `<p>${userId} 说</p>`, excerpt: `${userId} 说` },
    ...more,
  },
  limits: [{ key: `post:${userId}`, rate: rates.post }],
});

const readPosts = async () =>
  rowsOf<{ author: string; floor: number; content: string; rootId: string | null }>(
    await server.db.execute(sql`select author_id::text as author, floor, content, root_id::text as "rootId" from posts
      where thread_id = ${threadId}::bigint order by id`),
  );

test("concurrent comments are written by a few statements, each with its own floor number", async () => {
  const execute = vi.spyOn(server.db, "execute");
  const results = await Promise.all(members.map((member) => comments.run(threadId, commentBy(member))));
  expect(execute.mock.calls.length).toBeLessThan(4);
  execute.mockRestore();
  const rows = await readPosts();
  expect(rows.map(({ floor }) => floor)).toEqual(members.map((_, n) => n + 1));
  for (const { author, content } of rows) expect(content).toBe(`<p>${author} 说</p>`);
  expect(new Set(results.map(({ id }) => id)).size).toBe(MEMBERS);
  for (const [n, { counted }] of results.entries())
    expect(counted).toEqual([{ key: `post:${members[n]!.userId}`, count: 1, seconds: expect.any(Number) }]);
  expect(await columnOf(server, "threads", "reply_count", threadId)).toBe(MEMBERS);
  await server.app.outbox.settled();
  const { data } = await server.post("/api/notice/unreadnotification", { tick: 5 }, members[0]!.token);
  expect(data).toMatchObject({ unreadNotifications: MEMBERS - 1 });
});

test("comments, replies and pending comments can be written together, and each is counted correctly", async () => {
  const root = (await comment(server, members[1]!.token, threadId)) as { id: string };
  const replyTo = { rootId: root.id, answeredId: members[1]!.userId };
  await Promise.all([
    comments.run(threadId, commentBy(members[0]!)),
    ...[2, 3, 4].map((n) => comments.run(threadId, commentBy(members[n]!, replyTo))),
    comments.run(threadId, commentBy(members[5]!)),
    comments.run(threadId, commentBy(members[6]!, { pendingReason: "先看一看" })),
    comments.run(threadId, commentBy(members[7]!, { ...replyTo, pendingReason: "先看一看" })),
    comments.run(threadId, commentBy(members[8]!)),
  ]);
  const rows = await readPosts();
  const floors = rows.filter(({ rootId }) => !rootId).map(({ floor }) => floor);
  expect(floors).toEqual([1, 2, 3, 4, 5]);
  expect(rows.filter(({ rootId }) => rootId).map(({ floor }) => floor)).toEqual([0, 0, 0, 0]);
  expect(await columnOf(server, "threads", "reply_count", threadId)).toBe(7);
  expect(await columnOf(server, "threads", "last_floor", threadId)).toBe(5);
  expect(await columnOf(server, "posts", "reply_count", root.id)).toBe(3);
});

test("a comment beyond a rate limit is not written and takes no floor number", async () => {
  const [first, second, last] = members as [(typeof members)[0], (typeof members)[0], (typeof members)[0]];
  const overLimit = {
    ...commentBy(second),
    limits: [{ key: `post:${second.userId}`, rate: { max: 0, windowSeconds: 60 } }],
  };
  const results = await Promise.all([
    comments.run(threadId, commentBy(members[3]!)),
    comments.run(threadId, commentBy(first)),
    comments.run(threadId, overLimit),
    comments.run(threadId, commentBy(last)),
  ]);
  expect(results.map(({ id }) => id !== null)).toEqual([true, true, false, true]);
  expect(results[2]!.counted).toMatchObject([{ count: 1 }]);
  expect((await readPosts()).map(({ author, floor }) => [author, floor])).toEqual([
    [members[3]!.userId, 1],
    [first.userId, 2],
    [last.userId, 3],
  ]);
});

test("concurrent comments of one member are all written, or one of them if they share a request ID", async () => {
  const [author] = members as [(typeof members)[0]];
  const posts = await Promise.all([1, 2, 3].map(() => comments.run(threadId, commentBy(author))));
  expect(new Set(posts.map(({ id }) => id)).size).toBe(3);
  expect((await readPosts()).map(({ floor }) => floor)).toEqual([1, 2, 3]);
  const id = requestId("twice");
  const results = await Promise.allSettled([
    comments.run(threadId, commentBy(members[1]!)),
    ...[1, 2, 3].map(() => comments.run(threadId, commentBy(author, { requestId: id }))),
    comments.run(threadId, commentBy(members[2]!)),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual([
    ...["fulfilled", "fulfilled", "fulfilled", "rejected", "rejected"],
  ]);
  expect((await readPosts()).map(({ floor }) => floor)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("comments on a missing thread are not written", async () => {
  const results = await Promise.all(
    members.map((member) => comments.run("9007199254740993", commentBy(member))),
  );
  expect(results.every(({ id }) => id === null)).toBe(true);
});
