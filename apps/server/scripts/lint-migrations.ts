/**
 * Refuses migrations that would stop members' writes or break the previous version: squawk's rules, and ours below.
 *   node scripts/lint-migrations.ts [FOLDER]
 * docs/migrations.md explains each rule.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Older migrations were written before the rules; whoever upgrades has passed them. */
const FIRST = "0035";

/** Rules of squawk that do not hold here. */
const EXCLUDED_RULES = [
  // The runner sets both limits.
  "require-lock-timeout",
  "require-statement-timeout",
  // The runner records the progress of a non-transactional migration.
  "prefer-robust-stmts",
  // Counters and enumerations are integers and small integers on purpose.
  "prefer-bigint-over-int",
  "prefer-bigint-over-smallint",
];

/** The oldest PostgreSQL that the server takes. */
const POSTGRES_VERSION = "15.0";

const server = fileURLToPath(new URL("..", import.meta.url));
const folder = process.argv[2] ?? join(server, "src/db/migrations");
const { entries }: { entries: { tag: string; when: number }[] } = JSON.parse(
  readFileSync(join(folder, "meta/_journal.json"), "utf8"),
);

const problems = entries
  .filter(({ when }, n) => {
    const previous = entries[n - 1];
    return previous !== undefined && when <= previous.when;
  })
  .map(
    ({ tag }) =>
      `${tag}: its "when" in meta/_journal.json is not larger than the one before; generate it again`,
  );

interface Migration {
  tag: string;
  path: string;
  text: string;
  isTransactional: boolean;
}

const files: Migration[] = entries
  .filter(({ tag }) => tag.slice(0, 4) >= FIRST)
  .map(({ tag }) => {
    const path = join(folder, `${tag}.sql`);
    const text = readFileSync(path, "utf8");
    return { tag, path, text, isTransactional: text.split("\n", 1)[0] !== "-- non-transactional" };
  });

for (const file of files) problems.push(...checkFile(file));
problems.push(...runSquawk(files));

for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) console.error("docs/migrations.md says how to write them.");
process.exitCode = problems.length > 0 ? 1 : 0;

function checkFile({ tag, text, isTransactional }: Migration) {
  const found: string[] = [];
  const created = new Set(matches(text, /^create table (?:if not exists )?"?(\w+)"?/gim));
  const locked = new Set(
    [
      ...matches(text, /^alter table (?:only )?"?(\w+)"?/gim),
      ...matches(text, /references (?:"?public"?\.)?"?(\w+)"? ?\(/gi),
      ...matches(text, /^create trigger [^;]*? on "?(\w+)"?\s+for each/gim),
      ...matches(text, /^drop trigger [^;]*? on "?(\w+)"?/gim),
    ].filter((table) => !created.has(table)),
  );
  if (isTransactional && locked.size > 1)
    found.push(
      `one transaction locks ${[...locked].join(", ")}: a writer that holds one and waits for the other makes a deadlock. Begin the file with "-- non-transactional"`,
    );
  for (const step of text.split("--> statement-breakpoint")) {
    const sql = withoutBodies(step);
    const statements = sql.split(";").filter((part) => part.replace(/^\s*--.*$/gm, "").trim());
    if (/^(create (unique )?|drop )index concurrently/im.test(sql)) {
      if (isTransactional)
        found.push('CONCURRENTLY needs a migration that begins with "-- non-transactional"');
      if (statements.length > 1) found.push("CONCURRENTLY stands alone between two breakpoints");
      if (!/concurrently if (not )?exists/i.test(sql))
        found.push("CONCURRENTLY is followed by IF NOT EXISTS or IF EXISTS");
    }
    const isBackfill = /^-- backfill: \w+\.\w+$/m.test(sql);
    if (
      isBackfill &&
      (isTransactional || !sql.includes("$1") || !sql.includes("$2") || statements.length > 1)
    )
      found.push("a backfill is one statement over key > $1 and key <= $2 in a non-transactional migration");
    const written =
      /^(?:update (?:only )?|delete from )"?(\w+)"?/im.exec(sql)?.[1] ??
      (/^insert into/im.test(sql) && /^\s*from "?(\w+)"?|\bselect\b[^;]*?\bfrom "?(\w+)"?/im.test(sql)
        ? "rows of another table"
        : undefined);
    if (written && !created.has(written) && !isBackfill && !/^-- few rows: \S/m.test(sql))
      found.push(
        `writes ${written} at once: make it a backfill, or say "-- few rows: why" above the statement`,
      );
  }
  return found.map((problem) => `${tag}: ${problem}`);
}

/** The first group of every match outside the bodies of functions. */
function matches(text: string, pattern: RegExp) {
  return [...withoutBodies(text).matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

/** The text without the bodies of functions. */
function withoutBodies(text: string) {
  return text.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
}

function runSquawk(all: Migration[]) {
  const bin = findSquawk();
  if (!bin) {
    const missing = `squawk has no program for ${process.platform}-${process.arch} here; only our own rules were checked.`;
    if (process.env.CI === "true") return [missing];
    console.log(`› ${missing}`);
    return [];
  }
  return [true, false].flatMap((isTransactional) => {
    const paths = all.filter((file) => file.isTransactional === isTransactional).map(({ path }) => path);
    if (paths.length === 0) return [];
    const exclude = isTransactional
      ? EXCLUDED_RULES
      : [...EXCLUDED_RULES, "ban-concurrent-index-creation-in-transaction"];
    // Squawk knows the new tables of a file, whose indexes and constraints cost nothing, only within a transaction.
    const args = [
      "--assume-in-transaction",
      "--pg-version",
      POSTGRES_VERSION,
      "--exclude",
      exclude.join(","),
    ];
    const { status, stdout, stderr } = spawnSync(bin, [...args, "--reporter", "gcc", ...paths], {
      encoding: "utf8",
    });
    if (status === 0) return [];
    return `${stdout}${stderr}`.split("\n").filter((line) => line.trim());
  });
}

function findSquawk() {
  const require = createRequire(createRequire(import.meta.url).resolve("squawk-cli/package.json"));
  try {
    const home = require.resolve(`@squawk-cli/${process.platform}-${process.arch}/package.json`);
    const bin = join(home, "..", "bin", process.platform === "win32" ? "squawk.exe" : "squawk");
    return existsSync(bin) ? bin : undefined;
  } catch {
    return undefined;
  }
}
