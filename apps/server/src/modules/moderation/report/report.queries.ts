import { and, asc, count, desc, eq, gte, inArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { isAmong, oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import {
  circles,
  messageReports,
  posts,
  reportCases,
  reports,
  threads,
  userGroups,
  users,
} from "../../../db/schema/index.ts";

export interface ReportTarget {
  targetType: "thread" | "post" | "user" | "message";
  targetId: string;
  authorId: string;
  threadId?: string;
  circleId?: string | null;
}

/**
 * Adds a member's report to the open case of its target, or opens one.
 * @returns the case; undefined when the member has reported this content before
 */
export async function addReport(
  tx: Db,
  target: ReportTarget,
  { reporterId, reason, detail }: { reporterId: string; reason: string; detail: string },
) {
  const { targetType, targetId } = target;
  const found = oneRow(
    await tx
      .insert(reportCases)
      .values({ ...target, reason, reporterCount: 1 })
      .onConflictDoUpdate({
        target: [reportCases.targetType, reportCases.targetId, reportCases.authorId],
        targetWhere: sql`status < 2`,
        set: { reporterCount: sql`${reportCases.reporterCount} + 1` },
      })
      .returning({
        id: reportCases.id,
        reporterCount: reportCases.reporterCount,
        isHidden: reportCases.isHidden,
      }),
    "addReport",
  );
  const rows = await tx
    .insert(reports)
    .values({ caseId: found.id, targetType, targetId, reporterId, reason, detail })
    .onConflictDoNothing()
    .returning({ id: reports.id });
  return rows.length > 0 ? found : undefined;
}

/** Records whether what a case is about has been hidden on account of it. */
export async function markHidden(tx: Db, caseId: string): Promise<void> {
  await tx.update(reportCases).set({ isHidden: true }).where(eq(reportCases.id, caseId));
}

/** Which cases someone sees: all, or those of some circles. */
export type Scope = "all" | string[];

const within = (scope: Scope): SQL | undefined => {
  if (scope === "all") return undefined;
  if (scope.length === 0) return sql`false`;
  return and(inArray(reportCases.circleId, scope), inArray(reportCases.targetType, ["thread", "post"]));
};

const handler = alias(users, "handler");

/** What a case is about, in one line. */
export const caseExcerpt = sql<string>`coalesce(case ${reportCases.targetType}
  when 'thread' then (
    select coalesce(nullif(t.title, ''), t.excerpt) from threads t where t.id = ${reportCases.threadId})
  when 'post' then (select p.excerpt from posts p where p.id = ${reportCases.targetId})
  when 'user' then (
    select coalesce(nullif(u.signature, ''), u.nickname) from users u where u.id = ${reportCases.authorId})
  else '私信' end, '')`;

const caseColumns = {
  id: reportCases.id,
  targetType: reportCases.targetType,
  targetId: reportCases.targetId,
  reason: reportCases.reason,
  reporterCount: reportCases.reporterCount,
  isHidden: reportCases.isHidden,
  status: reportCases.status,
  action: reportCases.action,
  note: reportCases.note,
  handlerName: handler.nickname,
  createdAt: reportCases.createdAt,
  handledAt: reportCases.handledAt,
  author: briefColumns,
  excerpt: caseExcerpt,
};

const selectCases = (db: Db) =>
  db
    .select(caseColumns)
    .from(reportCases)
    .innerJoin(users, eq(users.id, reportCases.authorId))
    .leftJoin(handler, eq(handler.id, reportCases.handlerId));

export interface CaseQuery {
  status?: number;
  targetType?: string;
}

/** Which cases a query finds. */
export const asked = (scope: Scope, { status = 0, targetType }: CaseQuery) =>
  and(
    eq(reportCases.status, status),
    targetType ? eq(reportCases.targetType, targetType) : undefined,
    within(scope),
  );

/** One page of the queue: what waits the oldest first, what is done the latest first. */
export async function listCases(db: Db, scope: Scope, query: CaseQuery, page: Page) {
  const order = (query.status ?? 0) < 2 ? asc : desc;
  return selectCases(db)
    .where(asked(scope, query))
    .orderBy(order(reportCases.createdAt), order(reportCases.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** How many cases of a state there are; at most 10000 are counted. */
export const countCases = (db: Db, scope: Scope, query: CaseQuery): Promise<number> =>
  countUpTo(db, reportCases, asked(scope, query));

export type CaseRow = Awaited<ReturnType<typeof listCases>>[number];

/** One case within a scope. */
export async function caseRow(db: Db, scope: Scope, caseId: string) {
  const [row] = await selectCases(db).where(and(eq(reportCases.id, caseId), within(scope)));
  return row;
}

/** What a case is about, locked until the transaction ends. */
export async function lockCase(tx: Db, scope: Scope, caseId: string) {
  const [row] = await tx
    .select()
    .from(reportCases)
    .where(and(eq(reportCases.id, caseId), within(scope)))
    .for("update");
  return row;
}

export async function updateCase(
  tx: Db,
  caseId: string,
  change: Partial<typeof reportCases.$inferInsert>,
): Promise<void> {
  await tx.update(reportCases).set(change).where(eq(reportCases.id, caseId));
}

/** Targets of cases by their type. */
export interface CaseTargets {
  thread: readonly string[];
  post: readonly string[];
  user: readonly string[];
}

const about = (targets: CaseTargets): SQL | undefined =>
  or(
    ...(["thread", "post", "user"] as const).map((type) =>
      and(eq(reportCases.targetType, type), isAmong(reportCases.targetId, targets[type])),
    ),
  );

const lockedCases = (tx: Db, condition: SQL | undefined) =>
  tx
    .select({
      id: reportCases.id,
      targetType: reportCases.targetType,
      targetId: reportCases.targetId,
      authorId: reportCases.authorId,
    })
    .from(reportCases)
    .where(condition)
    .orderBy(reportCases.id)
    .for("update");

/** The open cases about some targets, locked until the transaction ends. */
export const lockOpenCases = (tx: Db, targets: CaseTargets) =>
  lockedCases(tx, and(sql`${reportCases.status} < 2`, about(targets)));

/** The cases about some targets that a sweep closed, locked until the transaction ends. */
export const lockSweptCases = (
  tx: Db,
  targets: CaseTargets,
  { handlerId, action, note, since }: { handlerId: string; action: string; note: string; since: Date },
) =>
  lockedCases(
    tx,
    and(
      eq(reportCases.status, 2),
      eq(reportCases.handlerId, handlerId),
      eq(reportCases.action, action),
      eq(reportCases.note, note),
      gte(reportCases.handledAt, since),
      about(targets),
    ),
  );

/** Closes cases with one outcome. */
export async function closeCases(
  tx: Db,
  caseIds: readonly string[],
  outcome: Required<Pick<typeof reportCases.$inferInsert, "status" | "handlerId" | "action" | "note">>,
): Promise<void> {
  await tx
    .update(reportCases)
    .set({ ...outcome, handledAt: sql`now()` })
    .where(isAmong(reportCases.id, caseIds));
}

/** The members who reported to any of some cases, each once, in the order in which they are told. */
export async function reportersOfAll(db: Db, caseIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ reporterId: reports.reporterId })
    .from(reports)
    .where(isAmong(reports.caseId, caseIds));
  return rows.map((row) => row.reporterId).sort();
}

/** Who has reported to a case, in the order in which they are told. */
export async function reportersOf(db: Db, caseId: string) {
  const rows = await db
    .selectDistinct({ reporterId: reports.reporterId })
    .from(reports)
    .where(eq(reports.caseId, caseId));
  return rows.map((row) => row.reporterId).sort();
}

/** How often each reason was given. */
export async function reasonsOf(db: Db, caseId: string) {
  return db
    .select({ reason: reports.reason, count: count() })
    .from(reports)
    .where(eq(reports.caseId, caseId))
    .groupBy(reports.reason)
    .orderBy(desc(count()), reports.reason);
}

/** The latest reports of a case with who made them. */
export async function latestReports(db: Db, caseId: string) {
  return db
    .select({
      user: briefColumns,
      reason: reports.reason,
      detail: reports.detail,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(eq(reports.caseId, caseId))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(20);
}

/** The messages of a dialog that were reported of one of its members since a case was opened. */
export async function reportedMessages(db: Db, dialogId: string, authorId: string) {
  const rows = await db
    .select({ messages: messageReports.messages })
    .from(messageReports)
    .where(and(eq(messageReports.dialogId, dialogId), eq(messageReports.targetId, authorId)))
    .orderBy(asc(messageReports.createdAt));
  return rows.flatMap((row) => row.messages);
}

/** The reported content as it is. */
export async function contentOf(db: Db, targetType: string, targetId: string) {
  if (targetType === "thread") {
    const [row] = await db
      .select({
        title: threads.title,
        content: threads.content,
        images: threads.images,
        status: threads.status,
        circleName: circles.name,
        postedAt: threads.postedAt,
      })
      .from(threads)
      .leftJoin(circles, eq(circles.id, threads.circleId))
      .where(eq(threads.id, targetId));
    return row;
  }
  const [row] = await db
    .select({
      title: sql<string>`coalesce(nullif(${threads.title}, ''), ${threads.excerpt})`,
      content: posts.content,
      images: posts.images,
      status: posts.status,
      circleName: circles.name,
      postedAt: posts.createdAt,
    })
    .from(posts)
    .innerJoin(threads, eq(threads.id, posts.threadId))
    .leftJoin(circles, eq(circles.id, threads.circleId))
    .where(eq(posts.id, targetId));
  return row;
}

/** Whose content it is: when they joined and of which group they are. */
export async function authorStanding(db: Db, userId: string) {
  return oneRow(
    await db
      .select({ joinedAt: users.createdAt, groupName: userGroups.name, signature: users.signature })
      .from(users)
      .innerJoin(userGroups, eq(userGroups.id, users.groupId))
      .where(eq(users.id, userId)),
    "authorStanding",
  );
}

/** Whether someone's circles or permission let them see any case. */
export const canSeeCases = (scope: Scope): boolean => scope === "all" || scope.length > 0;
