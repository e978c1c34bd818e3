import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Environment variables that a child process inherits, none of them secret. */
const INHERITED = ["PATH", "HOME", "TMPDIR", "TZ", "LANG", "LD_LIBRARY_PATH", "LD_PRELOAD", "SystemRoot"];

/** Whether the server runs from its sources, which need a loader. The build has its scripts in the same folder. */
const fromSources = import.meta.url.endsWith(".ts");

/** Options of forkScript. */
export interface ForkOptions {
  heapMegabytes: number;
  env?: Record<string, string>;
}

/**
 * Starts a script of the server as a child process with a heap limit and without the server's settings. A worker thread
 * is not enough, because some allocations beyond its limit, such as a growing array, end the whole process.
 * @param source source file of the script; `scripts/build.ts` has to list it
 */
export function forkScript(source: URL, { heapMegabytes, env }: ForkOptions): ChildProcess {
  const script = fromSources
    ? fileURLToPath(source)
    : fileURLToPath(new URL(`./${basename(source.pathname, ".ts")}.js`, import.meta.url));
  const loader = () => pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const inherited = INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return fork(script, [], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, ...(fromSources ? ["--import", loader()] : [])],
    env: { ...Object.fromEntries(inherited), ...env },
    serialization: "advanced",
    stdio: "ignore",
  });
}
