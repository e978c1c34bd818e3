import { eq, sql } from "drizzle-orm";
import { idArray, rowsOf, rowsParameter } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { threads } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";

/** Hash of a published text or link, for finding copies. */
export interface Print {
  hash: string;
  kind: "text" | "link";
  /** Beginning of the text or link, for moderators. */
  sample: string;
}

/** Whether a member has a certified device or at least `posts` threads and visible comments. */
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
 * Stores the prints of a member's text. Returns the number of accounts that published each print within the
 * time window, including this one. A single statement locks the rows in hash order, so that concurrent
 * writers count each other.
 */
export async function recordPrints(
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

/** Deletes a batch of prints that nobody has published within the time window. */
export async function deleteOldPrints(db: Db): Promise<void> {
  const { windowHours, forgetAtOnce } = policy.spam;
  await db.execute(sql`
    delete from text_prints where hash in (
      select hash from text_prints where seen_at < now() - make_interval(hours => ${windowHours}::int)
      order by seen_at limit ${forgetAtOnce}::int)`);
}

/** Returns the current content of a thread; empty if it does not exist. */
export async function findThreadContent(db: Db, threadId: string): Promise<string> {
  const [row] = await db.select({ content: threads.content }).from(threads).where(eq(threads.id, threadId));
  return row?.content ?? "";
}
