import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { appeals, auditLog } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { type AppealableAction, RULE_WORDS, type Rule } from "../act/moderation.rules.ts";
import { isAppealableAct } from "../appeal/appeal.queries.ts";

/** Zero-based index of the time span that contains a timestamp; `starts` are the beginnings of the spans. */
const spanOf = (at: typeof auditLog.createdAt | typeof appeals.decidedAt, starts: readonly Date[]) =>
  sql<number>`width_bucket(${at}, array[${sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  )}]) - 1`;

/**
 * Rule of the first matching pattern for a reason. The reason itself is never returned, because it can name
 * members.
 */
const ruleOfReason: SQL<Rule> = sql`case ${sql.join(
  RULE_WORDS.map(([rule, words]) => sql`when ${auditLog.reason} ~ ${words} then ${sql.raw(`'${rule}'`)}`),
  sql` `,
)} else 'other' end`;

/** Count that is 0 below a minimum, because members could be identified from small counts. */
const publicCount = sql<number>`case when count(*) < ${policy.moderation.fewestTold} then 0 else count(*)::int end`;

/** Counts removals and sanctions by time span, action and rule. The last span ends at `end`. */
export async function countActsByRule(db: Db, starts: readonly [Date, ...Date[]], end: Date) {
  const rows = await db
    .select({
      span: spanOf(auditLog.createdAt, starts),
      action: sql<AppealableAction>`${auditLog.action}`,
      rule: ruleOfReason,
      count: publicCount,
    })
    .from(auditLog)
    .where(and(isAppealableAct, gte(auditLog.createdAt, starts[0]), lt(auditLog.createdAt, end)))
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(sql`4 desc`, sql`2`, sql`3`);
  return rows;
}

/** Counts decided appeals by time span and outcome. */
export async function countOutcomes(db: Db, starts: readonly [Date, ...Date[]], end: Date) {
  return db
    .select({ span: spanOf(appeals.decidedAt, starts), isUpheld: eq(appeals.status, 1), count: publicCount })
    .from(appeals)
    .where(and(gte(appeals.decidedAt, starts[0]), lt(appeals.decidedAt, end)))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`2 desc`);
}
