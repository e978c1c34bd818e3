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
 * Adds a member's report to the open case of its target, or opens a case.
 * @returns the case; undefined if the member has already reported the target
 */
export async function addReport(
  tx: Db,
  target: ReportTarget,
  { reporterId, reason, detail }: { reporterId: string; reason: string; detail: string },
) {
  const { targetType, targetId } = target;
  const reportCase = oneRow(
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
    .values({ caseId: reportCase.id, targetType, targetId, reporterId, reason, detail })
    .onConflictDoNothing()
    .returning({ id: reports.id });
  return rows.length > 0 ? reportCase : undefined;
}

/** Records that a case has hidden its target. */
export async function markHidden(tx: Db, caseId: string): Promise<void> {
  await tx.update(reportCases).set({ isHidden: true }).where(eq(reportCases.id, caseId));
}

/** Cases that a viewer may see: all cases, or cases in a list of circles. */
export type Scope = "all" | string[];

const within = (scope: Scope): SQL | undefined => {
  if (scope === "all") return undefined;
  if (scope.length === 0) return sql`false`;
  return and(inArray(reportCases.circleId, scope), inArray(reportCases.targetType, ["thread", "post"]));
};

const handler = alias(users, "handler");

/** One-line excerpt of the target of a case. */
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

/** Condition for the cases that match a query. */
export const matchesCaseQuery = (scope: Scope, { status = 0, targetType }: CaseQuery) =>
  and(
    eq(reportCases.status, status),
    targetType ? eq(reportCases.targetType, targetType) : undefined,
    within(scope),
  );

/** Returns a page of cases: open cases oldest first, closed cases newest first. */
export async function listCases(db: Db, scope: Scope, query: CaseQuery, page: Page) {
  const order = (query.status ?? 0) < 2 ? asc : desc;
  return selectCases(db)
    .where(matchesCaseQuery(scope, query))
    .orderBy(order(reportCases.createdAt), order(reportCases.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Counts the cases that match a query, capped at 10,000. */
export const countCases = (db: Db, scope: Scope, query: CaseQuery): Promise<number> =>
  countUpTo(db, reportCases, matchesCaseQuery(scope, query));

export type CaseRow = Awaited<ReturnType<typeof listCases>>[number];

/** Finds a case within a scope. */
export async function caseRow(db: Db, scope: Scope, caseId: string) {
  const [row] = await selectCases(db).where(and(eq(reportCases.id, caseId), within(scope)));
  return row;
}

/** Locks and returns a case within a scope. */
export async function lockCase(tx: Db, scope: Scope, caseId: string) {
  const [row] = await tx
    .select()
    .from(reportCases)
    .where(and(eq(reportCases.id, caseId), within(scope)))
    .for("no key update");
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

const isAboutTargets = (targets: CaseTargets): SQL | undefined =>
  or(
    ...(["thread", "post", "user"] as const).map((type) =>
      and(eq(reportCases.targetType, type), isAmong(reportCases.targetId, targets[type])),
    ),
  );

const lockCases = (tx: Db, condition: SQL | undefined) =>
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
    .for("no key update");

/** Locks and returns the open cases about targets, ordered by ID. */
export const lockOpenCases = (tx: Db, targets: CaseTargets) =>
  lockCases(tx, and(sql`${reportCases.status} < 2`, isAboutTargets(targets)));

/** Locks and returns the cases about targets that a sweep has closed, ordered by ID. */
export const lockSweptCases = (
  tx: Db,
  targets: CaseTargets,
  { handlerId, action, note, since }: { handlerId: string; action: string; note: string; since: Date },
) =>
  lockCases(
    tx,
    and(
      eq(reportCases.status, 2),
      eq(reportCases.handlerId, handlerId),
      eq(reportCases.action, action),
      eq(reportCases.note, note),
      gte(reportCases.handledAt, since),
      isAboutTargets(targets),
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

/** Lists the distinct reporters of cases, sorted by ID as text, the lock order of unread counts. */
export async function reportersOfAll(db: Db, caseIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ reporterId: reports.reporterId })
    .from(reports)
    .where(isAmong(reports.caseId, caseIds));
  return rows.map((row) => row.reporterId).sort();
}

/** Lists the distinct reporters of a case, sorted by ID as text, the lock order of unread counts. */
export async function reportersOf(db: Db, caseId: string) {
  const rows = await db
    .selectDistinct({ reporterId: reports.reporterId })
    .from(reports)
    .where(eq(reports.caseId, caseId));
  return rows.map((row) => row.reporterId).sort();
}

/** Counts the reports of a case by reason. */
export async function reasonsOf(db: Db, caseId: string) {
  return db
    .select({ reason: reports.reason, count: count() })
    .from(reports)
    .where(eq(reports.caseId, caseId))
    .groupBy(reports.reason)
    .orderBy(desc(count()), reports.reason);
}

/** Lists the latest 20 reports of a case with their reporters. */
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

/** Lists the reported messages of a member in a conversation. */
export async function reportedMessages(db: Db, dialogId: string, authorId: string) {
  const rows = await db
    .select({ messages: messageReports.messages })
    .from(messageReports)
    .where(and(eq(messageReports.dialogId, dialogId), eq(messageReports.targetId, authorId)))
    .orderBy(asc(messageReports.createdAt));
  return rows.flatMap((row) => row.messages);
}

/** Returns the current content of a reported thread or comment. */
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

/** Returns the join time, group and signature of an author. */
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

/** Whether a scope includes any cases. */
export const canSeeCases = (scope: Scope): boolean => scope === "all" || scope.length > 0;
