import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { rowsOf } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import {
  appeals,
  devices,
  feedbacks,
  orders,
  posts,
  proposals,
  reportCases,
  threads,
} from "../../db/schema/index.ts";
import { STATUS as DEVICE } from "../devices/rules.ts";
import { STATUS as FEEDBACK } from "../feedback/rules.ts";
import { ORDER } from "../mall/rules.ts";
import { waitingAppeals } from "../moderation/appeal-queries.ts";
import { type DecisionScope, waitingProposals } from "../moderation/proposal-queries.ts";
import { asked, type Scope } from "../moderation/report-queries.ts";
import { waitingPosts, waitingThreads } from "../moderation/review-queries.ts";

/** What somebody may decide: the kinds left out are not theirs. */
export interface DeskScope {
  reports?: Scope;
  review?: Scope;
  /** Whose decisions: nobody decides about their own acts. */
  appeals?: string;
  proposals?: DecisionScope;
  feedback?: "all";
  devices?: "all";
  orders?: "all";
}

export type DeskName = keyof DeskScope;

const counted = (name: DeskName, at: PgColumn) => ({
  name: sql<DeskName>`${name}::text`.as("name"),
  count: sql<number>`count(*)::int`.as("count"),
  oldestAt: sql<string | null>`min(${at})`.as("oldest_at"),
});

/** One branch of the statement for each kind of thing that waits; held texts are threads and comments. */
function branches(
  db: Db,
  {
    reports,
    review,
    appeals: decider,
    proposals: deciding,
    feedback,
    devices: applied,
    orders: paid,
  }: DeskScope,
): SQL[] {
  return [
    reports &&
      db.select(counted("reports", reportCases.createdAt)).from(reportCases).where(asked(reports, {})),
    review && db.select(counted("review", threads.postedAt)).from(threads).where(waitingThreads(review)),
    review &&
      db
        .select(counted("review", posts.createdAt))
        .from(posts)
        .innerJoin(threads, eq(threads.id, posts.threadId))
        .where(waitingPosts(review)),
    decider && db.select(counted("appeals", appeals.createdAt)).from(appeals).where(waitingAppeals(decider)),
    deciding &&
      db.select(counted("proposals", proposals.createdAt)).from(proposals).where(waitingProposals(deciding)),
    feedback &&
      db
        .select(counted("feedback", feedbacks.createdAt))
        .from(feedbacks)
        .where(eq(feedbacks.status, FEEDBACK.fresh)),
    applied &&
      db
        .select(counted("devices", devices.createdAt))
        .from(devices)
        .where(eq(devices.status, DEVICE.waiting)),
    paid &&
      db.select(counted("orders", orders.createdAt)).from(orders).where(eq(orders.status, ORDER.waiting)),
  ].flatMap((each) => (each ? [each.getSQL()] : []));
}

/**
 * What waits for somebody's decision, by one statement: how much of each kind, and since when the oldest does.
 * @param scope what they may decide
 */
export async function waitingFor(db: Db, scope: DeskScope) {
  const parts = branches(db, scope);
  if (parts.length === 0) return [];
  const found = await db.execute(sql`
    select name, sum(count)::int as count, min(oldest_at) as "oldestAt"
    from (${sql.join(parts, sql` union all `)}) waiting group by name`);
  return rowsOf<{ name: DeskName; count: number; oldestAt: string | Date | null }>(found);
}
