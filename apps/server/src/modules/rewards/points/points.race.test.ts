import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { balanceOf } from "./points.queries.ts";
import { movePoints } from "./points-ledger.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const move = (userId: string, points: number, cause: string) =>
  server.db.transaction((tx) => movePoints(tx, { userId, points, source: "adjustment", cause }));

const sumOf = async (userId: string) =>
  rowsOf<{ sum: number }>(
    await server.db.execute(
      sql`select coalesce(sum(points), 0)::int as sum from point_entries where user_id = ${userId}::bigint`,
    ),
  )[0]!.sum;

test("concurrent moves with one cause change the balance once", async () => {
  const { userId } = await server.member("booker1");
  const results = await Promise.all(Array.from({ length: 64 }, () => move(userId, 5, "signIn:2026-11-21")));
  expect(results.filter((balance) => balance !== undefined)).toEqual([5]);
  expect(await balanceOf(server.db, userId)).toBe(5);
  expect(await sumOf(userId)).toBe(5);
});

test("a balance never falls below zero and stays the sum of its entries", async () => {
  const { userId } = await server.member("booker2");
  await move(userId, 30, "gift");
  const results = await Promise.allSettled(
    Array.from({ length: 64 }, (_, i) => move(userId, -1, `spend:${i}`)),
  );
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(34);
  expect(new Set(refused.map((result) => String(result.reason.message)))).toEqual(
    new Set(["积分不足，还差1"]),
  );
  expect(await balanceOf(server.db, userId)).toBe(0);
  expect(await sumOf(userId)).toBe(0);
});

test("a repeated cause succeeds without a second entry, even with an empty balance", async () => {
  const { userId } = await server.member("booker3");
  await move(userId, 10, "gift");
  expect(await move(userId, -10, "order:1")).toBe(0);
  expect(await move(userId, -10, "order:1")).toBeUndefined();
});
