import { createRequire } from "node:module";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker, type WorkerOptions } from "node:worker_threads";

/** Limits of a worker thread. */
export interface WorkerLimits {
  ms: number;
  heapMb: number;
}

/** Bundled workers by source file, when the server runs from its sources; a bundle has its workers next to it. */
const bundled = new Map<string, string>();

function bundle(source: string): string {
  // Required this way so that it does not become part of the server's bundle.
  const { buildSync } = createRequire(import.meta.url)("esbuild") as typeof import("esbuild");
  const [file] = buildSync({
    ...{ entryPoints: [fileURLToPath(source)], bundle: true, write: false },
    ...{ platform: "node", format: "cjs", target: "node24", logLevel: "silent" },
  }).outputFiles;
  return file!.text;
}

function start(source: URL, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL(`./${basename(source.pathname, ".ts")}.js`, import.meta.url), options);
  const code = bundled.get(source.href) ?? bundle(source.href);
  bundled.set(source.href, code);
  return new Worker(code, { ...options, eval: true });
}

/**
 * Runs a worker file on foreign data in a thread of its own, so that neither its time nor its memory is the server's.
 * The file answers with one message; `scripts/build.mjs` has to list it.
 * @param source the file next to the sources, as `new URL("./x-worker.ts", import.meta.url)`
 * @throws what the thread threw, or that it exceeded its limits
 */
export function runInWorker<Answer>(
  source: URL,
  data: unknown,
  { ms, heapMb }: WorkerLimits,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = start(source, {
      workerData: data,
      execArgv: [],
      // The worker gets none of the server's settings.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: heapMb / 4 },
    });
    const timer = setTimeout(() => {
      reject(new Error(`${basename(source.pathname)}: time`));
      void worker.terminate();
    }, ms);
    worker
      .once("message", resolve)
      .once("error", reject)
      .once("exit", () => {
        clearTimeout(timer);
        reject(new Error(`${basename(source.pathname)}: no answer`));
      });
  });
}
