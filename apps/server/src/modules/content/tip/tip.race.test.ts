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

const memberWithPoints = async (name: string, points: number) => {
  const member = await server.member(name);
  const move = { userId: member.userId, points, source: "task", cause: "start" } as const;
  await server.db.transaction((tx) => movePoints(tx, move));
  return member;
};
const resetRates = () => server.db.execute(sql`delete from rate_counters`);

test("64 concurrent tips of one member keep the daily limit, and no points are lost or created", async () => {
  const reader = await memberWithPoints("tipper1", 1000);
  const author = await memberWithPoints("tipped1", 1);
  const threadId = await publish(server, author.token);
  // Publishing may have paid for a task.
  const before = await balanceOf(server.db, author.userId);
  const answers = await Promise.all(
    Array.from({ length: 64 }, async () => {
      await resetRates();
      return server.post("/api/thread/tipping", { threadId, points: 10 }, reader.token);
    }),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
  expect(await balanceOf(server.db, reader.userId)).toBe(900);
  expect(await balanceOf(server.db, author.userId)).toBe(before + 100);
  expect((await reconcile(server.db)).faults).toEqual([]);
});

test("two members who tip each other concurrently do not deadlock, and repeated requests pay once", async () => {
  const a = await memberWithPoints("tipper2", 100);
  const b = await memberWithPoints("tipper3", 100);
  const threads = [await publish(server, a.token), await publish(server, b.token)];
  const before = [await balanceOf(server.db, a.userId), await balanceOf(server.db, b.userId)];
  const sameId = requestId("race");
  await Promise.all(
    Array.from({ length: 32 }, async (_, i) => {
      await resetRates();
      const isFirst = i % 2 === 0;
      const body = { threadId: threads[isFirst ? 1 : 0], points: 3, requestId: sameId };
      return server.post("/api/thread/tipping", body, isFirst ? a.token : b.token);
    }),
  );
  expect([await balanceOf(server.db, a.userId), await balanceOf(server.db, b.userId)]).toEqual(before);
  const tips = await server.db.execute(sql`select count(*)::int as n from thread_tips where points = 3`);
  expect((tips as unknown as { rows: { n: number }[] }).rows[0]!.n).toBe(2);
  expect((await reconcile(server.db)).faults).toEqual([]);
});
