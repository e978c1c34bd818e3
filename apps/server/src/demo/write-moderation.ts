import { excerpt } from "@lenscape/richtext/excerpt";
import { sql } from "drizzle-orm";
import { trusted } from "../core/screened.ts";
import * as schema from "../db/schema/index.ts";
import { wordKey } from "../modules/screening/index.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, findPerson } from "./context.ts";
import { commentHtml } from "./stored.ts";

const HOUR = 3600 * 1000;

/** Writes sensitive words, open reports and proposals, threads pending review, and recent moderation actions. */
export async function writeModeration({ db, content, now, people }: DemoContext): Promise<void> {
  const { words, reports, pending, proposals } = content.moderation;
  const admin = findPerson(people, "admin").id;
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR);
  await insertAll(
    db,
    schema.sensitiveWords,
    words.map(([word, action]) => ({
      word,
      wordKey: wordKey(word),
      action,
      createdBy: admin,
      createdAt: at(24 * 20),
    })),
  );
  const candidates = people.filter(({ member }) => !member.staff && member.joinedDaysAgo === undefined);
  for (const [index, { target, nth, reasons, detail, hoursAgo }] of reports.entries()) {
    const table = sql.identifier(target === "thread" ? "threads" : "posts");
    const threadId = target === "thread" ? sql`c.id` : sql`c.thread_id`;
    const result = await db.execute(sql`
      insert into report_cases (target_type, target_id, author_id, thread_id, circle_id, reason, reporter_count, created_at)
      select ${target}, c.id, c.author_id, ${threadId}, t.circle_id, ${reasons[0]}, ${reasons.length}::int, ${at(hoursAgo).toISOString()}::timestamptz
      from ${table} c join threads t on t.id = ${threadId} join users u on u.id = c.author_id
      join user_groups g on g.id = u.group_id
      where c.status = 1 and t.status = 1 and g.rank < 20 and u.username <> 'member'
      order by c.id desc limit 1 offset ${nth}
      returning id, target_id, author_id`);
    const [reportCase] = (
      result as unknown as { rows: { id: string; target_id: string; author_id: string }[] }
    ).rows;
    if (!reportCase) continue;
    const reporters = candidates.filter(({ id }) => id !== String(reportCase.author_id)).slice(index * 4);
    await insertAll(
      db,
      schema.reports,
      reasons.map((reason, place) => ({
        caseId: String(reportCase.id),
        targetType: target,
        targetId: String(reportCase.target_id),
        reporterId: reporters[place]!.id,
        reason,
        detail: place === 0 ? detail : "",
        createdAt: at(hoursAgo - place * 0.05),
      })),
    );
  }
  const newest = [...people].sort((a, b) => b.joinedAt.getTime() - a.joinedAt.getTime());
  for (const [index, { content: text, why, hoursAgo }] of pending.entries()) {
    const html = commentHtml(text);
    await db.insert(schema.threads).values({
      authorId: newest[index]!.id,
      classify: 0,
      status: 0,
      content: trusted(html),
      excerpt: trusted(excerpt(html)),
      circleId: "1",
      removedReason: why,
      postedAt: at(hoursAgo),
      lastReplyAt: at(hoursAgo),
    });
  }
  for (const { title, by, reason, to = null, hoursAgo } of proposals) {
    await db.execute(sql`
      insert into proposals (kind, thread_id, circle_id, by_id, reason, created_at)
      select ${to ? "move" : "cherrypick"}, t.id, (select c.id from circles c where c.name = ${to}),
        ${findPerson(people, by).id}::bigint, ${reason}, ${at(hoursAgo).toISOString()}::timestamptz
      from threads t where t.title = ${title}`);
  }
  await db.execute(sql`
    insert into audit_log (actor_id, action, target_type, target_id, reason, detail, created_at)
    select ${admin}::bigint, 'thread.essence', 'thread', t.id, '内容扎实',
      jsonb_build_object('authorId', t.author_id::text, 'title', t.title, 'excerpt', t.excerpt, 'value', 1), t.essence_at
    from threads t where t.essence_at is not null order by t.essence_at desc limit 30`);
}
