import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, ref } from "./columns.ts";
import { users } from "./users.ts";

/** Drafts of members. */
export const drafts = pgTable(
  "drafts",
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** Chosen by the browser, which publishes the draft with this ID as the request ID. */
    id: text().notNull(),
    /** 0 moment, 1 article, 2 activity. */
    classify: smallint().notNull(),
    title: text().notNull(),
    /** Plain text for classify 0, otherwise sanitised HTML. */
    content: text().notNull(),
    excerpt: text().notNull(),
    cover: text().notNull().default(""),
    circleId: ref(),
    /** Remaining fields of the browser's form. */
    form: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Device of the last save. */
    device: text().notNull().default(""),
    /** Increases with every save. A save names the revision that it is based on. */
    revision: integer().notNull().default(1),
    savedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index("drafts_recent").on(t.userId, t.savedAt, t.id)],
);
