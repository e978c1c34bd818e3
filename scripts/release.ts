/**
 * `pnpm release`: publishes the packages whose version the registry does not have yet, after publint and Are The Types
 * Wrong have agreed with what is packed. Versions and changelogs come before, from `pnpm changeset version`. A new
 * version of the client also has its section of API-CHANGES.md written and its contract kept as released: commit both.
 *   --dry-run   does everything but publish
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { run } from "./lib/commands.mjs";
import { PACKAGES, packPackage } from "./lib/pack-package.ts";
import { root } from "./lib/project.mjs";
import { main, say, UserFacingError } from "./lib/user-facing-error.mjs";
import { workspaceEnv } from "./lib/workspace.mjs";

await main(async () => {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean" } } });
  const dryRun = values["dry-run"] ?? false;
  const env = await workspaceEnv();
  if (!dryRun) {
    demandVersions();
    await keepContract(env);
  }
  await demand("The packages are not fit to be published.", "pnpm", ["run", "--silent", "packages"], env);
  const directory = mkdtempSync(join(tmpdir(), "lenscape-release-"));
  try {
    for (const name of PACKAGES) await publish(join(root, "packages", name), directory, dryRun, env);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});

/** Refuses to publish while changes wait for their version. */
function demandVersions() {
  const waiting = readdirSync(join(root, ".changeset")).filter(
    (file) => file.endsWith(".md") && file !== "README.md",
  );
  if (waiting.length > 0) {
    throw new UserFacingError(
      `${waiting.length} changes have no version yet: run \`pnpm changeset version\` and commit what it writes.`,
    );
  }
}

/** Keeps the contract that is about to be released, with what it changes, unless it is out already. */
async function keepContract(env: NodeJS.ProcessEnv) {
  const folder = join(root, "packages", "api");
  const { name, version } = readManifest(folder);
  if (await isPublished(`${name}@${version}`, env)) return;
  const args = ["run", "--silent", "contract:diff", "--release"];
  await demand("What the contract changes could not be written.", "pnpm", args, env);
}

async function publish(folder: string, directory: string, dryRun: boolean, env: NodeJS.ProcessEnv) {
  const { name, version } = readManifest(folder);
  if (!dryRun && (await isPublished(`${name}@${version}`, env))) {
    say(`${name}@${version} is published already`);
    return;
  }
  const tarball = await packPackage(folder, directory, env);
  const args = ["publish", tarball, "--access", "public", ...(dryRun ? ["--dry-run"] : [])];
  await demand(`${name}@${version} could not be published.`, "npm", args, env);
  say(`${name}@${version} ${dryRun ? "could be published" : "published"}`);
}

async function isPublished(id: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const { code, output } = await run("npm", ["view", id, "version"], { env });
  return code === 0 && output.trim() !== "";
}

async function demand(failure: string, command: string, args: string[], env: NodeJS.ProcessEnv) {
  const { code } = await run(command, args, { env, live: true });
  if (code !== 0) throw new UserFacingError(failure);
}

function readManifest(folder: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
