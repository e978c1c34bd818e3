import { and, eq, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { rowsOf } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { importedRows } from "../../db/schema/index.ts";
import { insertAll } from "../../demo/bulk.ts";

/** Kinds whose source IDs are mapped to our IDs. */
export type MappedKind = "member" | "circle" | "upload" | "thread" | "comment";

/** ID mapping of imported rows of one source. */
export class Imported {
  constructor(private readonly source: string) {}

  /** Finds our IDs of imported rows by their source IDs. */
  async find(db: Db, kind: MappedKind, sourceIds: Iterable<string>): Promise<Map<string, string>> {
    const ids = [...new Set(sourceIds)];
    if (ids.length === 0) return new Map();
    const requested = sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
    const rows = await db
      .select({ sourceId: importedRows.sourceId, ownId: importedRows.ownId })
      .from(importedRows)
      .where(
        and(
          eq(importedRows.source, this.source),
          eq(importedRows.kind, kind),
          sql`${importedRows.sourceId} in (${requested})`,
        ),
      );
    return new Map(rows.map(({ sourceId, ownId }) => [sourceId, ownId]));
  }

  /** Saves the mapping of rows in the transaction that writes them. */
  async note(tx: Db, kind: MappedKind, ownIds: ReadonlyMap<string, string>): Promise<void> {
    const { source } = this;
    const rows = [...ownIds].map(([sourceId, ownId]) => ({ source, kind, sourceId, ownId }));
    await insertAll(tx, importedRows, rows);
  }
}

/** Reserves IDs of a table from its sequence. */
export async function takeIds(db: Db, table: PgTable, count: number): Promise<string[]> {
  const result = await db.execute(sql`
    select nextval(pg_get_serial_sequence(${getTableName(table)}::text, 'id'))::text as id
    from generate_series(1, ${count}::int)`);
  return rowsOf<{ id: string }>(result).map(({ id }) => id);
}
