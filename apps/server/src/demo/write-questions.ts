import { sql } from "drizzle-orm";
import { rowsOf } from "../core/sql.ts";
import * as schema from "../db/schema/index.ts";
import { insertAll } from "./bulk.ts";
import type { DemoContext, WrittenThread } from "./context.ts";
import { idAt } from "./stored.ts";

/** Firmware of accepted answers: the one before the newest. */
const PREVIOUS_FIRMWARE = "1.0.6";

interface Answer {
  id: string;
  excerpt: string;
  authorId: string;
  device: string;
  at: Date;
}

/** Writes the questions and accepted answers. They move no points, unlike a live acceptance. */
export async function writeQuestions(
  { db, content, now }: DemoContext,
  writtenThreads: WrittenThread[],
): Promise<void> {
  const rows: (typeof schema.questions.$inferInsert)[] = [];
  const acceptances: (typeof schema.questionAcceptances.$inferInsert)[] = [];
  for (const { thread: title, model, firmware, accepted, earlier } of content.questions) {
    const thread = writtenThreads.find(({ thread }) => thread.title === title);
    if (!thread) throw new Error(`no demo thread: ${title}`);
    const { id: threadId, author, postedAt } = thread;
    const answers = await answersOf(db, threadId, author.id);
    const findByStart = (words: string | undefined) =>
      words === undefined ? undefined : answers.find(({ excerpt }) => excerpt.startsWith(words));
    const current = findByStart(accepted);
    const previous = findByStart(earlier);
    // The demo sends no reminders for open questions.
    rows.push({
      threadId,
      model,
      firmware,
      askedAt: postedAt,
      remindedAt: now,
      acceptedPostId: current?.id,
    });
    const accept = (answer: Answer, acceptedAt: Date, endedAt?: Date) =>
      acceptances.push({
        id: idAt(acceptances.length),
        threadId,
        postId: answer.id,
        answererId: answer.authorId,
        acceptedBy: author.id,
        device: answer.device,
        firmware: model && PREVIOUS_FIRMWARE,
        acceptedAt,
        endedAt,
      });
    if (!current) continue;
    const at = new Date(Math.min(now.getTime(), current.at.getTime() + 3_600_000));
    if (previous) accept(previous, new Date(at.getTime() - 1_800_000), at);
    accept(current, at);
  }
  await insertAll(db, schema.questions, rows);
  await insertAll(db, schema.questionAcceptances, acceptances);
}

/** Returns the answers of other members to a thread, oldest first. */
async function answersOf(db: DemoContext["db"], threadId: string, askerId: string): Promise<Answer[]> {
  const result = await db.execute(sql`
    select p.id::text as id, p.excerpt, p.author_id::text as "authorId", u.verified_device as device, p.created_at as at
    from posts p join users u on u.id = p.author_id
    where p.thread_id = ${threadId}::bigint and p.root_id is null and p.status = 1 and p.author_id <> ${askerId}::bigint
    order by p.id`);
  return rowsOf<Answer & { at: string | Date }>(result).map((row) => ({ ...row, at: new Date(row.at) }));
}
