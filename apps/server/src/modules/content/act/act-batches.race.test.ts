import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { QueueFullError } from "../../../core/limiter.ts";
import { rowsOf } from "../../../core/sql.ts";
import { policy } from "../../../policy.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { columnOf, publish, resetRates } from "../../../test/thread-fixtures.ts";
import type { ActKind } from "./act.queries.ts";
import { ActBatches } from "./act-batches.ts";

const MEMBERS = 8;
const LIKE = { act: "like", value: 1, day: "2026-11-26" } as const satisfies ActKind;
const BROWSE = { ...LIKE, act: "browse" } as const;
const UNLIKE = { ...LIKE, value: 0 } as const;

let server: TestServer;
let acts: ActBatches;
const members: { token: string; userId: string }[] = [];
let threads: string[];

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  acts = new ActBatches({ like: db, favorite: db, share: db, browse: db });
  for (let n = 0; n < MEMBERS; n++) members.push(await server.member(`actor${n}`));
});
beforeEach(async () => {
  await resetRates(server);
  threads = [];
  for (let n = 0; n < 3; n++) threads.push(await publish(server, members[n]!.token));
});
afterAll(() => server.close());

/** Runs the act of every member on every thread concurrently. */
const actOfAll = (kind: ActKind) =>
  Promise.all(
    members.flatMap(({ userId }) => threads.map((threadId) => acts.run(kind, { userId, threadId }))),
  );

const likesOf = (threadId: string) => columnOf(server, "threads", "like_count", threadId);

test("concurrent likes are written by a few statements, and each counts once", async () => {
  const execute = vi.spyOn(server.db, "execute");
  const counts = await actOfAll(LIKE);
  expect(execute.mock.calls.length).toBeLessThan(6);
  execute.mockRestore();
  expect(counts.every((count) => count! >= 1 && count! <= MEMBERS)).toBe(true);
  for (const threadId of threads) {
    expect(await likesOf(threadId)).toBe(MEMBERS);
    expect(counts).toContain(MEMBERS);
    const likes = await server.db.execute(
      sql`select count(*)::int as n from thread_likes where thread_id = ${threadId}::bigint`,
    );
    expect(rowsOf<{ n: number }>(likes)[0]!.n).toBe(MEMBERS);
  }
  // Repeated likes and their removal: nothing is counted twice.
  expect(await actOfAll(LIKE)).toEqual(Array(MEMBERS * 3).fill(MEMBERS));
  expect(await actOfAll(UNLIKE)).toContain(0);
  for (const threadId of threads) expect(await likesOf(threadId)).toBe(0);
  await server.app.outbox.settled();
  expect(await columnOf(server, "users", "liked_count", members[0]!.userId)).toBe(0);
});

test("concurrently opened threads are recorded by a few statements, each for its member", async () => {
  const execute = vi.spyOn(server.db, "execute");
  const views = await actOfAll(BROWSE);
  expect(execute.mock.calls.length).toBeLessThan(6);
  execute.mockRestore();
  expect(views).not.toContain(undefined);
  await server.app.outbox.settled();
  for (const { userId } of members) {
    const events = await server.db.execute(
      sql`select e.key from task_events e join tasks t on t.id = e.task_id and t.work = 'BROWSE_POSTS'
        where e.user_id = ${userId}::bigint`,
    );
    expect(new Set(rowsOf<{ key: string }>(events).map(({ key }) => key))).toEqual(
      new Set(threads.map((id) => `thread:${id}`)),
    );
  }
  const missingThread = { userId: members[0]!.userId, threadId: "9007199254740993" };
  expect(await acts.run(BROWSE, missingThread)).toBeUndefined();
});

test("the same like sent concurrently counts once", async () => {
  const act = { userId: members[0]!.userId, threadId: threads[0]! };
  const counts = await Promise.all(Array.from({ length: 20 }, () => acts.run(LIKE, act)));
  expect(counts).toEqual(Array(20).fill(1));
  expect(await likesOf(threads[0]!)).toBe(1);
});

test("a locked thread does not delay likes of other threads", async () => {
  const [lockedId, free, other] = threads as [string, string, string];
  const staff = await server.database.connect!();
  await staff.query("begin");
  await staff.query("select id from threads where id = $1 for update", [lockedId]);
  const { userId } = members[0]!;
  const delayedLikes = members.map((member) => acts.run(LIKE, { userId: member.userId, threadId: lockedId }));
  const others = await Promise.all([free, other].map((threadId) => acts.run(LIKE, { userId, threadId })));
  expect(others).toEqual([1, 1]);
  expect(await likesOf(lockedId)).toBe(0);
  await staff.query("commit");
  await staff.end();
  expect((await Promise.all(delayedLikes)).toSorted()).toEqual(members.map((_, n) => n + 1));
});

test("an act that cannot be written does not fail the other acts of its batch", async () => {
  const invalidMember = { userId: "9".repeat(20), threadId: threads[0]! };
  const missingThread = { userId: members[0]!.userId, threadId: "9007199254740993" };
  const results = await Promise.allSettled([
    ...members.map(({ userId }) => acts.run(LIKE, { userId, threadId: threads[0]! })),
    acts.run(LIKE, invalidMember),
    acts.run(LIKE, missingThread),
  ]);
  expect(results.slice(0, MEMBERS).every(({ status }) => status === "fulfilled")).toBe(true);
  expect(results[MEMBERS]).toMatchObject({ status: "rejected" });
  expect(results[MEMBERS + 1]).toEqual({ status: "fulfilled", value: undefined });
  expect(await likesOf(threads[0]!)).toBe(MEMBERS);
});

test("a batch that fails with a lost connection is not retried act by act", async () => {
  const connectionError = Object.assign(new Error("Connection terminated unexpectedly"), { code: "57P01" });
  const execute = vi.spyOn(server.db, "execute").mockRejectedValue(connectionError);
  const results = await Promise.allSettled(
    members.map(({ userId }) => acts.run(LIKE, { userId, threadId: threads[0]! })),
  );
  const statements = execute.mock.calls.length;
  execute.mockRestore();
  expect(results.map((result) => result.status === "rejected" && result.reason)).toEqual(
    members.map(() => connectionError),
  );
  expect(statements).toBeLessThan(MEMBERS);
  expect(await likesOf(threads[0]!)).toBe(0);
});

test("an act beyond the maximum queue length is refused", async () => {
  const calls = Array.from({ length: policy.database.waiting + policy.acts.concurrency + 1 }, () =>
    acts.run(LIKE, { userId: members[0]!.userId, threadId: threads[0]! }),
  );
  const results = await Promise.allSettled(calls);
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused.map(({ reason }) => reason)).toEqual([expect.any(QueueFullError)]);
});
