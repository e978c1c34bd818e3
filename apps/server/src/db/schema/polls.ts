import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, smallint } from "drizzle-orm/pg-core";
import { counter, createdAt, id, moment, ref, shownText } from "./columns.ts";
import { threads } from "./threads.ts";
import { users } from "./users.ts";

/** Polls of threads. A poll starts when its thread is published. */
export const polls = pgTable(
  "polls",
  {
    threadId: ref()
      .primaryKey()
      .references(() => threads.id),
    maxChoices: smallint().notNull(),
    days: smallint().notNull(),
    /** Time at which an edit added the poll; null = published with the thread. */
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

/** Votes. The primary key allows one per member. */
export const pollVotes = pgTable(
  "poll_votes",
  {
    threadId: ref()
      .notNull()
      .references(() => polls.threadId),
    userId: ref()
      .notNull()
      .references(() => users.id),
    optionIds: ref().array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.threadId, t.userId] })],
);
