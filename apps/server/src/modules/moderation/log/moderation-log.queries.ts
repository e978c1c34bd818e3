import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { appeals, auditLog } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { type AppealableAction, RULE_WORDS, type Rule } from "../act/moderation.rules.ts";
import { takesAway } from "../appeal/appeal.queries.ts";

/** Which of the spans that begin at these moments one lies in, from 0. */
const spanOf = (at: typeof auditLog.createdAt | typeof appeals.decidedAt, starts: readonly Date[]) =>
  sql<number>`width_bucket(${at}, array[${sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  )}]) - 1`;

/** The rule that a reason names first in the list: nothing else of what a moderator wrote leaves this file. */
const ruleNamed: SQL<Rule> = sql`case ${sql.join(
  RULE_WORDS.map(([rule, words]) => sql`when ${auditLog.reason} ~ ${words} then ${sql.raw(`'${rule}'`)}`),
  sql` `,
)} else 'other' end`;

/** 0 for so few that they could be recognised. */
const publicCount = sql<number>`case when count(*) < ${policy.moderation.fewestTold} then 0 else count(*)::int end`;

/** How often what was taken away by which rule, for each span of time; the last one ends at `end`. */
export async function countActsByRule(db: Db, starts: readonly [Date, ...Date[]], end: Date) {
  const rows = await db
    .select({
      span: spanOf(auditLog.createdAt, starts),
      action: sql<AppealableAction>`${auditLog.action}`,
      rule: ruleNamed,
      count: publicCount,
    })
    .from(auditLog)
    .where(and(takesAway, gte(auditLog.createdAt, starts[0]), lt(auditLog.createdAt, end)))
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(sql`4 desc`, sql`2`, sql`3`);
  return rows;
}

/** How many appeals were answered how, for each span of time. */
export async function countOutcomes(db: Db, starts: readonly [Date, ...Date[]], end: Date) {
  return db
    .select({ span: spanOf(appeals.decidedAt, starts), isUpheld: eq(appeals.status, 1), count: publicCount })
    .from(appeals)
    .where(and(gte(appeals.decidedAt, starts[0]), lt(appeals.decidedAt, end)))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`2 desc`);
}
