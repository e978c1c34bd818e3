import type { FastifyBaseLogger } from "fastify";
import type { SlowStatement } from "../db/postgres.ts";
import { isOverloaded, isUnreachable } from "./failures.ts";
import { describeError } from "./log.ts";
import { FOREIGN_UPSTREAMS, type UpstreamResult } from "./upstream.ts";

type Level = "info" | "warn" | "error";

interface Cause {
  level: Level;
  title: string;
  /** Fields that identify the cause. */
  about: object;
  /** Number of repetitions since the last log line. */
  repetitions: number;
  /** Trace IDs of the repetitions, up to `MAX_TRACE_IDS`. */
  traceIds: string[];
}

/** Maximum number of counted causes. Limited, because anyone can cause errors. */
const MAX_CAUSES = 100;
/** Maximum number of trace IDs per cause. */
const MAX_TRACE_IDS = 50;

/** Maximum length of a logged statement. */
const MAX_STATEMENT_LENGTH = 300;

/** Details of a report besides its error. */
export interface ErrorContext {
  job?: string;
  /** ID of the affected row. */
  row?: string;
  traceId?: string;
}

/**
 * Logs errors for the operator: the first of a cause in full, then one line per interval with the number of
 * repetitions, until there are none. An outage of the database thus results in a few lines instead of one per request.
 */
export class ErrorReporter {
  private readonly causes = new Map<string, Cause>();
  private timer: NodeJS.Timeout | undefined;

  /** @param everyMs interval in milliseconds at which repetitions are logged */
  constructor(
    private readonly log: Pick<FastifyBaseLogger, Level>,
    private readonly everyMs: number,
  ) {}

  /** Reports an error that is temporary or retried. */
  warn(title: string, error: unknown, circumstances: ErrorContext = {}): void {
    this.report("warn", title, error, circumstances);
  }

  /** Reports an error that somebody has to fix. */
  error(title: string, error: unknown, circumstances: ErrorContext = {}): void {
    this.report("error", title, error, circumstances);
  }

  /** Reports a slow statement. */
  slow({ operation, text, ms }: SlowStatement): void {
    const about = { operation, statement: text.replace(/\s+/g, " ").slice(0, MAX_STATEMENT_LENGTH) };
    this.count("warn", "slow statement", about, { ...about, ms: Math.round(ms) });
  }

  /** Reports a failed upstream call, as `info` for addresses that members chose, because some of these always fail. */
  upstream({ host, ms, ...about }: UpstreamResult): void {
    const level = FOREIGN_UPSTREAMS.has(about.upstream) ? "info" : "warn";
    this.count(level, "upstream failed", about, { ...about, host, ms });
  }

  /** Logs the repetitions that have not been logged yet. */
  close(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.logRepetitions();
    this.causes.clear();
  }

  private report(level: Level, title: string, error: unknown, { traceId, ...place }: ErrorContext): void {
    const { type, message, code } = describeError(error);
    // Not `code`, which the log redacts because codes of members use this name.
    const about = { ...place, ...(code === undefined ? { type, message } : { type, errorCode: code }) };
    // The stack trace is of no use while the database is down.
    const isTemporary = isUnreachable(error) || isOverloaded(error);
    this.count(
      level,
      title,
      about,
      isTemporary ? { ...about, traceId, message } : { ...place, traceId, err: error },
      traceId,
    );
  }

  /**
   * @param about fields that identify the cause, together with the title
   * @param line fields of the first log line
   */
  private count(level: Level, title: string, about: object, line: object, traceId?: string): void {
    const key = JSON.stringify([title, about]);
    const cause = this.causes.get(key) ?? (this.causes.size >= MAX_CAUSES ? this.rest(level) : undefined);
    if (cause) {
      cause.repetitions += 1;
      if (traceId && cause.traceIds.length < MAX_TRACE_IDS) cause.traceIds.push(traceId);
      return;
    }
    this.causes.set(key, { level, title, about, repetitions: 0, traceIds: [] });
    this.log[level](line, title);
    this.start();
  }

  /** Returns the common cause for errors beyond `MAX_CAUSES`. */
  private rest(level: Level): Cause {
    const key = `${level} rest`;
    const rest = this.causes.get(key) ?? {
      level,
      title: "other failures",
      about: {},
      repetitions: 0,
      traceIds: [],
    };
    this.causes.set(key, rest);
    return rest;
  }

  private start(): void {
    this.timer ??= setInterval(() => this.logRepetitions(), this.everyMs).unref();
  }

  private logRepetitions(): void {
    for (const [key, cause] of this.causes) {
      const { level, title, about, repetitions, traceIds } = cause;
      if (repetitions === 0) {
        this.causes.delete(key);
        continue;
      }
      this.log[level](
        { ...about, times: repetitions, ...(traceIds.length > 0 && { traceIds }) },
        `${title}, again`,
      );
      cause.repetitions = 0;
      cause.traceIds = [];
    }
    if (this.causes.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
