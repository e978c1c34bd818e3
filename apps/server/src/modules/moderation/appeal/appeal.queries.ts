import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isNotReversal } from "../../../core/audit.ts";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { appeals, auditLog, circles, posts, threads, userGroups, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { isAboutMember } from "../act/moderation.queries.ts";
import { APPEALABLE, type AppealableAction } from "../act/moderation.rules.ts";

const ACTIONS = Object.keys(APPEALABLE) as AppealableAction[];

/** Condition for removals, refusals and sanctions. Actions of undone sweeps and review batches are excluded. */
export const isAppealableAct = and(
  inArray(auditLog.action, ACTIONS),
  sql`not exists (select from sweeps s
    where s.id::text = ${auditLog.detail} ->> 'sweepId' and s.undone_at is not null)`,
  sql`not exists (select from review_batches b
    where b.id::text = ${auditLog.detail} ->> 'batchId' and b.undone_at is not null)`,
  sql`case when ${auditLog.action} = 'review.decide' then ${auditLog.detail} ->> 'value' = '0' else ${isNotReversal} end`,
);

const commented = alias(threads, "commented");
const actor = alias(users, "actor");
const decider = alias(users, "decider");

/** Selects actions with the affected text and the appeal. */
const selectActs = (db: Db) =>
  db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      targetType: auditLog.targetType,
      targetId: auditLog.targetId,
      reason: auditLog.reason,
      detail: auditLog.detail,
      actorId: auditLog.actorId,
      actorName: actor.nickname,
      createdAt: auditLog.createdAt,
      title: sql<string>`coalesce(${threads.title}, '')`,
      content: sql<string>`coalesce(${threads.content}, ${posts.content}, '')`,
      /** Title or excerpt of the thread of a comment. */
      place: sql<string>`coalesce(nullif(${commented.title}, ''), ${commented.excerpt}, '')`,
      /** Circle of a mute; empty for the whole site. */
      circleName: sql<string>`coalesce(${circles.name}, '')`,
      appeal: appeals,
      deciderName: sql<string>`coalesce(${decider.nickname}, '')`,
      member: briefColumns,
      joinedAt: users.createdAt,
      rank: userGroups.rank,
    })
    .from(auditLog)
    .innerJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(appeals, eq(appeals.auditId, auditLog.id))
    .leftJoin(users, eq(users.id, appeals.userId))
    .leftJoin(userGroups, eq(userGroups.id, users.groupId))
    .leftJoin(decider, eq(decider.id, appeals.decidedBy))
    .leftJoin(threads, and(eq(auditLog.targetType, "thread"), eq(threads.id, auditLog.targetId)))
    .leftJoin(posts, and(eq(auditLog.targetType, "post"), eq(posts.id, auditLog.targetId)))
    .leftJoin(commented, eq(commented.id, posts.threadId))
    .leftJoin(circles, sql`${circles.id}::text = ${auditLog.detail} ->> 'circleId'`);

export type ActRow = Awaited<ReturnType<typeof selectActs>>[number];

/** Condition for actions of others against a member or their content that can be appealed or were appealed. */
const isActAgainst = (userId: string) =>
  and(
    isAboutMember(userId),
    ne(auditLog.actorId, userId),
    or(
      and(
        isAppealableAct,
        gt(auditLog.createdAt, sql`now() - make_interval(days => ${policy.moderation.appealDays}::int)`),
      ),
      sql`exists (select 1 from appeals a where a.audit_id = ${auditLog.id})`,
    ),
  );

/** Returns a page of the actions against a member, newest first. */
export const actsAgainst = (db: Db, userId: string, page: Page) =>
  selectActs(db)
    .where(isActAgainst(userId))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(page.limit)
    .offset(page.offset);

export const countActsAgainst = (db: Db, userId: string): Promise<number> =>
  db.$count(auditLog, isActAgainst(userId));

/** Finds an action against a member; undefined for other entries of the audit log. */
export async function actAgainst(db: Db, userId: string, id: string): Promise<ActRow | undefined> {
  const [row] = await selectActs(db).where(and(eq(auditLog.id, id), isActAgainst(userId)));
  return row;
}

/** Inserts an appeal. @returns false if the action already has one */
export async function insertAppeal(
  db: Db,
  { hours, ...row }: Omit<typeof appeals.$inferInsert, "dueAt"> & { hours: number },
): Promise<boolean> {
  const dueAt = sql`now() + make_interval(hours => ${hours}::int)`;
  const rows = await db
    .insert(appeals)
    .values({ ...row, dueAt })
    .onConflictDoNothing()
    .returning({ id: appeals.id });
  return rows.length > 0;
}

const inState = (isDecided: boolean): SQL => (isDecided ? ne(appeals.status, 0) : eq(appeals.status, 0));

/** Condition for pending appeals that are neither by the viewer nor against an action of the viewer. */
export const pendingAppeals = (viewerId: string) =>
  and(inState(false), ne(appeals.actorId, viewerId), ne(appeals.userId, viewerId));

/** Returns a page of appeals: pending ones by due time, decided ones newest first. */
export const listAppeals = (db: Db, isDecided: boolean, page: Page) =>
  selectActs(db)
    .where(inState(isDecided))
    .orderBy(...(isDecided ? [desc(appeals.decidedAt)] : [asc(appeals.dueAt)]), asc(appeals.id))
    .limit(page.limit)
    .offset(page.offset);

export const countAppeals = (db: Db, isDecided: boolean): Promise<number> =>
  countUpTo(db, appeals, inState(isDecided));

export const countPendingAppeals = (db: Db, viewerId: string): Promise<number> =>
  db.$count(appeals, pendingAppeals(viewerId));

/** Locks an appeal and returns its action; undefined for an unknown appeal. */
export async function lockAppeal(tx: Db, id: string): Promise<ActRow | undefined> {
  const [appeal] = await tx
    .select({ auditId: appeals.auditId })
    .from(appeals)
    .where(eq(appeals.id, id))
    .for("no key update");
  if (!appeal) return undefined;
  const [row] = await selectActs(tx).where(eq(auditLog.id, appeal.auditId));
  return row;
}

export async function decideAppeal(
  tx: Db,
  id: string,
  decision: Required<Pick<typeof appeals.$inferInsert, "status" | "answer" | "decidedBy" | "decidedAt">>,
): Promise<void> {
  await tx.update(appeals).set(decision).where(eq(appeals.id, id));
}

/** Upholds the pending appeals against an undone sweep. */
export async function upholdAppealsOfSweep(
  tx: Db,
  sweepId: string,
  { answer, decidedBy }: { answer: string; decidedBy: string },
): Promise<void> {
  const acts = tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.action, "user.sweep"), sql`${auditLog.detail} ->> 'sweepId' = ${sweepId}`));
  await tx
    .update(appeals)
    .set({ status: 1, answer, decidedBy, decidedAt: sql`now()` })
    .where(and(eq(appeals.status, 0), inArray(appeals.auditId, acts)));
}

/** Erases a member's appeal texts: deletes pending appeals and clears the texts of decided ones. */
export async function eraseAppealsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(appeals).where(and(eq(appeals.userId, userId), eq(appeals.status, 0)));
  await tx
    .update(appeals)
    .set({ text: "", answer: "" })
    .where(and(eq(appeals.userId, userId), isNotNull(appeals.decidedAt)));
}

/** Locks a text and returns its status. The thread of a comment is locked first, as in all transactions. */
export async function lockText(tx: Db, kind: "thread" | "post", id: string) {
  if (kind === "thread") {
    const [row] = await tx
      .select({ threadId: threads.id, status: threads.status, removedBy: threads.removedBy })
      .from(threads)
      .where(eq(threads.id, id))
      .for("no key update");
    return row;
  }
  await tx
    .select({ id: threads.id })
    .from(threads)
    .where(inArray(threads.id, tx.select({ id: posts.threadId }).from(posts).where(eq(posts.id, id))))
    .for("no key update");
  const [row] = await tx
    .select({ threadId: posts.threadId, status: posts.status, removedBy: posts.removedBy })
    .from(posts)
    .where(eq(posts.id, id))
    .for("no key update");
  return row;
}

/** Whether an action is the latest of `kinds` against the member in the same circle or on the whole site. */
export async function isLatestOf(
  db: Db,
  { id, targetId, detail }: Pick<ActRow, "id" | "targetId" | "detail">,
  kinds: AppealableAction[],
): Promise<boolean> {
  const circleId = detail.circleId === undefined ? null : String(detail.circleId);
  const later = and(
    eq(auditLog.targetType, "user"),
    eq(auditLog.targetId, targetId),
    inArray(auditLog.action, kinds),
    gt(auditLog.id, id),
    isNotReversal,
    circleId === null
      ? isNull(sql`${auditLog.detail} ->> 'circleId'`)
      : eq(sql`${auditLog.detail} ->> 'circleId'`, circleId),
  );
  return (await db.$count(auditLog, later)) === 0;
}
