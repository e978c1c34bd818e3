import { spawn } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { constants as os } from "node:os";
import { delimiter, join } from "node:path";
import { root } from "./project.mjs";
import { UserFacingError } from "./user-facing-error.mjs";

const isWindows = process.platform === "win32";
/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/** Ends every command that is still running, politely. */
export function stopCommands() {
  for (const child of running) child.kill("SIGTERM");
}

/**
 * Finds an executable on a search path.
 * @param {string} name
 * @param {string} [path] defaults to the process's PATH
 * @returns {string | undefined} its absolute path
 */
export function which(name, path = process.env.PATH ?? "") {
  for (const directory of path.split(delimiter).filter(Boolean)) {
    const candidate = join(directory, name);
    if (isExecutable(candidate)) return candidate;
  }
  return undefined;
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Runs a command from the repository's root and gathers what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, live?: boolean, timeout?: number, uid?: number, gid?: number }} [options]
 *   `live` also shows the output while it comes
 * @returns {Promise<{ code: number, output: string }>} code 127 when the command could not be started
 */
export function run(command, args, { env = process.env, cwd = root, live = false, timeout, uid, gid } = {}) {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(command, args, {
      cwd,
      env,
      timeout,
      uid,
      gid,
      shell: isWindows,
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    const take = (/** @type {NodeJS.WriteStream} */ stream) => (/** @type {string} */ chunk) => {
      output += chunk;
      if (live) stream.write(chunk);
    };
    child.stdout.setEncoding("utf8").on("data", take(process.stdout));
    child.stderr.setEncoding("utf8").on("data", take(process.stderr));
    child.on("error", (error) => {
      running.delete(child);
      resolve({ code: 127, output: `${output}${error.message}` });
    });
    child.on("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a command silently; when it fails, throws a UserFacingError that ends with the last lines it printed.
 * @param {string} failure what to say first when it fails
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export async function runQuietly(failure, command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0)
    throw new UserFacingError(`${failure}\n\n${output.trimEnd().split("\n").slice(-40).join("\n")}`);
  return output;
}

/**
 * Waits until a program ends; returns its exit code, for a signal 128 and its number.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>}
 */
export function exitCodeOf(child) {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? 128 + (signal ? os.signals[signal] : 0)));
  });
}
