import type { FastifyBaseLogger } from "fastify";
import type { SlowStatement } from "../db/postgres.ts";
import { isOverloaded, isUnreachable } from "./failures.ts";
import { describeError } from "./log.ts";
import { FOREIGN_UPSTREAMS, type UpstreamResult } from "./upstream.ts";

type Level = "info" | "warn" | "error";

interface Cause {
  level: Level;
  what: string;
  about: object;
  /** How often since it was last logged. */
  again: number;
  /** Trace ids of those, as many as fit. */
  traceIds: string[];
}

/** Limits on how many causes and trace ids are kept: anyone can cause errors. */
const MAX_CAUSES = 100;
const MAX_TRACE_IDS = 50;

/** So much of a statement is logged: enough to find it. */
const STATEMENT_LENGTH = 300;

/** What a report says besides its error. */
export interface ErrorContext {
  job?: string;
  /** The row that it was about. */
  row?: string;
  traceId?: string;
}

/**
 * Logs errors for the operator: the first of a kind in full, then one line per interval that counts the repetitions,
 * until there are none. A minute without the database is a few lines, not one for every request.
 */
export class ErrorReporter {
  private readonly causes = new Map<string, Cause>();
  private timer: NodeJS.Timeout | undefined;

  /** @param everyMs how long repetitions are counted before they are logged */
  constructor(
    private readonly log: Pick<FastifyBaseLogger, Level>,
    private readonly everyMs: number,
  ) {}

  /** An error that will go away by itself, or is retried. */
  warn(what: string, error: unknown, circumstances: ErrorContext = {}): void {
    this.report("warn", what, error, circumstances);
  }

  /** An error that somebody has to fix. */
  error(what: string, error: unknown, circumstances: ErrorContext = {}): void {
    this.report("error", what, error, circumstances);
  }

  /** A statement that took its time: the first of a kind, then how many there were. */
  slow({ operation, text, ms }: SlowStatement): void {
    const about = { operation, statement: text.replace(/\s+/g, " ").slice(0, STATEMENT_LENGTH) };
    this.count("warn", "slow statement", about, { ...about, ms: Math.round(ms) });
  }

  /** A failed upstream call. Calls to addresses that members chose are logged as `info`, because some always fail. */
  upstream({ host, ms, ...about }: UpstreamResult): void {
    const level = FOREIGN_UPSTREAMS.has(about.upstream) ? "info" : "warn";
    this.count(level, "upstream failed", about, { ...about, host, ms });
  }

  /** Logs what has been counted and not logged yet. */
  close(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.sum();
    this.causes.clear();
  }

  private report(level: Level, what: string, error: unknown, { traceId, ...place }: ErrorContext): void {
    const { type, message, code } = describeError(error);
    // Not `code`, which the log redacts because codes of members have this name.
    const about = { ...place, ...(code === undefined ? { type, message } : { type, errorCode: code }) };
    // When the database is down, the place of the call says nothing.
    const isPassing = isUnreachable(error) || isOverloaded(error);
    this.count(
      level,
      what,
      about,
      isPassing ? { ...about, traceId, message } : { ...place, traceId, err: error },
      traceId,
    );
  }

  /**
   * @param about what makes it the same as another one
   * @param line what is logged of the first
   */
  private count(level: Level, what: string, about: object, line: object, traceId?: string): void {
    const key = JSON.stringify([what, about]);
    const known = this.causes.get(key) ?? (this.causes.size >= MAX_CAUSES ? this.rest(level) : undefined);
    if (known) {
      known.again += 1;
      if (traceId && known.traceIds.length < MAX_TRACE_IDS) known.traceIds.push(traceId);
      return;
    }
    this.causes.set(key, { level, what, about, again: 0, traceIds: [] });
    this.log[level](line, what);
    this.start();
  }

  /** Counts what does not fit any more under a common cause. */
  private rest(level: Level): Cause {
    const key = `${level} rest`;
    const rest = this.causes.get(key) ?? { level, what: "other failures", about: {}, again: 0, traceIds: [] };
    this.causes.set(key, rest);
    return rest;
  }

  private start(): void {
    this.timer ??= setInterval(() => this.sum(), this.everyMs).unref();
  }

  private sum(): void {
    for (const [key, cause] of this.causes) {
      const { level, what, about, again, traceIds } = cause;
      if (again === 0) {
        this.causes.delete(key);
        continue;
      }
      this.log[level]({ ...about, times: again, ...(traceIds.length > 0 && { traceIds }) }, `${what}, again`);
      cause.again = 0;
      cause.traceIds = [];
    }
    if (this.causes.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
