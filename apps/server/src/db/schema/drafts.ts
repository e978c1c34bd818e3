import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, ref } from "./columns.ts";
import { users } from "./users.ts";

/** What members have written and not published. */
export const drafts = pgTable(
  "drafts",
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** Chosen by the browser: the request id that publishing carries. */
    id: text().notNull(),
    /** 0 dynamic, 1 thread, 2 activity. */
    classify: smallint().notNull(),
    title: text().notNull(),
    /** Plain text of a dynamic, else sanitised HTML. */
    content: text().notNull(),
    excerpt: text().notNull(),
    cover: text().notNull().default(""),
    circleId: ref(),
    /** The rest of the form as the browser holds it. */
    form: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Where it was saved last. */
    device: text().notNull().default(""),
    /** Grows with every save; a save names the one it is based on. */
    revision: integer().notNull().default(1),
    savedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index("drafts_recent").on(t.userId, t.savedAt, t.id)],
);
