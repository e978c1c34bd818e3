import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, runQuietly } from "../commands.mjs";
import { root } from "../project.mjs";
import { say, UserFacingError } from "../user-facing-error.mjs";

const cache = join(root, "node_modules/.cache/lenscape/storybooks");
/** Number of built Storybooks in the cache. */
const MAX_CACHED = 6;
/** Paths that a Storybook is built from. */
const sources = [".storybook", "packages", "apps/web", "package.json", "pnpm-lock.yaml"];

/**
 * Finds the commit to compare with.
 * @param revision as git understands it; else where the branch left main; on main the commit before, or
 *   the last one while there are changes that are not committed
 * @returns `name` for people: hash and subject
 * @throws {UserFacingError} when there is no such commit
 */
export async function baseCommit(revision?: string): Promise<{ commit: string; name: string }> {
  const commit = revision ? await commitOf(revision) : await usualBase();
  if (!commit) {
    throw new UserFacingError(
      revision
        ? `没有 ${revision} 这个版本 · There is no revision ${revision}.`
        : "找不到可以比较的版本：用 --base 指出一个 · Nothing to compare with: name a revision with --base.",
    );
  }
  return { commit, name: await git("log", "-1", "--format=%h %s", commit) };
}

async function usualBase(): Promise<string | undefined> {
  const head = await commitOf("HEAD");
  const main = (await commitOf("main")) ?? (await commitOf("origin/main"));
  const fork = main && (await git("merge-base", "HEAD", main).catch(() => undefined));
  if (fork && fork !== head) return fork;
  return (await git("status", "--porcelain")) ? head : commitOf("HEAD~1");
}

function commitOf(revision: string): Promise<string | undefined> {
  return git("rev-parse", "--verify", "--quiet", `${revision}^{commit}`).catch(() => undefined);
}

/**
 * Builds the Storybook of a commit in a checkout of its own, once.
 * @param env from workspaceEnv()
 * @returns its directory
 */
export async function storybookOf(commit: string, env: NodeJS.ProcessEnv): Promise<string> {
  return cached(await sourcesOf(commit), async (output) => {
    const checkout = mkdtempSync(join(tmpdir(), "lenscape-visual-"));
    const remove = () => rmSync(checkout, { recursive: true, force: true });
    process.once("exit", remove);
    try {
      say("正在取出并构建用来比较的版本 · Checking out and building the base");
      await git("worktree", "add", "--detach", "--force", checkout, commit);
      await runQuietly(
        "旧版本的依赖装不上 · The base's dependencies could not be installed:",
        "pnpm",
        ["install", "--frozen-lockfile", "--prefer-offline"],
        { env, cwd: checkout },
      );
      await build(checkout, output, env);
    } finally {
      remove();
      process.off("exit", remove);
      await git("worktree", "prune");
    }
  });
}

/**
 * Builds the Storybook of the files as they are now, committed or not, once.
 * @param env from workspaceEnv()
 * @returns its directory
 */
export async function presentStorybook(env: NodeJS.ProcessEnv): Promise<string> {
  return cached(await sourcesOf(await presentTree()), async (output) => {
    say("正在构建现在的版本 · Building the present Storybook");
    await build(root, output, env);
  });
}

async function build(directory: string, output: string, env: NodeJS.ProcessEnv) {
  await runQuietly(
    "Storybook 构建失败 · Storybook could not be built:",
    "pnpm",
    ["exec", "storybook", "build", "--quiet", "--disable-telemetry", "-o", output],
    { env, cwd: directory },
  );
}

/** Writes a tree of every file that git would commit now; the real index is left alone. */
async function presentTree(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), "lenscape-index-"));
  const env = { ...process.env, GIT_INDEX_FILE: join(directory, "index") };
  try {
    await gitWith(env, "add", "--all");
    return await gitWith(env, "write-tree");
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Returns one hash of all paths that a Storybook is built from. */
async function sourcesOf(tree: string): Promise<string> {
  const hashes = await git("ls-tree", tree, ...sources);
  return createHash("sha256").update(hashes).digest("hex").slice(0, 20);
}

/** Returns an entry of the cache. Builds it under another name first, so that entries are always complete. */
async function cached(key: string, fill: (directory: string) => Promise<void>): Promise<string> {
  const directory = join(cache, key);
  if (!existsSync(directory)) {
    const draft = `${directory}.${process.pid}`;
    mkdirSync(cache, { recursive: true });
    try {
      await fill(draft);
      renameSync(draft, directory);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  const now = new Date();
  utimesSync(directory, now, now);
  forgetOldest();
  return directory;
}

function forgetOldest() {
  const age = (name: string) => statSync(join(cache, name)).mtimeMs;
  const names = readdirSync(cache).sort((a, b) => age(b) - age(a));
  for (const name of names.slice(MAX_CACHED)) rmSync(join(cache, name), { recursive: true, force: true });
}

function git(...args: string[]): Promise<string> {
  return gitWith(process.env, ...args);
}

async function gitWith(env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  const { code, output } = await run("git", args, { env });
  if (code !== 0) throw new UserFacingError(`git ${args[0]}: ${output.trim()}`);
  return output.trim();
}
