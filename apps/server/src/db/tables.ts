import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { isAtThisVersion, type RunStatement } from "./health.ts";
import * as schema from "./schema/index.ts";

/**
 * Returns the names of missing tables, sorted. Returns none for a database of another version, whose tables are unknown
 * here.
 */
export async function findMissingTables(runStatement: RunStatement): Promise<string[]> {
  if (!(await isAtThisVersion(runStatement))) return [];
  const { rows } = await runStatement("select tablename as name from pg_tables where schemaname = 'public'");
  const present = new Set((rows as { name: string }[]).map(({ name }) => name));
  return Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableName(table))
    .filter((name) => !present.has(name))
    .sort();
}
