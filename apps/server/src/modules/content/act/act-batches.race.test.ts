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

/** Every member's act on each of the threads, all at once. */
const everybody = (kind: ActKind) =>
  Promise.all(
    members.flatMap(({ userId }) => threads.map((threadId) => acts.run(kind, { userId, threadId }))),
  );

const likesOf = (threadId: string) => columnOf(server, "threads", "like_count", threadId);

test("likes that come at once are written by a few statements, each counted and told once", async () => {
  const execute = vi.spyOn(server.db, "execute");
  const counts = await everybody(LIKE);
  expect(execute.mock.calls.length).toBeLessThan(6);
  execute.mockRestore();
  expect(counts.every((count) => count! >= 1 && count! <= MEMBERS)).toBe(true);
  for (const threadId of threads) {
    expect(await likesOf(threadId)).toBe(MEMBERS);
    expect(counts).toContain(MEMBERS);
    const told = await server.db.execute(
      sql`select count(*)::int as n from thread_likes where thread_id = ${threadId}::bigint`,
    );
    expect(rowsOf<{ n: number }>(told)[0]!.n).toBe(MEMBERS);
  }
  // Once more, and both at once: nothing is counted twice.
  expect(await everybody(LIKE)).toEqual(Array(MEMBERS * 3).fill(MEMBERS));
  expect(await everybody(UNLIKE)).toContain(0);
  for (const threadId of threads) expect(await likesOf(threadId)).toBe(0);
  await server.app.outbox.settled();
  expect(await columnOf(server, "users", "liked_count", members[0]!.userId)).toBe(0);
});

test("threads that are opened at once are noted by a few statements, each for its member", async () => {
  const execute = vi.spyOn(server.db, "execute");
  const views = await everybody(BROWSE);
  expect(execute.mock.calls.length).toBeLessThan(6);
  execute.mockRestore();
  expect(views).not.toContain(undefined);
  await server.app.outbox.settled();
  for (const { userId } of members) {
    const seen = await server.db.execute(
      sql`select e.key from task_events e join tasks t on t.id = e.task_id and t.work = 'BROWSE_POSTS'
        where e.user_id = ${userId}::bigint`,
    );
    expect(new Set(rowsOf<{ key: string }>(seen).map(({ key }) => key))).toEqual(
      new Set(threads.map((id) => `thread:${id}`)),
    );
  }
  const nowhere = { userId: members[0]!.userId, threadId: "9007199254740993" };
  expect(await acts.run(BROWSE, nowhere)).toBeUndefined();
});

test("the same like sent twice at once is one", async () => {
  const act = { userId: members[0]!.userId, threadId: threads[0]! };
  const counts = await Promise.all(Array.from({ length: 20 }, () => acts.run(LIKE, act)));
  expect(counts).toEqual(Array(20).fill(1));
  expect(await likesOf(threads[0]!)).toBe(1);
});

test("a thread that somebody holds keeps nobody waiting who likes another", async () => {
  const [held, free, other] = threads as [string, string, string];
  const staff = await server.database.connect!();
  await staff.query("begin");
  await staff.query("select id from threads where id = $1 for update", [held]);
  const { userId } = members[0]!;
  const waiting = members.map((one) => acts.run(LIKE, { userId: one.userId, threadId: held }));
  const others = await Promise.all([free, other].map((threadId) => acts.run(LIKE, { userId, threadId })));
  expect(others).toEqual([1, 1]);
  expect(await likesOf(held)).toBe(0);
  await staff.query("commit");
  await staff.end();
  expect((await Promise.all(waiting)).toSorted()).toEqual(members.map((_, n) => n + 1));
});

test("one that cannot be written takes none of the others with it", async () => {
  const nobody = { userId: "9".repeat(20), threadId: threads[0]! };
  const nowhere = { userId: members[0]!.userId, threadId: "9007199254740993" };
  const results = await Promise.allSettled([
    ...members.map(({ userId }) => acts.run(LIKE, { userId, threadId: threads[0]! })),
    acts.run(LIKE, nobody),
    acts.run(LIKE, nowhere),
  ]);
  expect(results.slice(0, MEMBERS).every(({ status }) => status === "fulfilled")).toBe(true);
  expect(results[MEMBERS]).toMatchObject({ status: "rejected" });
  expect(results[MEMBERS + 1]).toEqual({ status: "fulfilled", value: undefined });
  expect(await likesOf(threads[0]!)).toBe(MEMBERS);
});

test("a batch that fails with a lost connection fails once and is not retried act by act", async () => {
  const lost = Object.assign(new Error("Connection terminated unexpectedly"), { code: "57P01" });
  const execute = vi.spyOn(server.db, "execute").mockRejectedValue(lost);
  const results = await Promise.allSettled(
    members.map(({ userId }) => acts.run(LIKE, { userId, threadId: threads[0]! })),
  );
  const statements = execute.mock.calls.length;
  execute.mockRestore();
  expect(results.map((result) => result.status === "rejected" && result.reason)).toEqual(
    members.map(() => lost),
  );
  expect(statements).toBeLessThan(MEMBERS);
  expect(await likesOf(threads[0]!)).toBe(0);
});

test("no more wait than may", async () => {
  const many = Array.from({ length: policy.database.waiting + policy.acts.concurrency + 1 }, () =>
    acts.run(LIKE, { userId: members[0]!.userId, threadId: threads[0]! }),
  );
  const results = await Promise.allSettled(many);
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused.map(({ reason }) => reason)).toEqual([expect.any(QueueFullError)]);
});
