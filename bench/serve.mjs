import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { freePort } from "../scripts/lib/free-port.ts";
import { UserFacingError } from "../scripts/lib/user-facing-error.mjs";

/** An absolute path from one next to this file. */
export const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The built server. */
export const serverEntry = at("../apps/server/dist/main.js");

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Resident memory of a process in MB: what the kernel says, else what `ps` says. */
function memoryOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
  } catch {
    return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
  }
}

/** The processor's time that a process has taken, in ms; undefined where the kernel does not say, or it is gone. */
function processorMsOf(pid) {
  try {
    // Behind the name in brackets; the clock of these figures has 100 ticks a second on Linux.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}

/**
 * Starts a program, on a free port unless `PORT` says which, and waits for its first answer. All load comes from one
 * address, so reads are not limited.
 * @param logs `inherit`: shown as it logs; else thrown away
 * @throws {UserFacingError} when it ends instead
 */
export async function serve(entry, env, path, logs = "ignore") {
  const port = env.PORT ?? (await freePort());
  const started = performance.now();
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, LOG_LEVEL: "warn", READS_PER_MINUTE: "0", ...env, PORT: String(port) },
    stdio: ["ignore", logs, "inherit"],
  });
  const abandon = () => child.kill("SIGKILL");
  process.once("exit", abandon);
  child.once("exit", () => process.off("exit", abandon));
  const origin = `http://127.0.0.1:${port}`;
  while (true) {
    if (child.exitCode !== null) throw new UserFacingError(`${entry} did not start.`);
    const ok = await fetch(origin + path).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    origin,
    firstAnswerMs: performance.now() - started,
    memory: () => memoryOf(child.pid),
    processorMs: () => processorMsOf(child.pid),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stop(signal = "SIGTERM") {
      const gone = once(child, "exit");
      if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await gone;
    },
  };
}
