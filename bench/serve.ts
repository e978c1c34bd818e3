import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { freePort } from "../scripts/lib/free-port.ts";
import { UserFacingError } from "../scripts/lib/user-facing-error.mjs";

/** A program that `serve` has started. */
export interface RunningServer {
  origin: string;
  /** Time from the start to the first answer in milliseconds. */
  firstAnswerMs: number;
  /** Resident memory in MB. */
  memory(): number;
  /** Processor time in milliseconds; undefined where the system does not report it. */
  processorMs(): number | undefined;
  isAlive(): boolean;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** An absolute path from one next to this file. */
export const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The built server. */
export const serverEntry = at("../apps/server/dist/main.js");

/** The upper median; NaN for an empty list. */
export const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resident memory of a process in MB, from the kernel or else from `ps`. */
function memoryOf(pid: number) {
  const kilobytes =
    residentKilobytes(pid) ?? execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(kilobytes) / 1024;
}

/** Resident memory as the kernel reports it; undefined without a kernel that does, or for a process that is ending. */
function residentKilobytes(pid: number) {
  try {
    return /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}

/** Processor time of a process in milliseconds; undefined where the kernel does not report it, or it has ended. */
function processorMsOf(pid: number) {
  try {
    // Behind the name in brackets; the clock of these figures has 100 ticks a second on Linux.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}

/**
 * Starts a program, on a free port unless `PORT` names one, and waits for its first answer. All load comes from one
 * address, so reads are not limited.
 * @param logs `inherit` shows the log, `ignore` discards it
 * @throws {UserFacingError} when the program ends instead
 */
export async function serve(
  entry: string,
  env: NodeJS.ProcessEnv,
  path: string,
  logs: "inherit" | "ignore" = "ignore",
): Promise<RunningServer> {
  const port = env.PORT ?? (await freePort());
  const started = performance.now();
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, LOG_LEVEL: "warn", READS_PER_MINUTE: "0", ...env, PORT: String(port) },
    stdio: ["ignore", logs, "inherit"],
  });
  const abandon = () => child.kill("SIGKILL");
  process.once("exit", abandon);
  child.once("exit", () => process.off("exit", abandon));
  const { pid } = child;
  if (pid === undefined) throw new UserFacingError(`${entry} did not start.`);
  const origin = `http://127.0.0.1:${port}`;
  while (true) {
    if (child.exitCode !== null) throw new UserFacingError(`${entry} did not start.`);
    const ok = await fetch(origin + path).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) break;
    await pause(10);
  }
  return {
    origin,
    firstAnswerMs: performance.now() - started,
    memory: () => memoryOf(pid),
    processorMs: () => processorMsOf(pid),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stop(signal = "SIGTERM") {
      const exited = once(child, "exit");
      if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await exited;
    },
  };
}
