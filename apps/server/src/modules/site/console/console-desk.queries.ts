import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isStaff } from "../../../core/author.ts";
import { rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import {
  appeals,
  deviceModels,
  devices,
  feedbacks,
  orders,
  posts,
  proposals,
  reportCases,
  threads,
} from "../../../db/schema/index.ts";
import { STATUS as FEEDBACK } from "../../feedback/index.ts";
import {
  caseExcerpt,
  type DecisionScope,
  matchesCaseQuery,
  pendingAppeals,
  pendingPosts,
  pendingProposals,
  pendingThreads,
  type Scope,
} from "../../moderation/index.ts";
import { STATUS as DEVICE } from "../../people/index.ts";
import { ORDER } from "../../rewards/index.ts";

/** Scope of a viewer's decisions. Kinds left out are not theirs to decide. */
export interface DeskScope {
  reports?: Scope;
  review?: Scope;
  /** ID of the viewer, whose own moderation actions are excluded. */
  appeals?: string;
  proposals?: DecisionScope;
  feedback?: "all";
  devices?: "all";
  orders?: "all";
}

export type DeskName = keyof DeskScope;

/** A source of pending items with its table, condition and columns. */
interface Queue {
  name: DeskName;
  from: SQLWrapper;
  where: SQL | undefined;
  id: PgColumn;
  at: PgColumn;
  userId: PgColumn;
  title: SQLWrapper;
  kind?: "thread" | "post";
}

const titleOfThread = sql`coalesce(nullif(${threads.title}, ''), ${threads.excerpt})`;

/** Returns the queues of a scope. Reviews have one queue for threads and one for comments. */
function queuesOf(scope: DeskScope): Queue[] {
  const { reports, review, appeals: decider, proposals: deciding } = scope;
  const queues: (Queue | undefined | "")[] = [
    reports && {
      name: "reports",
      from: reportCases,
      where: matchesCaseQuery(reports, {}),
      id: reportCases.id,
      at: reportCases.createdAt,
      userId: reportCases.authorId,
      title: caseExcerpt,
    },
    review && {
      name: "review",
      kind: "thread",
      from: threads,
      where: pendingThreads(review),
      id: threads.id,
      at: threads.postedAt,
      userId: threads.authorId,
      title: titleOfThread,
    },
    review && {
      name: "review",
      kind: "post",
      from: sql`${posts} inner join ${threads} on ${eq(threads.id, posts.threadId)}`,
      where: pendingPosts(review),
      id: posts.id,
      at: posts.createdAt,
      userId: posts.authorId,
      title: posts.excerpt,
    },
    decider && {
      name: "appeals",
      from: appeals,
      where: pendingAppeals(decider),
      id: appeals.id,
      at: appeals.createdAt,
      userId: appeals.userId,
      title: sql`left(${appeals.text}, 100)`,
    },
    deciding && {
      name: "proposals",
      from: proposals,
      where: pendingProposals(deciding),
      id: proposals.id,
      at: proposals.createdAt,
      userId: proposals.byId,
      title: sql`(select ${titleOfThread} from ${threads} where ${eq(threads.id, proposals.threadId)})`,
    },
    scope.feedback && {
      name: "feedback",
      from: feedbacks,
      where: eq(feedbacks.status, FEEDBACK.fresh),
      id: feedbacks.id,
      at: feedbacks.createdAt,
      userId: feedbacks.userId,
      title: feedbacks.title,
    },
    scope.devices && {
      name: "devices",
      from: devices,
      where: eq(devices.status, DEVICE.waiting),
      id: devices.id,
      at: devices.createdAt,
      userId: devices.userId,
      title: sql`(select ${deviceModels.name} from ${deviceModels} where ${eq(deviceModels.id, devices.modelId)})`,
    },
    scope.orders && {
      name: "orders",
      from: orders,
      where: eq(orders.status, ORDER.waiting),
      id: orders.id,
      at: orders.createdAt,
      userId: orders.userId,
      title: orders.goodsName,
    },
  ];
  return queues.filter((queue) => !!queue);
}

const joinUnion = (parts: SQL[]) => sql.join(parts, sql` union all `);

/**
 * Counts pending items per kind, with the time of the oldest, in one statement.
 * @param scope kinds that the viewer may decide
 */
export async function countPending(db: Db, scope: DeskScope) {
  const parts = queuesOf(scope).map(
    ({ name, from, where, at }) =>
      sql`select ${name}::text as name, count(*)::int as count, min(${at}) as oldest_at from ${from} where ${where}`,
  );
  if (parts.length === 0) return [];
  const result = await db.execute(sql`
    select name, sum(count)::int as count, min(oldest_at) as "oldestAt" from (${joinUnion(parts)}) waiting group by name`);
  return rowsOf<{ name: DeskName; count: number; oldestAt: string | Date | null }>(result);
}

interface OldestRow {
  name: DeskName;
  id: string;
  kind: "" | "thread" | "post";
  title: string;
  userId: string;
  nickname: string;
  avatar: string;
  isStaff: 0 | 1;
  at: string | Date;
}

/**
 * Lists the oldest pending items in one statement. Reads at most `limit` items per queue.
 * @param scope kinds that the viewer may decide
 */
export async function listOldest(db: Db, scope: DeskScope, limit: number) {
  const parts = queuesOf(scope).map(
    ({ name, kind = "", from, where, id, at, userId, title }) => sql`(
      select ${name}::text as name, ${kind}::text as kind, ${id} as id, ${at} as at, ${userId} as user_id, ${title} as title
      from ${from} where ${where} order by ${at}, ${id} limit ${limit})`,
  );
  if (parts.length === 0) return [];
  const result = await db.execute(sql`
    select name, waiting.id::text as id, kind, coalesce(title, '') as title, at,
      u.id::text as "userId", u.nickname, u.avatar, ${isStaff(sql`u.group_id`)} as "isStaff"
    from (${joinUnion(parts)}) waiting join users u on u.id = user_id
    order by at, name, waiting.id limit ${limit}`);
  return rowsOf<OldestRow>(result);
}
