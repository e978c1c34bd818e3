// Completes a generated migration: keeps the newest snapshot of the schema alone, because the next migration is made
// against it and Git has the others, and makes a migration that changes indexes or several tables non-transactional.
import { readdir, readFile, rm, writeFile } from "node:fs/promises";

const folder = new URL("../src/db/migrations/", import.meta.url);
const meta = new URL("meta/", folder);
const snapshots = (await readdir(meta)).filter((name) => name.endsWith("_snapshot.json")).sort();
for (const name of snapshots.slice(0, -1)) await rm(new URL(name, meta));

const { entries } = JSON.parse(await readFile(new URL("_journal.json", meta), "utf8"));
const path = new URL(`${entries.at(-1).tag}.sql`, folder);
const text = await readFile(path, "utf8");
await writeFile(path, completed(text));

/** The migration whose indexes on existing tables are created and dropped concurrently. */
function completed(sql) {
  if (sql.startsWith("-- non-transactional")) return sql;
  const created = new Set([...sql.matchAll(/^CREATE TABLE "(\w+)"/gm)].map(([, table]) => table));
  const changed = sql
    .replace(/^CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)("\w+") ON "(\w+)"/gm, (all, unique, index, table) =>
      created.has(table)
        ? all
        : `CREATE ${unique ?? ""}INDEX CONCURRENTLY IF NOT EXISTS ${index} ON "${table}"`,
    )
    .replace(/^DROP INDEX (?!CONCURRENTLY)/gm, "DROP INDEX CONCURRENTLY IF EXISTS ");
  const locked = new Set(
    [...sql.matchAll(/^ALTER TABLE "(\w+)"|REFERENCES "public"\."(\w+)"/gm)]
      .map(([, altered, referred]) => altered ?? referred)
      .filter((table) => !created.has(table)),
  );
  return changed !== sql || locked.size > 1 ? `-- non-transactional\n${changed}` : sql;
}
