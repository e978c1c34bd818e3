import { basename } from "node:path";
import { forkScript } from "./fork-script.ts";

/** Limits of a task: milliseconds from the moment the process is ready, and megabytes of its heap. */
export interface TaskLimits {
  ms: number;
  heapMb: number;
}

/** Time that a process has to load its script, in milliseconds. Long, for a busy machine. */
const START_MS = 60_000;

type Reply<Answer> = "ready" | { answer: Answer } | { failed: string };

/**
 * Runs a script on foreign data in a process of its own, so that neither its time nor its memory is the server's. The
 * script calls `serveTask`.
 * @param source the script, as `new URL("./x-task.ts", import.meta.url)`
 * @throws what the script threw, or that it exceeded its limits
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
      // Not once: a second error without a listener would end the server.
      .on("error", reject)
      .once("exit", (code, signal) => fail(`ended with ${signal ?? code}`));
  });
  return answer.finally(() => {
    clearTimeout(timer);
    child.kill("SIGKILL");
  });
}

/** Answers the parent process's data with what `task` makes of it. Called once, by the script that is run. */
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
