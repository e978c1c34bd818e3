import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, smallint } from "drizzle-orm/pg-core";
import { counter, createdAt, id, moment, ref, shownText } from "./columns.ts";
import { threads } from "./threads.ts";

/** A question that came with a thread; it runs from the moment its thread appears. */
export const polls = pgTable(
  "polls",
  {
    threadId: ref()
      .primaryKey()
      .references(() => threads.id),
    maxChoices: smallint().notNull(),
    days: smallint().notNull(),
    /** When it was asked; null: with its thread. */
    askedAt: moment(),
    voterCount: counter(),
  },
  () => [check("polls_limits", sql`max_choices >= 1 and days between 1 and 30`)],
);

export const pollOptions = pgTable(
  "poll_options",
  {
    id: id(),
    threadId: ref()
      .notNull()
      .references(() => polls.threadId),
    position: smallint().notNull(),
    content: shownText().notNull(),
    voteCount: counter(),
  },
  (t) => [index("poll_options_order").on(t.threadId, t.position)],
);

/** A member's one vote: the key is what makes it one. */
export const pollVotes = pgTable(
  "poll_votes",
  {
    threadId: ref()
      .notNull()
      .references(() => polls.threadId),
    userId: ref().notNull(),
    optionIds: ref().array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.threadId, t.userId] })],
);
