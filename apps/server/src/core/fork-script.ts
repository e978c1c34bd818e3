import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Environment variables that a child process inherits: nothing secret. */
const INHERITED = ["PATH", "HOME", "TMPDIR", "TZ", "LANG", "LD_LIBRARY_PATH", "LD_PRELOAD", "SystemRoot"];

/** The sources need a loader; the built server has its scripts next to itself. */
const fromSources = import.meta.url.endsWith(".ts");

/** Options of forkScript. */
export interface ForkOptions {
  heapMegabytes: number;
  env?: Record<string, string>;
}

/**
 * Starts a script of the server as a child process with a heap limit and none of the server's settings. A limit on a
 * worker thread would not do: some allocations, such as one array that grows, end the whole process with it.
 * @param source the file among the sources; `scripts/build.ts` has to list it
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
