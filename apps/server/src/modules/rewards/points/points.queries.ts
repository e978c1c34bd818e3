import { and, eq, sql } from "drizzle-orm";
import { idArray, oneRow, rowsOf, rowsParameter } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { pointAccounts, pointEntries, threadTippers, users } from "../../../db/schema/index.ts";

/** Maximum balance: the largest integer of PostgreSQL. */
export const MAX_BALANCE = 2 ** 31 - 1;

/** Locks a member's account until the transaction ends, and creates a missing one. @returns the balance */
export async function lockAccount(tx: Db, userId: string): Promise<number> {
  const row = oneRow(
    await tx
      .insert(pointAccounts)
      .values({ userId })
      .onConflictDoUpdate({ target: pointAccounts.userId, set: { balance: sql`${pointAccounts.balance}` } })
      .returning({ balance: pointAccounts.balance }),
    "lockAccount",
  );
  return row.balance;
}

/** Inserts an entry into the locked account. @returns false if an entry with the cause exists */
export async function insertEntry(tx: Db, entry: typeof pointEntries.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(pointEntries)
    .values(entry)
    .onConflictDoNothing({ target: [pointEntries.userId, pointEntries.cause] })
    .returning({ id: pointEntries.id });
  return rows.length > 0;
}

export async function setBalance(tx: Db, userId: string, balance: number): Promise<void> {
  await tx.update(pointAccounts).set({ balance }).where(eq(pointAccounts.userId, userId));
}

export async function hasEntry(db: Db, userId: string, cause: string): Promise<boolean> {
  const count = await db.$count(
    pointEntries,
    and(eq(pointEntries.userId, userId), eq(pointEntries.cause, cause)),
  );
  return count > 0;
}

/** Returns a member's balance; 0 without an account. */
export async function balanceOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ balance: pointAccounts.balance })
    .from(pointAccounts)
    .where(eq(pointAccounts.userId, userId));
  return row?.balance ?? 0;
}

/** Whether a member exists and is not closed. */
export async function memberExists(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), eq(users.status, 1)))) > 0;
}

/**
 * Locks members until the transaction ends, in the order of their IDs, which prevents deadlocks. Rewards of one
 * member then run one after another.
 */
export async function lockMembersInOrder(tx: Db, userIds: readonly string[]): Promise<void> {
  await tx.execute(
    sql`select id from users where id = any(${idArray(new Set(userIds))}) order by id for no key update`,
  );
}

/** Returns a member's experience. */
export async function ownExperience(db: Db, userId: string): Promise<number> {
  const row = oneRow(
    await db.select({ exp: users.exp }).from(users).where(eq(users.id, userId)),
    "ownExperience",
  );
  return row.exp;
}

/**
 * Adds points and their entries, once per cause. Locks the accounts in the order of IDs and creates missing ones.
 * Skips gains beyond `MAX_BALANCE`.
 */
export async function addPoints(
  tx: Db,
  gains: readonly Omit<typeof pointEntries.$inferInsert, "balanceAfter">[],
): Promise<void> {
  if (gains.length === 0) return;
  const ids = idArray(new Set(gains.map(({ userId }) => userId)));
  await tx.execute(sql`
    insert into point_accounts (user_id) select id from unnest(${ids}) as members(id) order by id
    on conflict (user_id) do update set balance = point_accounts.balance`);
  // A separate statement, because it sees the entries of earlier lock holders.
  const records = gains.map((gain, place) => ({ sourceId: "", remark: "", ...gain, place }));
  await tx.execute(sql`
    with offered as (
      select distinct on (g."userId", g.cause) g.* from jsonb_to_recordset(${rowsParameter(records)}) as g(
        "userId" bigint, points int, source text, cause text, "sourceId" text, remark text, place int)
      where not exists (select from point_entries e where e.user_id = g."userId" and e.cause = g.cause)
      order by g."userId", g.cause, g.place
    ), summed as (
      select o.*, a.balance + sum(o.points) over (partition by o."userId" order by o.place) as after
      from offered o join point_accounts a on a.user_id = o."userId"
    ), written as (
      insert into point_entries (user_id, points, balance_after, source, cause, source_id, remark)
      select "userId", points, after, source, cause, "sourceId", remark
      from summed where after <= ${MAX_BALANCE}::int order by place
      returning user_id, points
    )
    update point_accounts a set balance = a.balance + w.points
    from (select user_id, sum(points)::int as points from written group by user_id) w where a.user_id = w.user_id`);
}

/**
 * Adds experience and its entries, once per cause and up to the daily limits. The caller has locked the members.
 * @returns the experience before and after, for members who gained any
 */
export async function insertExperience(
  tx: Db,
  gains: readonly {
    userId: string;
    exp: number;
    source: string;
    cause: string;
    day: string;
    perDay?: number;
  }[],
): Promise<{ userId: string; before: number; after: number }[]> {
  const records = gains.map((gain, place) => ({ perDay: 0, ...gain, place }));
  const result = await tx.execute(sql`
    with offered as (
      select distinct on (g."userId", g.cause) g.* from jsonb_to_recordset(${rowsParameter(records)})
        as g("userId" bigint, exp int, source text, cause text, day date, "perDay" int, place int)
      where not exists (select from exp_entries e where e.user_id = g."userId" and e.cause = g.cause)
      order by g."userId", g.cause, g.place
    ), numbered as (
      select o.*, row_number() over (partition by o."userId", o.source, o.day order by o.place)
        + (select count(*) from exp_entries e where e.user_id = o."userId" and e.source = o.source and e.day = o.day) as nth
      from offered o
    ), gained as (
      insert into exp_entries (user_id, exp, source, cause, day)
      select "userId", exp, source, cause, day from numbered where "perDay" = 0 or nth <= "perDay" order by place
      on conflict (user_id, cause) do nothing
      returning user_id, exp
    ), sums as (
      select user_id, sum(exp)::int as exp from gained group by user_id
    )
    update users set exp = users.exp + sums.exp from sums where users.id = sums.user_id
    returning users.id::text as "userId", users.exp - sums.exp as before, users.exp as after`);
  return rowsOf(result);
}

/** Returns the total that a member has tipped to a thread. */
export async function tippedAmount(db: Db, threadId: string, userId: string): Promise<number> {
  const [row] = await db
    .select({ points: threadTippers.points })
    .from(threadTippers)
    .where(and(eq(threadTippers.threadId, threadId), eq(threadTippers.userId, userId)));
  return row?.points ?? 0;
}
