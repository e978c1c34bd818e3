import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { Refusal } from "./refusal.ts";
import { rowsOf } from "./sql.ts";

export interface Rate {
  max: number;
  windowSeconds: number;
}

/**
 * Counts one event in a fixed window and tells how many there have been.
 * One statement, so that replicas and parallel requests count together.
 */
export async function countEvent(db: Db, key: string, rate: Rate): Promise<number> {
  const result = await db.execute(sql`
    insert into rate_counters (key, count, reset_at)
    values (${key}, 1, now() + make_interval(secs => ${rate.windowSeconds}))
    on conflict (key) do update set
      count = case when rate_counters.reset_at <= now() then 1 else rate_counters.count + 1 end,
      reset_at = case when rate_counters.reset_at <= now() then excluded.reset_at else rate_counters.reset_at end
    returning count`);
  return rowsOf<{ count: number }>(result)[0]!.count;
}

/**
 * Counts one event and refuses past the limit.
 * @throws Refusal 429 with the given sentence
 */
export async function limitRate(db: Db, key: string, rate: Rate, message: string): Promise<void> {
  if ((await countEvent(db, key, rate)) > rate.max) throw new Refusal(429, message);
}
