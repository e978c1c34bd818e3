import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, moment, ref } from "./columns.ts";
import { threads } from "./threads.ts";

/** A thread that asks for an answer. */
export const questions = pgTable(
  "questions",
  {
    threadId: ref()
      .primaryKey()
      .references(() => threads.id),
    /** The model that it is about, by its name without the colour; empty = none in particular. */
    model: text().notNull().default(""),
    /** The firmware that it was asked with; empty = not told. */
    firmware: text().notNull().default(""),
    /** The comment that answers it by now. A trigger takes it off once nobody can read that comment. */
    acceptedPostId: ref(),
    askedAt: createdAt(),
    /** When its author was reminded that nothing is accepted. */
    remindedAt: moment(),
  },
  (t) => {
    const open = sql`accepted_post_id is null`;
    return [
      index("questions_open").on(t.threadId).where(open),
      index("questions_solved").on(t.threadId).where(sql`accepted_post_id is not null`),
      index("questions_model_open").on(t.model, t.threadId).where(open),
      index("questions_model_solved").on(t.model, t.threadId).where(sql`accepted_post_id is not null`),
      index("questions_firmware").on(t.firmware),
      index("questions_waiting").on(t.askedAt).where(sql`accepted_post_id is null and reminded_at is null`),
    ];
  },
);

/** Every time an answer was accepted; the one that has not ended stands. */
export const questionAcceptances = pgTable(
  "question_acceptances",
  {
    id: id(),
    threadId: ref()
      .notNull()
      .references(() => questions.threadId),
    postId: ref().notNull(),
    answererId: ref().notNull(),
    acceptedBy: ref().notNull(),
    /** The answerer's device then, and the newest firmware of the model that was asked about. */
    device: text().notNull().default(""),
    firmware: text().notNull().default(""),
    acceptedAt: createdAt(),
    endedAt: moment(),
    /** Whether the answerer was given points for it and still has them. */
    paid: boolean().notNull().default(false),
    /** Whether it ended because the comment is gone: its points are taken back by the job. */
    removed: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex("question_acceptances_one").on(t.threadId).where(sql`ended_at is null`),
    index("question_acceptances_thread").on(t.threadId, t.acceptedAt),
    index("question_acceptances_answerer").on(t.answererId, t.acceptedAt),
    index("question_acceptances_removed").on(t.id).where(sql`removed and paid`),
  ],
);

/** Whether an accepted answer still works with a newer firmware: one vote of each owner for each firmware. */
export const answerVotes = pgTable(
  "answer_votes",
  {
    postId: ref().notNull(),
    firmware: text().notNull(),
    userId: ref().notNull(),
    works: boolean().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.firmware, t.userId] })],
);

/** Whom something that was offered has helped: each member once. The kinds are those of the search's documents. */
export const questionHelps = pgTable(
  "question_helps",
  {
    kind: smallint().notNull(),
    refId: ref().notNull(),
    userId: ref().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.refId, t.userId] })],
);
