import { sql } from "drizzle-orm";
import * as schema from "../db/schema/index.ts";
import { numberOf } from "../modules/feedback/index.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, findPerson } from "./context.ts";
import { idAt } from "./stored.ts";

const DAY = 24 * 3600 * 1000;
/** Returns the day in Shanghai, 8 hours ahead of UTC. The demo supports no other time zone. */
const dayOf = (at: Date) => new Date(at.getTime() + DAY / 3).toISOString().slice(0, 10);

/** Writes the known issues with affected members, the feedback reports, and the FAQs. */
export async function writeFeedback({ db, content, draw, now, people }: DemoContext): Promise<void> {
  const staffId = findPerson(people, "engineer_zhou").id;
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const entries = [
    ...content.feedback.issues.map((issue) => ({ kind: 0 as const, replies: [], issue, ...issue })),
    ...content.feedback.reports.map((report) => ({ issue: undefined, ...report })),
  ].sort((a, b) => b.daysAgo - a.daysAgo);

  const days = new Map<string, number>();
  const replyRows: (typeof schema.feedbackReplies.$inferInsert)[] = [];
  const meToos: (typeof schema.feedbackMeToos.$inferInsert)[] = [];
  const rows = entries.map(({ issue, replies = [], ...entry }, index) => {
    const id = idAt(index);
    const userId = findPerson(people, entry.by).id;
    const createdAt = ago(entry.daysAgo);
    const day = dayOf(createdAt);
    const place = (days.get(day) ?? 0) + 1;
    days.set(day, place);
    replies.forEach(({ isStaff, content }, turn) => {
      replyRows.push({
        id: idAt(replyRows.length),
        feedbackId: id,
        userId: isStaff ? staffId : userId,
        isStaff,
        content,
        createdAt: new Date(Math.min(now.getTime(), createdAt.getTime() + (turn + 1) * 0.4 * DAY)),
      });
    });
    const affected = issue ? draw.sample(people, Math.round(people.length * issue.share)) : [];
    for (const person of affected) meToos.push({ userId: person.id, feedbackId: id });
    return {
      id,
      no: numberOf(day, place),
      userId,
      kind: entry.kind,
      title: entry.title,
      content: entry.content,
      modelName: "modelName" in entry ? (entry.modelName ?? "") : "",
      firmware: entry.firmware ?? "",
      frequency: ("frequency" in entry ? entry.frequency : undefined) ?? ("" as const),
      status: entry.status,
      rating: "rating" in entry ? (entry.rating ?? 0) : 0,
      ratingRemark: "ratingRemark" in entry ? (entry.ratingRemark ?? "") : "",
      isPublic: issue !== undefined,
      models: issue?.models ?? "",
      expectedIn: issue?.expectedIn ?? "",
      fixedIn: issue?.fixedIn ?? "",
      answer: issue?.answer ?? "",
      meTooCount: affected.length,
      createdAt,
      updatedAt: issue ? ago(entry.daysAgo / 6) : createdAt,
    };
  });
  await insertAll(db, schema.feedbacks, rows);
  await insertAll(db, schema.feedbackReplies, replyRows);
  await db.execute(sql`
    update feedbacks set last_reply_id = last.id
    from (select feedback_id, max(id) as id from feedback_replies group by feedback_id) last
    where feedbacks.id = last.feedback_id`);
  await insertAll(db, schema.feedbackMeToos, meToos);
  await insertAll(
    db,
    schema.feedbackDays,
    [...days].map(([day, count]) => ({ day, count })),
  );
  await insertAll(
    db,
    schema.faqs,
    content.feedback.faqs.map((faq, index) => ({ id: idAt(index), ...faq, orderNum: index + 1 })),
  );
  for (const table of ["feedbacks", "feedback_replies", "faqs"]) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    );
  }
}
