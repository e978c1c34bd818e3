import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { run, runQuietly, which } from "./commands.mjs";
import { requireNode } from "./node-version.mjs";
import { manifest, root } from "./project.mjs";
import { say, UserFacingError } from "./user-facing-error.mjs";

const pinned = manifest.packageManager;
const stampFile = join(root, "node_modules/.cache/lenscape/install");
const pnpmStamp = join(root, "node_modules/.cache/lenscape/pnpm");

/**
 * The environment in which workspace commands run: the pinned Node.js and pnpm first on PATH (Turborepo looks for pnpm there),
 * and no telemetry or update notes. The pnpm of the machine is used when it is the pinned one, else npx's copy.
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function workspaceEnv() {
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    DO_NOT_TRACK: "1",
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
    STORYBOOK_DISABLE_TELEMETRY: "1",
    REDOCLY_TELEMETRY: "off",
    REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  };
  // Next to the pinned pnpm there may be the Node.js of the machine.
  const directories = [join(root, "node_modules/.bin"), await pnpmDirectory()];
  return { ...env, PATH: [...directories, env.PATH].join(delimiter) };
}

/** Where the pinned pnpm is: on PATH, else in npx's cache, which is asked once and remembered. */
async function pnpmDirectory() {
  const own = which("pnpm");
  if (own) {
    const { output } = await run("pnpm", ["--version"], { cwd: tmpdir() });
    if (`pnpm@${output.trim()}` === pinned) return dirname(own);
  }
  const remembered = existsSync(pnpmStamp) ? readFileSync(pnpmStamp, "utf8").split("\n") : [];
  if (remembered[0] === pinned && which("pnpm", remembered[1])) return remembered[1];

  const print = ["--", "node", "-p", "'PATH='+process.env.PATH"];
  const { output } = await run("npx", ["--yes", "--prefer-offline", `--package=${pinned}`, ...print]);
  const found = which("pnpm", /^PATH=(.*)$/m.exec(output)?.[1] ?? "");
  if (!found) {
    throw new UserFacingError(
      `无法通过 npx 取得 ${pinned}，请检查网络或 npm 的 registry 设置。` +
        `\n  npx could not provide ${pinned}; check the network or npm's registry setting.\n\n${output.trim()}`,
    );
  }
  remember(pnpmStamp, `${pinned}\n${dirname(found)}`);
  return dirname(found);
}

/**
 * Installs the dependencies when they are missing or the lockfile differs from the one installed last.
 * @param {NodeJS.ProcessEnv} env from workspaceEnv()
 * @returns {Promise<boolean>} whether an install was needed
 */
export async function install(env) {
  const stamp = installStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return false;
  say("正在安装依赖（首次约一分钟） · Installing dependencies (about a minute the first time)");
  await runQuietly(
    "依赖安装失败 · The dependencies could not be installed:",
    "pnpm",
    ["install", "--frozen-lockfile", "--config.confirmModulesPurge=false"],
    { env },
  );
  remember(stampFile, stamp);
  return true;
}

/**
 * Returns the path of the pinned Node.js, or of the running one where no package has it for this system.
 * @throws {UserFacingError} when that one is older than the manifest's `engines.node`
 */
export function findNode() {
  const pinnedNode = which("node", join(root, "node_modules/.bin"));
  if (pinnedNode) return pinnedNode;
  const oldest = manifest.engines.node.replace(/^\D+/, "");
  requireNode(oldest);
  return process.execPath;
}

/** Lockfile and platform: packages with native parts differ between systems. */
function installStamp() {
  const hash = createHash("sha256").update(readFileSync(join(root, "pnpm-lock.yaml")));
  return `${hash.digest("hex")} ${process.platform}-${process.arch}\n`;
}

/**
 * Writes a file in the cache.
 * @param {string} file
 * @param {string} text
 */
function remember(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
