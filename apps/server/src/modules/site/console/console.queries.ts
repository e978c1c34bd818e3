import type { AuditAction } from "@lenscape/api/types";
import { and, asc, desc, eq, gt, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { briefColumns } from "../../../core/author.ts";
import { nameKey } from "../../../core/names.ts";
import { type Page, parseId } from "../../../core/paging.ts";
import { nameContains } from "../../../core/text-filter.ts";
import { MEMBER_STATUSES } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import {
  auditLog,
  circleModerators,
  circles,
  posts,
  siteFlags,
  threads,
  userGroups,
  users,
} from "../../../db/schema/index.ts";
import { isAboutMember, type Scope } from "../../moderation/index.ts";
import { shownThreadsContain, threadsContain } from "../../search/index.ts";

const memberColumns = {
  ...briefColumns,
  groupId: users.groupId,
  groupName: userGroups.name,
  rank: userGroups.rank,
  exp: users.exp,
  verifiedDevice: users.verifiedDevice,
  hotRanking: users.hotRanking,
  threadCount: users.threadCount,
  accountStatus: users.status,
  deniedUntil: users.deniedUntil,
  forbiddenUntil: users.forbiddenUntil,
  joinedAt: users.createdAt,
  // Members who have logged out have no session, so their latest content is used.
  seenAt: sql<string | null>`greatest(
    (select max(s.last_seen_at) from sessions s where s.user_id = ${users.id}),
    (select max(t.posted_at) from threads t where t.author_id = ${users.id} and t.status = 1),
    (select max(p.created_at) from posts p where p.author_id = ${users.id}),
    (select max(c.created_at) from check_ins c where c.user_id = ${users.id}))`.mapWith(
    (value: string | null) => (value === null ? null : new Date(value)),
  ),
};

export type MemberStatus = "normal" | "denied" | "forbidden" | "closed";

export interface MemberQuery {
  groupId?: string;
  status?: MemberStatus;
  /** Part of a nickname. `id` is set if an ID was typed. */
  keyWord: string;
  id?: string;
}

const states: Record<MemberStatus, SQL> = {
  normal: sql`${users.status} = 1 and (${users.deniedUntil} is null or ${users.deniedUntil} <= now())
    and (${users.forbiddenUntil} is null or ${users.forbiddenUntil} <= now())`,
  denied: sql`${users.status} = 1 and ${users.deniedUntil} > now()`,
  forbidden: sql`${users.status} = 1 and ${users.forbiddenUntil} > now()`,
  closed: sql`${users.status} = 3`,
};

const matchesMember = ({ groupId, status, keyWord, id }: MemberQuery) =>
  and(
    inArray(users.status, MEMBER_STATUSES),
    groupId ? eq(users.groupId, groupId) : undefined,
    status ? states[status] : undefined,
    id ? eq(users.id, id) : nameContains(keyWord, users.nicknameKey),
  );

/** Lists one page of members, newest or most active first. */
export async function listMembers(db: Db, query: MemberQuery, order: "joined" | "active", page: Page) {
  return db
    .select(memberColumns)
    .from(users)
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(matchesMember(query))
    .orderBy(desc(order === "active" ? users.hotScore : users.createdAt), desc(users.id))
    .limit(page.limit)
    .offset(page.offset);
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

/** Counts the members of a query, up to 10000. */
export const countMembers = (db: Db, query: MemberQuery) => countUpTo(db, users, matchesMember(query));

/** Reads a member whose account is not closed, with their group's permissions. */
export async function memberById(db: Db, userId: string) {
  const [row] = await db
    .select({ ...memberColumns, signature: users.signature, permissionList: userGroups.permissions })
    .from(users)
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(and(eq(users.id, userId), inArray(users.status, MEMBER_STATUSES)));
  return row;
}

/** Finds a member's ID by ID or exact nickname. */
export async function memberNamed(db: Db, words: string): Promise<string | undefined> {
  const id = parseId(words);
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(id ? eq(users.id, id) : eq(users.nicknameKey, nameKey(words)));
  return row?.id;
}

/** Lists the user groups, highest first. */
export async function listGroups(db: Db) {
  return db
    .select({
      id: userGroups.id,
      name: userGroups.name,
      rank: userGroups.rank,
      permissionList: userGroups.permissions,
      memberCount: sql<number>`(select count(*)::int from users u where u.group_id = ${userGroups.id} and u.status = 1)`,
    })
    .from(userGroups)
    .orderBy(desc(userGroups.rank), asc(userGroups.id));
}

/** Sets the circles that a member moderates. */
export async function setCircles(tx: Db, userId: string, circleIds: string[]): Promise<void> {
  await tx
    .delete(circleModerators)
    .where(
      and(
        eq(circleModerators.userId, userId),
        circleIds.length > 0 ? sql`${circleModerators.circleId} not in ${circleIds}` : undefined,
      ),
    );
  if (circleIds.length === 0) return;
  await tx
    .insert(circleModerators)
    .select(
      tx
        .select({
          circleId: circles.id,
          userId: sql<string>`${userId}::bigint`.as("user_id"),
          position: sql<number>`99`.as("position"),
        })
        .from(circles)
        .where(inArray(circles.id, circleIds)),
    )
    .onConflictDoNothing();
}

export interface ThreadQuery {
  /** All circles, or the IDs of some. */
  scope: Scope;
  status: number;
  circleId?: string;
  userId?: string;
  /** Words in the title or text. */
  keyWord: string;
}

const matchesThread = ({ scope, status, circleId, userId, keyWord }: ThreadQuery) =>
  and(
    scope === "all" ? undefined : inArray(threads.circleId, scope),
    // Use a literal, so that the partial indexes match.
    status === 1 ? sql`${threads.status} = 1` : sql`${threads.status} <> 1 and ${threads.status} = ${status}`,
    circleId ? eq(threads.circleId, circleId) : undefined,
    userId ? eq(threads.authorId, userId) : undefined,
    status === 1 ? shownThreadsContain(keyWord) : threadsContain(keyWord),
  );

/** Lists one page of threads with a status, latest first. */
export async function listThreads(db: Db, query: ThreadQuery, page: Page) {
  return db
    .select({
      id: threads.id,
      title: threads.title,
      excerpt: threads.excerpt,
      author: briefColumns,
      circleName: circles.name,
      status: threads.status,
      siteSticky: threads.siteSticky,
      groupSticky: threads.groupSticky,
      circleSticky: threads.circleSticky,
      essenceAt: threads.essenceAt,
      cherrypickAt: threads.cherrypickAt,
      pactAt: threads.pactAt,
      guideAt: threads.guideAt,
      viewCount: threads.viewCount,
      replyCount: threads.replyCount,
      likeCount: threads.likeCount,
      postedAt: threads.postedAt,
      why: threads.removedReason,
    })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.authorId))
    .leftJoin(circles, eq(circles.id, threads.circleId))
    .where(matchesThread(query))
    .orderBy(...(query.status === 1 ? [desc(threads.postedAt), desc(threads.id)] : [desc(threads.id)]))
    .limit(page.limit)
    .offset(page.offset);
}

/** Counts the threads of a query, up to 10000. */
export const countThreads = (db: Db, query: ThreadQuery) => countUpTo(db, threads, matchesThread(query));

export interface AuditQuery {
  action?: AuditAction;
  actorId?: string;
  /** ID of a member whose actions are left out. */
  exceptActorId?: string;
  /** ID of a member who was the target, or whose content was. */
  aboutId?: string;
  /** ID of a member who acted or was the target. */
  memberId?: string;
  /** Earliest time. */
  since?: Date;
  /** ID of an entry; only older entries match. */
  olderThan?: string;
}

const about = alias(users, "about");

const matchesEntry = ({ action, actorId, exceptActorId, aboutId, memberId, since, olderThan }: AuditQuery) =>
  and(
    olderThan
      ? sql`(${auditLog.createdAt}, ${auditLog.id}) < (
          select o.created_at, o.id from audit_log o where o.id = ${olderThan}::bigint)`
      : undefined,
    since ? gt(auditLog.createdAt, since) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    actorId ? eq(auditLog.actorId, actorId) : undefined,
    exceptActorId ? ne(auditLog.actorId, exceptActorId) : undefined,
    aboutId ? isAboutMember(aboutId) : undefined,
    memberId ? or(eq(auditLog.actorId, memberId), isAboutMember(memberId)) : undefined,
  );

/** Lists one page of the audit log, latest first. */
export async function listAudit(db: Db, query: AuditQuery, page: Page) {
  return db
    .select({
      id: auditLog.id,
      actor: briefColumns,
      action: auditLog.action,
      targetType: auditLog.targetType,
      targetId: auditLog.targetId,
      reason: auditLog.reason,
      detail: auditLog.detail,
      threadTitle: sql<string | null>`coalesce(nullif(${threads.title}, ''), ${threads.excerpt})`,
      postExcerpt: posts.excerpt,
      nickname: about.nickname,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(threads, and(eq(auditLog.targetType, "thread"), eq(threads.id, auditLog.targetId)))
    .leftJoin(posts, and(eq(auditLog.targetType, "post"), eq(posts.id, auditLog.targetId)))
    .leftJoin(about, and(eq(auditLog.targetType, "user"), eq(about.id, auditLog.targetId)))
    .where(matchesEntry(query))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Counts the entries of a query, up to 10000. */
export const countAudit = (db: Db, query: AuditQuery) => countUpTo(db, auditLog, matchesEntry(query));

/** Reads a setting of the site; undefined if it was never set. */
export async function settingOf(db: Db, key: string): Promise<string | undefined> {
  const [row] = await db.select({ value: siteFlags.value }).from(siteFlags).where(eq(siteFlags.key, key));
  return row?.value;
}

export async function saveSetting(tx: Db, key: string, value: string): Promise<void> {
  await tx
    .insert(siteFlags)
    .values({ key, value })
    .onConflictDoUpdate({ target: siteFlags.key, set: { value } });
}
