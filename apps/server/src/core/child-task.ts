import { basename } from "node:path";
import { forkScript } from "./fork-script.ts";

/** Limits of a task. */
export interface TaskLimits {
  /** Timeout in milliseconds, from the moment the process is ready. */
  ms: number;
  /** Heap limit in megabytes. */
  heapMb: number;
}

/** Timeout for loading the script in milliseconds. Long, for a busy machine. */
const START_MS = 60_000;

type Reply<Answer> = "ready" | { answer: Answer } | { failed: string };

/**
 * Runs a script on untrusted data in a child process, so that its time and memory do not affect the server. The script
 * calls `serveTask`.
 * @param source the script, as `new URL("./x-task.ts", import.meta.url)`
 * @throws the error of the script, or an error if it exceeds its limits
 */
export function runInChild<Answer>(source: URL, data: unknown, { ms, heapMb }: TaskLimits): Promise<Answer> {
  const name = basename(source.pathname);
  const child = forkScript(source, { heapMegabytes: heapMb });
  let timer: NodeJS.Timeout | undefined;
  const answer = new Promise<Answer>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${name}: ${reason}`));
    timer = setTimeout(() => fail("did not start"), START_MS);
    child
      .on("message", (reply: Reply<Answer>) => {
        if (reply === "ready") {
          clearTimeout(timer);
          timer = setTimeout(() => fail(`took longer than ${ms} ms`), ms);
          child.send(data as object);
        } else if ("failed" in reply) fail(reply.failed);
        else resolve(reply.answer);
      })
      // Not `once`, because a second error without a listener would end the server.
      .on("error", reject)
      .once("exit", (code, signal) => fail(`ended with ${signal ?? code}`));
  });
  return answer.finally(() => {
    clearTimeout(timer);
    child.kill("SIGKILL");
  });
}

/** Runs `task` on the data of the parent process and sends the result. Called once, by the script of `runInChild`. */
export function serveTask<Data, Answer>(task: (data: Data) => Answer): void {
  const reply = (message: Reply<Answer>) => process.send?.(message);
  process.once("message", (data: Data) => {
    try {
      reply({ answer: task(data) });
    } catch (error) {
      reply({ failed: String(error) });
    }
  });
  reply("ready");
}
