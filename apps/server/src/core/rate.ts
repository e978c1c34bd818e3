import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { rateCounters } from "../db/schema/index.ts";
import { fillText } from "./fill-text.ts";
import { RequestError } from "./request-error.ts";
import { oneRow, rowsOf } from "./sql.ts";

export interface Rate {
  max: number;
  windowSeconds: number;
}

/** A rate limit of the contract. */
export interface CallLimit extends Rate {
  name: string;
}

/** Returns the counter key of a limit for a member, an address or another subject. */
export const limitKey = ({ name }: CallLimit, subject: string): string => `${name}:${subject}`;

/** A counter key and its limit. */
export interface RateEvent {
  key: string;
  rate: Rate;
}

/**
 * Returns the statement that counts events and returns a `RateCount` per key.
 * @param rows unique keys with an amount and the end of a window that starts now
 */
export const countEventsStatement = (rows: SQL): SQL => sql`
    insert into rate_counters (key, count, reset_at) ${rows}
    on conflict (key) do update set
      count = case when rate_counters.reset_at <= now() then excluded.count else rate_counters.count + excluded.count end,
      reset_at = case when rate_counters.reset_at <= now() then excluded.reset_at else rate_counters.reset_at end
    returning key, count, ceil(extract(epoch from reset_at - now()))::int as seconds`;

/** State of a counter. */
export interface RateCount {
  key: string;
  /** Number of events in the window. */
  count: number;
  /** Seconds until the window ends. */
  seconds: number;
}

/**
 * Refuses a call beyond the limit.
 * @throws RequestError 429 with the message, in which `{n}` is the seconds to wait and `{m}` the minutes
 */
export function refuseBeyond(
  { max }: Rate,
  { count, seconds }: RateCount,
  message: string,
  field?: string,
): void {
  if (count <= max) return;
  const minutes = Math.ceil(seconds / 60);
  throw new RequestError(429, fillText(message, { n: seconds, m: minutes }), seconds, field ? { field } : {});
}

async function count(db: Db, key: string, rate: Rate, amount = 1): Promise<RateCount> {
  const row = sql`values (${key}::text, ${amount}::int, now() + make_interval(secs => ${rate.windowSeconds}))`;
  return oneRow(rowsOf<RateCount>(await db.execute(countEventsStatement(row))), "count");
}

/**
 * Counts one event in a fixed window and returns the number of events. Uses one statement, so that replicas and
 * concurrent requests are counted together.
 */
export async function countEvent(db: Db, key: string, rate: Rate): Promise<number> {
  return (await count(db, key, rate)).count;
}

/** Returns the seconds until the last of the windows ends; 0 if there is none. */
export async function retryAfterSeconds(db: Db, keys: string[]): Promise<number> {
  const row = oneRow(
    await db
      .select({
        seconds: sql<number>`coalesce(max(ceil(extract(epoch from ${rateCounters.resetAt} - now()))), 0)::int`,
      })
      .from(rateCounters)
      .where(inArray(rateCounters.key, keys)),
    "retryAfterSeconds",
  );
  return Math.max(0, row.seconds);
}

/** Deletes expired windows. A password guesser leaves two for every tried name. */
export async function deleteExpiredWindows(tx: Db): Promise<void> {
  await tx.execute(sql`delete from rate_counters where key in
    (select key from rate_counters where reset_at < now() order by reset_at limit 50000)
    and reset_at < now()`);
}

/** Uncounts events of actions that did not take place. */
export async function refundEvents(db: Db, keys: string[]): Promise<void> {
  await db
    .update(rateCounters)
    .set({ count: sql`greatest(${rateCounters.count} - 1, 0)` })
    .where(inArray(rateCounters.key, keys));
}

/**
 * Counts one event, or an amount, and refuses beyond the limit.
 * @throws RequestError 429 with the message, in which `{n}` is the seconds to wait and `{m}` the minutes
 */
export async function limitRate(db: Db, key: string, rate: Rate, message: string, amount = 1): Promise<void> {
  refuseBeyond(rate, await count(db, key, rate, amount), message);
}

/**
 * Counts a call, or an amount, in a rate limit of the contract and refuses it beyond the limit.
 * @param subject member, address or other subject of the limit
 * @param options.amount units that the call costs
 * @param options.field field of the request that the refusal names
 * @throws RequestError 429 with the message, in which `{n}` is the seconds to wait and `{m}` the minutes
 */
export async function limitCalls(
  db: Db,
  limit: CallLimit,
  subject: string,
  message: string,
  { amount = 1, field }: { amount?: number; field?: string } = {},
): Promise<void> {
  refuseBeyond(limit, await count(db, limitKey(limit, subject), limit, amount), message, field);
}
