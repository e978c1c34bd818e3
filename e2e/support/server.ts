import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { freePort } from "../../scripts/lib/free-port.ts";

const root = join(import.meta.dirname, "../..");
const startLimit = 120_000;

export interface RunningServer {
  /** Origin without a trailing slash. */
  url: string;
  /** Data directory. */
  directory: string;
  /** Stops the process with SIGTERM and removes its data; returns the exit code. */
  stop: () => Promise<number | null>;
}

/** Exit code and output of a process that ended by itself. */
export interface Ended {
  code: number | null;
  output: string;
}

/**
 * Starts the built server on a free port with an empty data directory, the demo community and no captcha,
 * and waits until it is ready.
 * @param settings environment variables on top of those, PORT too; RECORD_ANSWERS names a file for its answers
 * @throws when there is no build, or the server ends or is not ready within two minutes (with what it printed)
 */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const directory = await mkdtemp(join(tmpdir(), "lenscape-e2e-"));
  const port = settings.PORT ?? String(await freePort());
  const { server, output } = launch({
    PORT: port,
    DATA_DIR: directory,
    DEMO: "on",
    CAPTCHA: "off",
    TRUSTED_PROXIES: "1",
    WEBHOOK_PRIVATE: "on",
    ...settings,
  });
  const isOver = () => server.exitCode !== null || server.signalCode !== null;
  const stop = async () => {
    if (!isOver()) {
      const exited = once(server, "exit");
      server.kill("SIGTERM");
      await exited;
    }
    await rm(directory, { recursive: true, force: true });
    return server.exitCode;
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startLimit;
  while (!(await isReady(url))) {
    if (isOver() || Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not become ready. It printed:\n${output()}`);
    }
    await wait(200);
  }
  return { url, directory, stop };
}

/** Starts the built server, which is expected to fail, and waits until it ends. */
export async function runServer(settings: Record<string, string>): Promise<Ended> {
  const { server, output } = launch({ DEMO: "off", SETUP: "off", ...settings });
  const [code] = await once(server, "close");
  return { code, output: output() };
}

function launch(settings: Record<string, string>) {
  const main = join(root, "apps/server/dist/main.js");
  if (!existsSync(main)) throw new Error("There is no build to test: run `pnpm build` first.");
  const { DATABASE_URL: _, ...inherited } = process.env;
  const recorder = pathToFileURL(join(import.meta.dirname, "record-answers.ts")).href;
  const preloaded = settings.RECORD_ANSWERS ? ["--import", recorder] : [];
  const server = spawn(process.execPath, [...preloaded, main], {
    cwd: root,
    env: { ...inherited, HOST: "127.0.0.1", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      log = (log + chunk).slice(-8000);
    });
  }
  return { server, output: () => log };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
