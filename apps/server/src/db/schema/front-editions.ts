import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable } from "drizzle-orm/pg-core";
import { id, moment, ref } from "./columns.ts";
import { threads } from "./threads.ts";

/** One of the two threads below the large picture of the front page. */
export interface EditionPick {
  threadId: string;
  /** The editor's sentence. */
  note: string;
}

/** Editorial front of the home page for a period. Of several running ones, the latest started is displayed. */
export const frontEditions = pgTable(
  "front_editions",
  {
    id: id(),
    /** The thread with the large picture. */
    heroId: ref()
      .notNull()
      .references(() => threads.id),
    picks: jsonb().$type<EditionPick[]>().notNull().default([]),
    /** The featured question thread; 0 = none. */
    questionId: ref().notNull().default("0"),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
  },
  (t) => [
    index("front_editions_start").on(t.startAt, t.id),
    check("front_editions_times", sql`end_at > start_at`),
  ],
);
