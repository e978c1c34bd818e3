import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/** One file of `db/migrations`. */
export interface Migration {
  tag: string;
  /** Milliseconds since 1970. Identifies the migration in the database and determines the order. */
  when: number;
  hash: string;
  /** Whether all steps run in one transaction. Otherwise each commits by itself. */
  isTransactional: boolean;
  steps: Step[];
}

/** The statements up to a breakpoint. */
export interface Step {
  sql: string;
  /** Whether the step creates or drops an index concurrently, which is not possible in a transaction. */
  isConcurrent: boolean;
  /** Name of the index that the step creates concurrently. */
  index?: string;
  /** Table of a backfill and its bigint key, for slices of `key > $1 and key <= $2`. */
  backfill?: { table: string; key: string };
}

/** First line of a migration whose steps commit one by one. */
const NON_TRANSACTIONAL = "-- non-transactional";
const CONCURRENT = /^(?:create (?:unique )?|drop )index concurrently /im;
const CREATE_INDEX = /^create (?:unique )?index concurrently if not exists "?(\w+)"?/im;
const BACKFILL = /^-- backfill: (\w+)\.(\w+)$/m;

export function parseMigration(tag: string, when: number, text: string): Migration {
  return {
    tag,
    when,
    hash: createHash("sha256").update(text).digest("hex"),
    isTransactional: text.split("\n", 1)[0] !== NON_TRANSACTIONAL,
    steps: text.split("--> statement-breakpoint").map(parseStep),
  };
}

function parseStep(text: string): Step {
  const sql = text.trim();
  const [, table, key] = BACKFILL.exec(sql) ?? [];
  const index = CREATE_INDEX.exec(sql)?.[1];
  return {
    sql,
    isConcurrent: CONCURRENT.test(sql),
    ...(index ? { index } : {}),
    ...(table && key ? { backfill: { table, key } } : {}),
  };
}

/** Reads the migrations of a folder in the order of its journal. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(new URL("meta/_journal.json", folder), "utf8")) as {
    entries: { tag: string; when: number }[];
  };
  return Promise.all(
    journal.entries.map(async ({ tag, when }) =>
      parseMigration(tag, when, await readFile(new URL(`${tag}.sql`, folder), "utf8")),
    ),
  );
}
