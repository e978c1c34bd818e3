import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { vi } from "vitest";

const source = new URL("../..", import.meta.url).pathname;
const START_MS = 90_000;

/**
 * Bundles the server without its pages, otherwise like `pnpm build`, into a folder next to its `dist`.
 * @returns the folder, which the caller removes
 */
export async function bundleServer(): Promise<string> {
  const folder = await mkdtemp(join(source, "dist-"));
  await promisify(execFile)(
    process.execPath,
    ["scripts/build.ts", basename(folder), "src/test/api-only.ts"],
    { cwd: source },
  );
  return folder;
}

/** The server as a process of its own. */
export interface ServerProcess {
  /** What it has printed. */
  output(): string;
  isAlive(): boolean;
  /** Waits until it has printed that it serves. @returns its origin */
  ready(): Promise<string>;
  signal(signal: NodeJS.Signals): void;
  /** Waits for its end. @returns its code, or the signal that ended it */
  ended(): Promise<number | string>;
  /** Ends it if need be, and removes its data. */
  remove(): Promise<void>;
}

/**
 * Starts it on a free port with an empty data directory, no captcha and no demo.
 * @param bundle the folder of `bundleServer`
 */
export async function startProcess(bundle: string, settings: Record<string, string>): Promise<ServerProcess> {
  const directory = await mkdtemp(join(tmpdir(), "lenscape-process-"));
  const { VITEST: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(bundle, "main.js")], {
    cwd: source,
    env: {
      ...inherited,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: directory,
      CAPTCHA: "off",
      DEMO: "off",
      SETUP: "off",
      SPAM_GUARD: "off",
      LINK_CARDS: "off",
      TRUSTED_PROXIES: "1",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  const gone = once(child, "close");
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    output: () => output,
    isAlive,
    ready: () =>
      vi.waitFor(
        () => {
          const port = /已就绪：http:\/\/localhost:(\d+)/.exec(output)?.[1];
          if (!port) throw new Error(`not ready:\n${output}`);
          return `http://127.0.0.1:${port}`;
        },
        { timeout: START_MS, interval: 50 },
      ),
    signal: (signal) => void child.kill(signal),
    async ended() {
      await gone;
      return child.exitCode ?? child.signalCode ?? 0;
    },
    async remove() {
      if (isAlive()) child.kill("SIGKILL");
      await gone;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
