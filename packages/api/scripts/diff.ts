/**
 * `pnpm contract:diff [base]`: the changes of the contract for its callers since the last release, or since a git
 * revision. Fails when a change that breaks callers is not listed in a major changeset.
 *   --json      the changes as JSON
 *   --release   writes their section of API-CHANGES.md under the version of the package, and stores the contract as released
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { compareContracts } from "./diff/compare.ts";
import { nameOfChange, textOf, unannounced, withSection } from "./diff/report.ts";
import type { Contract } from "./gen/contract.ts";

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const CURRENT = file("../src/contract.gen.json");
const RELEASED = file("../released/contract.gen.json");
const LOG = file("../API-CHANGES.md");
const CHANGESETS = file("../../../.changeset/");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean" }, release: { type: "boolean" } },
});

/** Reads the released contract, or builds the contract of a git revision from its openapi/. */
async function readBase(revision: string | undefined): Promise<Contract> {
  if (!revision) return JSON.parse(readFileSync(RELEASED, "utf8"));
  const folder = mkdtempSync(join(tmpdir(), "contract-base-"));
  try {
    const archive = execFileSync("git", ["archive", revision, "--", "openapi"], {
      cwd: file("../../.."),
      maxBuffer: 2 ** 26,
      stdio: ["ignore", "pipe", "pipe"],
    });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    // Loaded here because the compiler of the types takes a second to load.
    const { generate } = await import("./gen/files.ts");
    const files = await generate(join(folder, "openapi/openapi.yaml"));
    return JSON.parse(files["contract.gen.json"]);
  } catch (cause) {
    console.error(`There is no contract at ${revision}: ${reasonOf(cause)}`);
    process.exit(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The message of a failed command: its error output if it has any. */
function reasonOf(cause: unknown) {
  if (!(cause instanceof Error)) return String(cause);
  const stderr = "stderr" in cause && typeof cause.stderr === "string" ? cause.stderr.trim() : "";
  return stderr || cause.message;
}

const changesets = () =>
  readdirSync(CHANGESETS)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .map((name) => readFileSync(CHANGESETS + name, "utf8"));

const current = readFileSync(CURRENT, "utf8");
const changes = compareContracts(await readBase(positionals[0]), JSON.parse(current));

if (values.release) {
  const { version }: { version: string } = JSON.parse(readFileSync(file("../package.json"), "utf8"));
  writeFileSync(LOG, withSection(readFileSync(LOG, "utf8"), version, changes));
  writeFileSync(RELEASED, current);
  console.log(`API-CHANGES.md has ${version}; the contract is kept as released.`);
} else {
  const missing = unannounced(changes, changesets());
  console.log(values.json ? JSON.stringify({ unannounced: missing, changes }, null, 2) : textOf(changes));
  if (missing.length > 0) {
    const lines = missing.map((change) => `- \`${nameOfChange(change)}\``).join("\n");
    console.error(
      `\nThese changes break callers and no changeset lists them:\n\n${lines}\n\nAvoid them, or run \`pnpm changeset\`, choose major for @lenscape/api, say what callers have to do and add these lines.`,
    );
    process.exitCode = 1;
  }
}
