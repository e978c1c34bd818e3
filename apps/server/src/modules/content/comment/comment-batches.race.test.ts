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

const by = ({ userId }: { userId: string }, more: Partial<NewPost> = {}): NewComment => ({
  actor: { userId, day: "2026-11-28" },
  post: {
    ...{ rootId: null, replyToUserId: null, answeredId: undefined, images: [], requestId: null, why: "" },
    ...{ content: `<p>${userId} 说</p>`, excerpt: `${userId} 说` },
    ...more,
  },
  limits: [{ key: `post:${userId}`, rate: rates.post }],
});

const written = async () =>
  rowsOf<{ author: string; floor: number; content: string; rootId: string | null }>(
    await server.db.execute(sql`select author_id::text as author, floor, content, root_id::text as "rootId" from posts
      where thread_id = ${threadId}::bigint order by id`),
  );

test("comments that come at once are written by a few statements, each on a floor of its own", async () => {
  const execute = vi.spyOn(server.db, "execute");
  const results = await Promise.all(members.map((member) => comments.run(threadId, by(member))));
  expect(execute.mock.calls.length).toBeLessThan(4);
  execute.mockRestore();
  const rows = await written();
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

test("comments, replies and what has to wait go together, each counted where it belongs", async () => {
  const root = (await comment(server, members[1]!.token, threadId)) as { id: string };
  const replyTo = { rootId: root.id, answeredId: members[1]!.userId };
  await Promise.all([
    comments.run(threadId, by(members[0]!)),
    ...[2, 3, 4].map((n) => comments.run(threadId, by(members[n]!, replyTo))),
    comments.run(threadId, by(members[5]!)),
    comments.run(threadId, by(members[6]!, { why: "先看一看" })),
    comments.run(threadId, by(members[7]!, { ...replyTo, why: "先看一看" })),
    comments.run(threadId, by(members[8]!)),
  ]);
  const rows = await written();
  const floors = rows.filter(({ rootId }) => !rootId).map(({ floor }) => floor);
  expect(floors).toEqual([1, 2, 3, 4, 5]);
  expect(rows.filter(({ rootId }) => rootId).map(({ floor }) => floor)).toEqual([0, 0, 0, 0]);
  expect(await columnOf(server, "threads", "reply_count", threadId)).toBe(7);
  expect(await columnOf(server, "threads", "last_floor", threadId)).toBe(5);
  expect(await columnOf(server, "posts", "reply_count", root.id)).toBe(3);
});

test("who is past a limit is left out, and takes no floor from the others", async () => {
  const [first, fast, last] = members as [(typeof members)[0], (typeof members)[0], (typeof members)[0]];
  const tooFast = {
    ...by(fast),
    limits: [{ key: `post:${fast.userId}`, rate: { max: 0, windowSeconds: 60 } }],
  };
  const results = await Promise.all([
    comments.run(threadId, by(members[3]!)),
    comments.run(threadId, by(first)),
    comments.run(threadId, tooFast),
    comments.run(threadId, by(last)),
  ]);
  expect(results.map(({ id }) => id !== null)).toEqual([true, true, false, true]);
  expect(results[2]!.counted).toMatchObject([{ count: 1 }]);
  expect((await written()).map(({ author, floor }) => [author, floor])).toEqual([
    [members[3]!.userId, 1],
    [first.userId, 2],
    [last.userId, 3],
  ]);
});

test("what one member sends twice at once is two comments, or one with a request id", async () => {
  const [busy] = members as [(typeof members)[0]];
  const twice = await Promise.all([1, 2, 3].map(() => comments.run(threadId, by(busy))));
  expect(new Set(twice.map(({ id }) => id)).size).toBe(3);
  expect((await written()).map(({ floor }) => floor)).toEqual([1, 2, 3]);
  const id = requestId("twice");
  const results = await Promise.allSettled([
    comments.run(threadId, by(members[1]!)),
    ...[1, 2, 3].map(() => comments.run(threadId, by(busy, { requestId: id }))),
    comments.run(threadId, by(members[2]!)),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual([
    ...["fulfilled", "fulfilled", "fulfilled", "rejected", "rejected"],
  ]);
  expect((await written()).map(({ floor }) => floor)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a thread that is gone takes nobody's comment", async () => {
  const results = await Promise.all(members.map((member) => comments.run("9007199254740993", by(member))));
  expect(results.every(({ id }) => id === null)).toBe(true);
});
