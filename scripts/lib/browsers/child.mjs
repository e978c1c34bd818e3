import { spawn } from "node:child_process";

/** How long a program may take to end politely. */
const PATIENCE = 5_000;

/**
 * Starts a program that ends with this process, however that ends.
 * @param {string} path
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {{ child: import("node:child_process").ChildProcess, gone: Promise<unknown>, end: () => Promise<void> }}
 *   `gone`: once it is no longer there; `end` asks it to go, and makes it
 */
export function startChild(path, args, options) {
  const child = spawn(path, args, options);
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const gone = new Promise((resolve) => child.once("exit", resolve).once("error", resolve)).then(() =>
    process.off("exit", kill),
  );
  const end = async () => {
    child.kill();
    const late = setTimeout(kill, PATIENCE);
    await gone;
    clearTimeout(late);
  };
  return { child, gone, end };
}
