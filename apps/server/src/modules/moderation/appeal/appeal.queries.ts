import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isNotReversal } from "../../../core/audit.ts";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import type { Db } from "../../../db/client.ts";
import { appeals, auditLog, circles, posts, threads, userGroups, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { concerning } from "../act/moderation.queries.ts";
import { APPEALABLE, type AppealableAction } from "../act/moderation.rules.ts";

const ACTIONS = Object.keys(APPEALABLE) as AppealableAction[];

/** Acts that took something away: of reviews the refusals. Undone sweeps and review batches are left out. */
export const takesAway = and(
  inArray(auditLog.action, ACTIONS),
  sql`not exists (select from sweeps s
    where s.id::text = ${auditLog.detail} ->> 'sweepId' and s.undone_at is not null)`,
  // Refused together with others, and taken back a moment later.
  sql`not exists (select from review_batches b
    where b.id::text = ${auditLog.detail} ->> 'batchId' and b.undone_at is not null)`,
  sql`case when ${auditLog.action} = 'review.decide' then ${auditLog.detail} ->> 'value' = '0' else ${isNotReversal} end`,
);

const commented = alias(threads, "commented");
const actor = alias(users, "actor");
const decider = alias(users, "decider");

/** An act, the text it took away, and the appeal against it. */
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
      /** Where a comment stands. */
      place: sql<string>`coalesce(nullif(${commented.title}, ''), ${commented.excerpt}, '')`,
      /** Where somebody was muted; empty for everywhere. */
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

/** What somebody else did to a member or what they wrote: what can be appealed against, or was. */
const against = (userId: string) =>
  and(
    concerning(userId),
    ne(auditLog.actorId, userId),
    or(
      and(
        takesAway,
        gt(auditLog.createdAt, sql`now() - make_interval(days => ${policy.moderation.appealDays}::int)`),
      ),
      sql`exists (select 1 from appeals a where a.audit_id = ${auditLog.id})`,
    ),
  );

/** One page of the acts against a member, the latest first. */
export const actsAgainst = (db: Db, userId: string, page: Page) =>
  selectActs(db)
    .where(against(userId))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(page.limit)
    .offset(page.offset);

export const countActsAgainst = (db: Db, userId: string): Promise<number> =>
  db.$count(auditLog, against(userId));

/** One of the acts against a member; undefined for any other entry of the log. */
export async function actAgainst(db: Db, userId: string, id: string): Promise<ActRow | undefined> {
  const [row] = await selectActs(db).where(and(eq(auditLog.id, id), against(userId)));
  return row;
}

/** Writes an appeal down. @returns false when there is one against this act already */
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

/** The appeals that wait, and those that somebody may decide who neither acted nor wrote them. */
const inState = (isDecided: boolean): SQL => (isDecided ? ne(appeals.status, 0) : eq(appeals.status, 0));

export const waitingAppeals = (viewerId: string) =>
  and(inState(false), ne(appeals.actorId, viewerId), ne(appeals.userId, viewerId));

/** One page of the queue: what has to be answered soonest first, what is answered the latest first. */
export const listAppeals = (db: Db, isDecided: boolean, page: Page) =>
  selectActs(db)
    .where(inState(isDecided))
    .orderBy(...(isDecided ? [desc(appeals.decidedAt)] : [asc(appeals.dueAt)]), asc(appeals.id))
    .limit(page.limit)
    .offset(page.offset);

export const countAppeals = (db: Db, isDecided: boolean): Promise<number> =>
  db.$count(appeals, inState(isDecided));

export const countWaitingAppeals = (db: Db, viewerId: string): Promise<number> =>
  db.$count(appeals, waitingAppeals(viewerId));

/** The act that an appeal is against, the appeal locked until the transaction ends; undefined for an unknown one. */
export async function lockAppeal(tx: Db, id: string): Promise<ActRow | undefined> {
  const [held] = await tx
    .select({ auditId: appeals.auditId })
    .from(appeals)
    .where(eq(appeals.id, id))
    .for("update");
  if (!held) return undefined;
  const [row] = await selectActs(tx).where(eq(auditLog.id, held.auditId));
  return row;
}

export async function decideAppeal(
  tx: Db,
  id: string,
  decision: Required<Pick<typeof appeals.$inferInsert, "status" | "answer" | "decidedBy" | "decidedAt">>,
): Promise<void> {
  await tx.update(appeals).set(decision).where(eq(appeals.id, id));
}

/** Upholds the waiting appeals against a sweep that was undone. */
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

/** Forgets what a member wrote in appeals: those that wait go, of the others their outcome alone stays. */
export async function eraseAppealsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(appeals).where(and(eq(appeals.userId, userId), eq(appeals.status, 0)));
  await tx
    .update(appeals)
    .set({ text: "", answer: "" })
    .where(and(eq(appeals.userId, userId), isNotNull(appeals.decidedAt)));
}

/** A text as it stands, locked until the transaction ends: its thread first, as everybody takes it. */
export async function lockText(tx: Db, kind: "thread" | "post", id: string) {
  if (kind === "thread") {
    const [row] = await tx
      .select({ threadId: threads.id, status: threads.status, removedBy: threads.removedBy })
      .from(threads)
      .where(eq(threads.id, id))
      .for("update");
    return row;
  }
  await tx
    .select({ id: threads.id })
    .from(threads)
    .where(inArray(threads.id, tx.select({ id: posts.threadId }).from(posts).where(eq(posts.id, id))))
    .for("update");
  const [row] = await tx
    .select({ threadId: posts.threadId, status: posts.status, removedBy: posts.removedBy })
    .from(posts)
    .where(eq(posts.id, id))
    .for("update");
  return row;
}

/** Whether no act of these kinds came after one against the same member, in the same place. */
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
