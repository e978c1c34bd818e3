import { AsyncResource } from "node:async_hooks";
import { policy } from "../policy.ts";
import type { ErrorReporter } from "./error-reporter.ts";

declare module "fastify" {
  interface FastifyInstance {
    notes: ReadingNotes;
  }
}

/** Stands for a member where it does not matter who reads. */
export const ANYBODY = "";

type Note = () => Promise<void>;

/**
 * Collects what reading makes true, a thread that a member opened, a word they searched for or a link that nobody has
 * looked at, and writes it a moment later, so that reading itself writes nothing. Like views, a moment's worth is lost when a process dies.
 */
export class ReadingNotes {
  /** By member, each one's in the order of their reading. */
  private waiting = new Map<string, Map<string, Note>>();
  private count = 0;
  private writing: Promise<void> = Promise.resolve();
  private isWriting = false;
  /** Callers may wait for it, yet it is none of their call's work. */
  private readonly writeApart = AsyncResource.bind(() => this.writeAll());
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly reports: Pick<ErrorReporter, "warn">) {
    this.timer = setInterval(() => void this.flush(), policy.notes.everyMs);
    this.timer.unref();
  }

  /** Notes something once, however often it is read meanwhile; the latest of two with the same key counts. */
  add(userId: string, key: string, write: Note): void {
    if (this.count >= policy.notes.waiting) {
      this.reports.warn("a note of reading dropped", new Error("too many wait"));
      return;
    }
    const notes = this.waiting.get(userId) ?? new Map<string, Note>();
    if (!notes.delete(key)) this.count += 1;
    this.waiting.set(userId, notes.set(key, write));
  }

  /** Writes what has been collected; what cannot be written is lost. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.writeApart());
    return this.writing;
  }

  /** Waits until what a member has read so far is written, before they are shown what follows from it. */
  async settled(userId: string): Promise<void> {
    if (this.waiting.has(userId)) await this.flush();
    else if (this.isWriting) await this.writing;
  }

  private async writeAll(): Promise<void> {
    const members = this.waiting.values();
    this.waiting = new Map();
    this.count = 0;
    this.isWriting = true;
    // They share one iterator: each takes the next member when it is through with one.
    await Promise.all(Array.from({ length: policy.notes.atOnce }, () => this.writeEach(members)));
    this.isWriting = false;
  }

  private async writeEach(members: IterableIterator<Map<string, Note>>): Promise<void> {
    for (const notes of members)
      for (const write of notes.values())
        await write().catch((error: unknown) => this.reports.warn("what was read not noted", error));
  }

  /** Writes what is left. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }
}
