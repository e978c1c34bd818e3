import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { ref } from "./columns.ts";

/** What was imported: which row of ours came from which of another community, so that nothing comes in twice. */
export const importedRows = pgTable(
  "imported_rows",
  {
    /** Which community it came from. */
    source: text().notNull(),
    /** member, circle, upload, thread or comment. */
    kind: text().notNull(),
    /** Its id there; of an upload, with the member's here whose copy it is. */
    sourceId: text().notNull(),
    ownId: ref().notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.kind, t.sourceId] })],
);
