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

/** Thrown if a file cannot be processed. */
export class MediaError extends Error {}

/**
 * Runs a task in an acquired worker.
 * @throws MediaError, MediaTimeoutError, or a system error with its `code`
 */
export type RunTask = <Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  /** Additional time limit in milliseconds. */
  moreMs?: number,
) => Promise<TaskOutput<Name>>;

type Limits = { readonly [Name in keyof typeof policy.upload.worker]: number };

/** Thrown if processing takes too long. */
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
      // Each worker runs one task at a time; more threads would only compete with the server.
      UV_THREADPOOL_SIZE: "2",
      // Return freed memory instead of keeping it per thread.
      MALLOC_ARENA_MAX: "2",
    },
  });

/** A worker process for one task at a time. It is killed after a timeout and when idle. */
class Worker {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly limits: Limits) {}

  ask: RunTask = (name, input, moreMs = 0) => {
    clearTimeout(this.idle);
    const child = this.getChild();
    child.ref();
    child.channel?.ref();
    return new Promise((resolve, reject) => {
      const cleanUp = () => {
        clearTimeout(timer);
        child.off("message", onMessage).off("exit", onExit).off("error", onExit);
      };
      const onMessage = ({ output, failed }: TaskReply) => {
        cleanUp();
        this.becomeIdle(child);
        if (failed === undefined) resolve(output as never);
        else if (failed === "") reject(new MediaError(name));
        else reject(Object.assign(new Error(`${name}: ${failed}`), { code: failed }));
      };
      const fail = (error: Error) => {
        cleanUp();
        this.end();
        reject(error);
      };
      const onExit = () => fail(new MediaError(name));
      // A timeout may also be caused by a busy machine.
      const timer = setTimeout(() => fail(new MediaTimeoutError()), this.limits.taskMs + moreMs);
      child.once("message", onMessage).once("exit", onExit).once("error", onExit);
      child.send({ name, input }, (error) => error && onExit());
    });
  };

  end(): void {
    clearTimeout(this.idle);
    this.child?.kill("SIGKILL");
    this.child = undefined;
  }

  private getChild(): ChildProcess {
    if (this.child) return this.child;
    const child = start(this.limits.heapMegabytes);
    const onGone = () => {
      if (this.child === child) this.child = undefined;
    };
    this.child = child.on("exit", onGone).on("error", onGone);
    return child;
  }

  /** Lets the server exit while the worker is idle, and kills the worker after a while to free its memory. */
  private becomeIdle(child: ChildProcess): void {
    if (child !== this.child) return;
    child.unref();
    child.channel?.unref();
    this.idle = setTimeout(() => this.end(), this.limits.idleMs).unref();
  }
}

interface QueuedTask {
  begin(worker: Worker): void;
  refuse(): void;
}

/**
 * Worker processes for uploaded files, so that decoding uses neither the server's thread pool nor its memory.
 * Tasks beyond the number of workers are queued, limited in number and time.
 */
export class MediaPool {
  private readonly workers: Worker[];
  private readonly free: Worker[];
  private readonly queue = new Set<QueuedTask>();
  private closed = false;

  constructor(
    processes: number,
    private readonly limits: Limits = policy.upload.worker,
  ) {
    this.workers = Array.from({ length: processes }, () => new Worker(limits));
    this.free = [...this.workers];
  }

  /** Runs `work` with a free worker. @throws RequestError 503 if the queue is full or the wait is too long */
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

  /** Kills the workers and refuses running and queued tasks. */
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
      const waiting: QueuedTask = {
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
