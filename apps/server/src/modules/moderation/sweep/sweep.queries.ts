import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { idArray, isAmong, oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { posts, type SweptText, sweeps, threads, userGroups, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { NORMAL, REFUSED, TAKEN_DOWN, WAITING } from "../../content/index.ts";

/**
 * Lists the normal and pending texts of members from the last `hours`, or all of them if it is 0, in lock
 * order. Returns at most one more than a sweep may remove.
 */
export async function textsOf(db: Db, kind: "threads" | "posts", userIds: readonly string[], hours: number) {
  const [table, id, at] =
    kind === "threads"
      ? [sql`threads`, sql`t.id`, sql`t.posted_at`]
      : [sql`posts`, sql`t.thread_id`, sql`t.created_at`];
  const result = await db.execute(sql`
    select t.id, ${id} as "threadId", t.author_id as "authorId", t.status as was,
      case when t.status = ${WAITING} then t.removed_reason end as why
    from ${table} t
    where t.author_id = any(${idArray(userIds)}) and t.status in (${WAITING}, ${NORMAL})
      and (${hours}::int = 0 or ${at} > now() - make_interval(hours => ${hours}::int))
    order by ${id}, t.id limit ${policy.moderation.sweepTexts + 1}::int`);
  return rowsOf<SweptText & { authorId: string }>(result);
}

/** Lists users with the columns that decide whether they can be banned. */
export async function listSweepCandidates(db: Db, userIds: readonly string[]) {
  return db
    .select({
      ...briefColumns,
      rank: userGroups.rank,
      status: users.status,
      joinedAt: users.createdAt,
      forbiddenUntil: users.forbiddenUntil,
    })
    .from(users)
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(isAmong(users.id, userIds))
    .orderBy(users.id);
}

export async function insertSweep(tx: Db, row: typeof sweeps.$inferInsert) {
  return oneRow(await tx.insert(sweeps).values(row).returning(), "insertSweep");
}

/** Marks a sweep as undone and returns it; undefined if it is too old or already undone. */
export async function takeSweep(tx: Db, id: string) {
  const [row] = await tx
    .update(sweeps)
    .set({ undoneAt: sql`now()` })
    .where(
      and(
        eq(sweeps.id, id),
        isNull(sweeps.undoneAt),
        gt(sweeps.createdAt, sql`now() - make_interval(mins => ${policy.moderation.sweepUndoMinutes}::int)`),
      ),
    )
    .returning();
  return row;
}

export async function sweepById(db: Db, id: string) {
  const [row] = await db.select().from(sweeps).where(eq(sweeps.id, id));
  return row;
}

/** Restores the previous ban of a member, unless the ban of the sweep was changed since. */
export async function restoreBan(tx: Db, userId: string, sweepUntil: Date, before: Date | null) {
  await tx
    .update(users)
    .set({ forbiddenUntil: before })
    .where(and(eq(users.id, userId), eq(users.forbiddenUntil, sweepUntil)));
}

/** Returns the status that a sweep gives to a text with the status `was`. */
export const sweptStatusOf = (was: number) => (was === WAITING ? REFUSED : TAKEN_DOWN);

/** Returns a refused text to review with its previous reason. */
export async function returnToReview(tx: Db, kind: "threads" | "posts", { id, why }: SweptText, by: string) {
  const table = kind === "threads" ? threads : posts;
  await tx
    .update(table)
    .set({ status: WAITING, removedAt: null, removedBy: null, removedReason: why })
    .where(and(eq(table.id, id), eq(table.status, REFUSED), eq(table.removedBy, by)));
}

/** Filters texts whose status has not changed since the sweep, for one member if `only` is set. */
export async function listUntouched(
  tx: Db,
  kind: "threads" | "posts",
  texts: readonly SweptText[],
  by: string,
  only?: string,
): Promise<SweptText[]> {
  const table = kind === "threads" ? threads : posts;
  const rows = await tx
    .select({ id: table.id, status: table.status })
    .from(table)
    .where(
      and(
        isAmong(
          table.id,
          texts.map(({ id }) => id),
        ),
        eq(table.removedBy, by),
        only === undefined ? undefined : eq(table.authorId, only),
      ),
    );
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  return texts.filter(({ id, was }) => statuses.get(id) === sweptStatusOf(was));
}

/** Returns a page of sweeps, newest first. */
export async function listSweeps(db: Db, page: Page) {
  const rows = await db
    .select({ sweep: sweeps, byName: users.nickname })
    .from(sweeps)
    .innerJoin(users, eq(users.id, sweeps.byId))
    .orderBy(desc(sweeps.createdAt), desc(sweeps.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: await db.$count(sweeps) };
}
