import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/support.ts";
import { publish, requestId } from "../../../test/thread-fixtures.ts";
import { balanceOf } from "../../rewards/points/points.queries.ts";
import { movePoints } from "../../rewards/points/points-ledger.ts";
import { reconcile } from "../../rewards/points/points-reconcile.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const rich = async (name: string, points: number) => {
  const member = await server.member(name);
  const move = { userId: member.userId, points, source: "task", cause: "start" } as const;
  await server.db.transaction((tx) => movePoints(tx, move));
  return member;
};
const forget = () => server.db.execute(sql`delete from rate_counters`);

test("64 tips of one purse at a time: the day's limit holds, and no point is lost or invented", async () => {
  const reader = await rich("tipper1", 1000);
  const author = await rich("tipped1", 1);
  const threadId = await publish(server, author.token);
  // Publishing may have paid for a task.
  const before = await balanceOf(server.db, author.userId);
  const answers = await Promise.all(
    Array.from({ length: 64 }, async () => {
      await forget();
      return server.post("/api/thread/tipping", { threadId, points: 10 }, reader.token);
    }),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
  expect(await balanceOf(server.db, reader.userId)).toBe(900);
  expect(await balanceOf(server.db, author.userId)).toBe(before + 100);
  expect((await reconcile(server.db)).faults).toEqual([]);
});

test("two who tip each other at once never deadlock, and a replay pays once", async () => {
  const a = await rich("tipper2", 100);
  const b = await rich("tipper3", 100);
  const threads = [await publish(server, a.token), await publish(server, b.token)];
  const before = [await balanceOf(server.db, a.userId), await balanceOf(server.db, b.userId)];
  const one = requestId("race");
  await Promise.all(
    Array.from({ length: 32 }, async (_, i) => {
      await forget();
      const mine = i % 2 === 0;
      const body = { threadId: threads[mine ? 1 : 0], points: 3, requestId: one };
      return server.post("/api/thread/tipping", body, mine ? a.token : b.token);
    }),
  );
  expect([await balanceOf(server.db, a.userId), await balanceOf(server.db, b.userId)]).toEqual(before);
  const tips = await server.db.execute(sql`select count(*)::int as n from thread_tips where points = 3`);
  expect((tips as unknown as { rows: { n: number }[] }).rows[0]!.n).toBe(2);
  expect((await reconcile(server.db)).faults).toEqual([]);
});
