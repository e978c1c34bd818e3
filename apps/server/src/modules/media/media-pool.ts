import type { ChildProcess } from "node:child_process";
import { forkScript } from "../../core/fork-script.ts";
import { RequestError } from "../../core/request-error.ts";
import { policy } from "../../policy.ts";
import { uploadTexts } from "./media.ts";
import type { TaskInput, TaskName, TaskOutput, TaskReply } from "./media-worker.ts";

declare module "fastify" {
  interface FastifyInstance {
    media: MediaPool;
  }
}

/** The bytes could not be processed. */
export class MediaError extends Error {}

/** Asks a process that is held. @throws MediaError, MediaTimeoutError, or the error of the system with its `code` */
export type RunTask = <Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  /** What it may take longer than others, in milliseconds. */
  moreMs?: number,
) => Promise<TaskOutput<Name>>;

type Limits = { readonly [Name in keyof typeof policy.upload.worker]: number };

/** Processing a file took too long. */
export class MediaTimeoutError extends RequestError {
  constructor() {
    super(503, uploadTexts.overrun, policy.upload.retrySeconds.busy);
  }
}

const busy = () => new RequestError("OVERLOADED", uploadTexts.busy, policy.upload.retrySeconds.busy);

const start = (heapMegabytes: number): ChildProcess =>
  forkScript(new URL("./media-worker.ts", import.meta.url), {
    heapMegabytes,
    env: {
      // One task at a time: more threads would only take the processor from the server.
      UV_THREADPOOL_SIZE: "2",
      // Freed memory goes back instead of staying with each thread.
      MALLOC_ARENA_MAX: "2",
    },
  });

/** A process that handles one file at a time. It is killed when a task takes too long, and ended when idle. */
class Worker {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly limits: Limits) {}

  ask: RunTask = (name, input, moreMs = 0) => {
    clearTimeout(this.idle);
    const child = this.running();
    child.ref();
    child.channel?.ref();
    return new Promise((resolve, reject) => {
      const over = () => {
        clearTimeout(timer);
        child.off("message", answered).off("exit", lost).off("error", lost);
      };
      const answered = ({ output, failed }: TaskReply) => {
        over();
        this.rest(child);
        if (failed === undefined) resolve(output as never);
        else if (failed === "") reject(new MediaError(name));
        else reject(Object.assign(new Error(`${name}: ${failed}`), { code: failed }));
      };
      const give = (up: Error) => {
        over();
        this.end();
        reject(up);
      };
      const lost = () => give(new MediaError(name));
      // The cause may be a busy machine as well as the file.
      const timer = setTimeout(() => give(new MediaTimeoutError()), this.limits.taskMs + moreMs);
      child.once("message", answered).once("exit", lost).once("error", lost);
      child.send({ name, input }, (error) => error && lost());
    });
  };

  end(): void {
    clearTimeout(this.idle);
    this.child?.kill("SIGKILL");
    this.child = undefined;
  }

  private running(): ChildProcess {
    if (this.child) return this.child;
    const child = start(this.limits.heapMegabytes);
    const gone = () => {
      if (this.child === child) this.child = undefined;
    };
    this.child = child.on("exit", gone).on("error", gone);
    return child;
  }

  /** An idle worker does not keep the server running, and is ended after a while to free its memory. */
  private rest(child: ChildProcess): void {
    if (child !== this.child) return;
    child.unref();
    child.channel?.unref();
    this.idle = setTimeout(() => this.end(), this.limits.idleMs).unref();
  }
}

interface Waiting {
  begin(worker: Worker): void;
  refuse(): void;
}

/**
 * Worker processes for foreign pictures and videos, so that decoding takes neither the threads that read files nor the
 * memory of the server. A limited number work; others queue up to a limit in number and time.
 */
export class MediaPool {
  private readonly workers: Worker[];
  private readonly free: Worker[];
  private readonly queue = new Set<Waiting>();
  private closed = false;

  constructor(
    processes: number,
    private readonly limits: Limits = policy.upload.worker,
  ) {
    this.workers = Array.from({ length: processes }, () => new Worker(limits));
    this.free = [...this.workers];
  }

  /**
   * Runs `work` with a free process.
   * @throws RequestError 503 when too many wait already, or none was free in time
   */
  async use<T>(work: (ask: RunTask) => Promise<T>): Promise<T> {
    const worker = this.free.pop() ?? (await this.acquire());
    try {
      return await work(worker.ask);
    } catch (error) {
      throw this.closed && error instanceof MediaError ? busy() : error;
    } finally {
      this.release(worker);
    }
  }

  /** Kills the processes; running and waiting tasks are refused. */
  close(): void {
    this.closed = true;
    for (const waiting of this.queue) waiting.refuse();
    for (const worker of this.workers) worker.end();
  }

  private release(worker: Worker): void {
    const [next] = this.queue;
    if (next) next.begin(worker);
    else this.free.push(worker);
  }

  private acquire(): Promise<Worker> {
    return new Promise((resolve, reject) => {
      const refuse = () => {
        leave();
        reject(busy());
      };
      const timer = setTimeout(refuse, this.limits.waitMs);
      const leave = () => {
        clearTimeout(timer);
        this.queue.delete(waiting);
      };
      const waiting: Waiting = {
        begin(worker) {
          leave();
          resolve(worker);
        },
        refuse,
      };
      if (this.closed || this.queue.size >= this.limits.waiting) refuse();
      else this.queue.add(waiting);
    });
  }
}
