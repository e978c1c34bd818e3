import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readDatabaseLimits } from "../config/database.ts";
import { startServer } from "../test/support.ts";
import { openPostgres } from "./client.ts";
import type { SlowStatement } from "./postgres.ts";

test("slow statements are reported with their operation and without values, inside and outside transactions", async () => {
  const server = await startServer();
  const database = openPostgres(server.url, readDatabaseLimits({ DATABASE_SLOW_MS: "50" }));
  const reports: SlowStatement[] = [];
  // On a busy machine other statements are slow, too.
  database.slow!.onSlow = (slow) => void (slow.text.includes("pg_sleep") && reports.push(slow));
  const wait = sql`select pg_sleep(0.06), ${"geheim"}::text`;
  try {
    await database.of!("threadList").execute(wait);
    await database.of!("threadCreate").transaction((tx) => tx.execute(wait));
    await database.db.execute(wait);
    await database.of!("threadList").execute(sql`select 1`);
    expect(reports.map(({ operation }) => operation)).toEqual(["threadList", "threadCreate", undefined]);
    for (const { text, ms } of reports) {
      expect(text).toBe("select pg_sleep(0.06), $1::text");
      expect(ms).toBeGreaterThanOrEqual(50);
    }
  } finally {
    await database.close();
    await server.close();
  }
});
