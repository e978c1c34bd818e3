import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rateCounters } from "../db/schema/index.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { countEvent, deleteExpiredWindows, retryAfterSeconds } from "./rate.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test("expired windows are deleted, and others continue to count", async () => {
  const rate = { max: 5, windowSeconds: 60 };
  for (const key of ["over", "open"]) await countEvent(server.db, key, rate);
  await server.db.execute(
    sql`update rate_counters set reset_at = now() - interval '1 second' where key = 'over'`,
  );
  expect(await retryAfterSeconds(server.db, ["over"])).toBe(0);
  expect(await retryAfterSeconds(server.db, ["over", "open", "never"])).toBeGreaterThan(50);
  await server.db.transaction(deleteExpiredWindows);
  expect(await server.db.$count(rateCounters)).toBe(1);
  expect(await countEvent(server.db, "open", rate)).toBe(2);
});
