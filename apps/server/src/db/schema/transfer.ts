import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { ref } from "./columns.ts";

/** Imported rows by their ID in the source community, so that a repeated import skips them. */
export const importedRows = pgTable(
  "imported_rows",
  {
    /** Name of the source community. */
    source: text().notNull(),
    /** `member`, `circle`, `upload`, `thread` or `comment`. */
    kind: text().notNull(),
    /** ID in the source. For an upload, combined with the ID of the member who owns the copy. */
    sourceId: text().notNull(),
    ownId: ref().notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.kind, t.sourceId] })],
);
