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
 * Bundles the server like `pnpm build`, but without pages, into a folder next to its `dist`.
 * @returns the folder, to be removed by the caller
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

/** A server in a separate process. */
export interface ServerProcess {
  /** Returns the output so far. */
  output(): string;
  isAlive(): boolean;
  /** Waits until the server accepts requests. @returns its origin */
  ready(): Promise<string>;
  signal(signal: NodeJS.Signals): void;
  /** Waits for the process to exit. @returns its exit code or signal */
  ended(): Promise<number | string>;
  /** Kills the process if it is running, and removes its data. */
  remove(): Promise<void>;
}

/**
 * Starts the server on a free port with an empty data directory, without captcha and demo.
 * @param bundle folder of `bundleServer`
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
  const exit = once(child, "close");
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
      await exit;
      return child.exitCode ?? child.signalCode ?? 0;
    },
    async remove() {
      if (isAlive()) child.kill("SIGKILL");
      await exit;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
