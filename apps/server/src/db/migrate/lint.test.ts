import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

const script = new URL("../../../scripts/lint-migrations.ts", import.meta.url).pathname;
const run = promisify(execFile);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lenscape-lint-"));
  await mkdir(join(folder, "meta"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Returns the output of the lint for one migration; empty if the migration passes. */
async function lint(sql: string, entries = [{ tag: "0070_new", when: 70 }]): Promise<string> {
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ entries }));
  for (const { tag } of entries) await writeFile(join(folder, `${tag}.sql`), sql);
  return run(process.execPath, [script, folder], { env: { ...process.env, CI: "" } }).then(
    () => "",
    ({ stderr }: { stderr: string }) => stderr,
  );
}

const APART = "--> statement-breakpoint\n";

test("a migration that adds a table and a column with a default passes", async () => {
  const sql = `CREATE TABLE "notes" ("id" bigint PRIMARY KEY NOT NULL, "user_id" bigint NOT NULL);
${APART}ALTER TABLE "notes" ADD CONSTRAINT "notes_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");
${APART}CREATE INDEX "notes_by_user" ON "notes" USING btree ("user_id");
${APART}ALTER TABLE "users" ADD COLUMN "is_new" boolean DEFAULT false NOT NULL;`;
  expect(await lint(sql)).toBe("");
});

test.each([
  [
    "locks of two tables in one transaction",
    `ALTER TABLE "threads" ADD COLUMN "a" text;\n${APART}ALTER TABLE "posts" ADD COLUMN "a" text;`,
    "locks threads, posts",
  ],
  [
    "CONCURRENTLY within a transaction",
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "threads" ("id");',
    '"-- non-transactional"',
  ],
  [
    "CONCURRENTLY beside another statement",
    '-- non-transactional\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "threads" ("id"); ANALYZE threads;',
    "stands alone",
  ],
  [
    "an index that cannot be created again",
    '-- non-transactional\nCREATE INDEX CONCURRENTLY "i" ON "threads" ("id");',
    "IF NOT EXISTS",
  ],
  ["an update of a whole table", "UPDATE threads SET status = 1;", "writes threads at once"],
  [
    "a backfill without bounds",
    "-- non-transactional\n-- backfill: threads.id\nUPDATE threads SET status = 1;",
    "key > $1 and key <= $2",
  ],
])("refuses %s", async (_, sql, problem) => {
  expect(await lint(sql)).toContain(problem);
});

test("refuses a migration that the databases of others would skip", async () => {
  const entries = [
    { tag: "0070_new", when: 70 },
    { tag: "0071_newer", when: 69 },
  ];
  expect(await lint("SELECT 1;", entries)).toContain('0071_newer: its "when"');
});
