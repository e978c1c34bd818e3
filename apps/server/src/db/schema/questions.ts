import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, moment, ref } from "./columns.ts";
import { posts, threads } from "./threads.ts";
import { users } from "./users.ts";

/** Threads that ask a question. */
export const questions = pgTable(
  "questions",
  {
    threadId: ref()
      .primaryKey()
      .references(() => threads.id),
    /** Device model of the question, without the colour; empty = none in particular. */
    model: text().notNull().default(""),
    /** Firmware of the asker; empty = not specified. */
    firmware: text().notNull().default(""),
    /** Accepted answer. A trigger sets it to null when the comment is no longer visible. */
    acceptedPostId: ref().references(() => posts.id),
    askedAt: createdAt(),
    /** Time of the reminder to accept an answer. */
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

/** History of accepted answers. The row without `endedAt` is the current one. */
export const questionAcceptances = pgTable(
  "question_acceptances",
  {
    id: id(),
    threadId: ref()
      .notNull()
      .references(() => questions.threadId),
    postId: ref()
      .notNull()
      .references(() => posts.id),
    answererId: ref()
      .notNull()
      .references(() => users.id),
    acceptedBy: ref()
      .notNull()
      .references(() => users.id),
    /** Device of the answerer at that time. */
    device: text().notNull().default(""),
    /** Newest firmware of the question's model at that time. */
    firmware: text().notNull().default(""),
    acceptedAt: createdAt(),
    endedAt: moment(),
    /** Whether the answerer received points that have not been taken back. */
    paid: boolean().notNull().default(false),
    /** Whether the acceptance ended because the comment was removed. A job takes the points back. */
    removed: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex("question_acceptances_one").on(t.threadId).where(sql`ended_at is null`),
    index("question_acceptances_thread").on(t.threadId, t.acceptedAt),
    index("question_acceptances_answerer").on(t.answererId, t.acceptedAt),
    index("question_acceptances_removed").on(t.id).where(sql`removed and paid`),
  ],
);

/** Votes on whether an accepted answer works with a newer firmware, one per device owner and firmware. */
export const answerVotes = pgTable(
  "answer_votes",
  {
    postId: ref()
      .notNull()
      .references(() => posts.id),
    firmware: text().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    works: boolean().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.firmware, t.userId] })],
);

/** Suggested documents that helped a member, once per member. `kind` is that of `search_documents`. */
export const questionHelps = pgTable(
  "question_helps",
  {
    kind: smallint().notNull(),
    refId: ref().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.refId, t.userId] })],
);
