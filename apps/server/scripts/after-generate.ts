// Completes a generated migration: deletes all but the newest snapshot of the schema, because the next migration is
// generated against it and Git has the others, and makes a migration that changes indexes or several tables
// non-transactional.
import { readdir, readFile, rm, writeFile } from "node:fs/promises";

const folder = new URL("../src/db/migrations/", import.meta.url);
const meta = new URL("meta/", folder);
const snapshots = (await readdir(meta)).filter((name) => name.endsWith("_snapshot.json")).sort();
for (const name of snapshots.slice(0, -1)) await rm(new URL(name, meta));

const { entries }: { entries: { tag: string }[] } = JSON.parse(
  await readFile(new URL("_journal.json", meta), "utf8"),
);
const newest = entries.at(-1);
if (!newest) throw new Error("The journal has no migration.");
const path = new URL(`${newest.tag}.sql`, folder);
const text = await readFile(path, "utf8");
await writeFile(path, complete(text));

/** Returns the migration with its indexes on existing tables created and dropped concurrently. */
function complete(sql: string) {
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
