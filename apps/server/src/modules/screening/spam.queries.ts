import { eq, sql } from "drizzle-orm";
import { idArray, rowsOf, rowsParameter } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { threads } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";

/** Something published, as it is recognised again. */
export interface Print {
  hash: string;
  kind: "text" | "link";
  /** What moderators are shown of it. */
  sample: string;
}

/** Whether a member has a certified device, or so many threads and comments that are shown. */
export async function hasStanding(db: Db, userId: string, posts: number): Promise<boolean> {
  const result = await db.execute(sql`
    select u.verified_device <> '' or u.thread_count >= ${posts}::int or u.thread_count + (
      select count(*)::int from (
        select from posts p where p.author_id = u.id and p.status = 1 limit ${posts}::int
      ) shown) >= ${posts}::int as ok
    from users u where u.id = ${userId}::bigint`);
  return rowsOf<{ ok: boolean }>(result)[0]?.ok ?? false;
}

/** Whether a member has a certified device. */
export async function isCertified(db: Db, userId: string): Promise<boolean> {
  const result = await db.execute(
    sql`select verified_device <> '' as ok from users where id = ${userId}::bigint`,
  );
  return rowsOf<{ ok: boolean }>(result)[0]?.ok ?? false;
}

/**
 * Notes that a member publishes something, and tells how many accounts have within the window, this one among them.
 * One statement that takes the rows in the order of their hashes: of accounts that write at the same time each counts
 * those before it.
 */
export async function notePrints(
  db: Db,
  userId: string,
  prints: readonly Print[],
): Promise<(Print & { accounts: number })[]> {
  if (prints.length === 0) return [];
  const { windowHours, accountsKept } = policy.spam;
  const fresh = sql`text_prints.seen_at > now() - make_interval(hours => ${windowHours}::int)`;
  const result = await db.execute(sql`
    insert into text_prints (hash, kind, sample, user_ids)
    select hash, kind, sample, ${idArray([userId])}
    from jsonb_to_recordset(${rowsParameter(prints)}) as p(hash text, kind text, sample text) order by hash
    on conflict (hash) do update set
      user_ids = case
        when not ${fresh} then excluded.user_ids
        when text_prints.user_ids @> excluded.user_ids or cardinality(text_prints.user_ids) >= ${accountsKept}::int
          then text_prints.user_ids
        else text_prints.user_ids || excluded.user_ids end,
      seen_at = now()
    returning hash, cardinality(user_ids) as accounts`);
  const counts = new Map(
    rowsOf<{ hash: string; accounts: number }>(result).map(({ hash, accounts }) => [hash, accounts]),
  );
  return prints.map((print) => ({ ...print, accounts: counts.get(print.hash) ?? 1 }));
}

/** Deletes what nobody has published within the window, so much at once. */
export async function forgetPrints(db: Db): Promise<void> {
  const { windowHours, forgetAtOnce } = policy.spam;
  await db.execute(sql`
    delete from text_prints where hash in (
      select hash from text_prints where seen_at < now() - make_interval(hours => ${windowHours}::int)
      order by seen_at limit ${forgetAtOnce}::int)`);
}

/** What a thread says now; empty for none. */
export async function writtenIn(db: Db, threadId: string): Promise<string> {
  const [row] = await db.select({ content: threads.content }).from(threads).where(eq(threads.id, threadId));
  return row?.content ?? "";
}
