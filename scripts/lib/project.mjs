import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/**
 * The root manifest, read once.
 * @type {{ packageManager: string, engines: { node: string }, dependencies?: Record<string, string> }}
 */
export const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** True where a missing tool must fail the run instead of skipping what needs it. */
export const isCi = Boolean(process.env.CI) && process.env.CI !== "false" && process.env.CI !== "0";

/** Whether the process may install system packages. */
export const isRoot = process.getuid?.() === 0;

/**
 * Lists the repository's files, committed or not yet, below its root.
 * @param {string[]} pathspecs of the files; without any, all files
 */
export function projectFiles(...pathspecs) {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--", ...pathspecs], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return [...new Set(listed.split("\n"))].filter((file) => file && existsSync(join(root, file)));
}
