import { AsyncResource } from "node:async_hooks";
import type { Link, Span } from "@opentelemetry/api";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { policy } from "../policy.ts";
import { completesWithin } from "./completes-within.ts";
import type { Deed } from "./deed.ts";
import type { ErrorReporter } from "./error-reporter.ts";
import { idArray, oneRow, rowsOf } from "./sql.ts";
import { failSpan, getActiveLink, inSpan } from "./tracing.ts";

declare module "fastify" {
  interface FastifyInstance {
    outbox: OutboxWorker;
  }
}

/** Advisory lock, so that only one process of a database applies events at a time. */
const LOCK = 7_311_066;

/** Maximum number of requests that the span of a batch links to. */
const MAX_LINKS = 64;

/**
 * Returns the part of a statement that inserts an outbox event for every row of `from`: `with …, noted as (…)`.
 * @param fields expressions over the columns of `from`
 */
export const outboxInsert = (fields: { readonly [Name in keyof Deed]: SQL }, from: SQL): SQL => {
  const parts = Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`insert into outbox (deed) select jsonb_strip_nulls(jsonb_build_object(${sql.join(parts, sql`, `)})) ${from}`;
};

/** An event in the outbox. */
export interface QueuedDeed extends Deed {
  queueId: string;
  /** Time of the action. */
  at: string;
}

/** Selects the oldest due events. */
async function findDueDeeds(db: Db, limit: number): Promise<QueuedDeed[]> {
  const result = await db.execute(sql`
    select id::text as "queueId", created_at::text as at, deed from outbox
    where due_at <= now() order by id limit ${limit}::int`);
  return rowsOf<{ queueId: string; at: string; deed: Deed }>(result).map(({ deed, ...row }) => ({
    ...row,
    ...deed,
  }));
}

/** The consequences of a batch of events. */
export interface Consequences {
  /** Recomputes derived values. Idempotent, and not in a transaction, so that locks are short. */
  refresh(db: Db, deeds: readonly QueuedDeed[]): Promise<void>;
  /** Adds values, in the transaction that deletes the events from the outbox. */
  apply(tx: Db, deeds: readonly QueuedDeed[]): Promise<void>;
}

/**
 * Applies the events of the outbox exactly once, in batches: soon after `wake`, and at an interval for events that a
 * crashed process has left. An event that cannot be applied is retried with exponential back-off and does not delay
 * others.
 */
export class OutboxWorker {
  private readonly timer: NodeJS.Timeout;
  private gatherTimer: NodeJS.Timeout | undefined;
  private current: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private closed = false;
  /** End of the pause after a batch, in `performance.now()` milliseconds. */
  private pausedUntil = 0;
  /** Number of events to apply one by one, after their batch has failed. */
  private singleCount = 0;
  /** Number of calls of `wake`. */
  private acts = 0;
  /** Members with events of this process that are not applied yet, with the number of their last event. */
  private readonly waiting = new Map<string, number>();
  /** Links to the spans of requests with pending events, each with the number of the event, for the next batch's span. */
  private links: { act: number; link: Link }[] = [];
  /** Runs outside the async context of the request that wakes the worker, so that traces do not attribute batches to it. */
  private readonly drainAll = AsyncResource.bind(() => this.drain());

  constructor(
    private readonly db: Db,
    private readonly consequences: Consequences,
    private readonly reports: Pick<ErrorReporter, "warn">,
  ) {
    this.timer = setInterval(() => this.gather(), policy.outbox.everyMs);
    this.timer.unref();
  }

  /** Schedules a batch after an event of a member has been committed. */
  wake(userId: string): void {
    this.acts += 1;
    this.waiting.set(userId, this.acts);
    const link = getActiveLink();
    if (link && this.links.length < MAX_LINKS) this.links.push({ act: this.acts, link });
    this.gather();
  }

  private gather(): void {
    if (this.closed || this.gatherTimer) return;
    const ms = Math.max(policy.outbox.gatherMs, this.pausedUntil - performance.now());
    this.gatherTimer = setTimeout(async () => {
      // A batch that was running when the timer started is followed by its pause, too.
      await this.current;
      this.gatherTimer = undefined;
      if (performance.now() < this.pausedUntil) this.gather();
      else void this.settled();
    }, ms);
    this.gatherTimer.unref();
  }

  /** Applies all due events, except for those that another process is applying. */
  settled(): Promise<void> {
    // Callers share the next run until it starts.
    this.next ??= this.current.then(() => {
      this.next = undefined;
      return this.drainAll().catch((error: unknown) =>
        this.reports.warn("job failed", error, { job: "outbox" }),
      );
    });
    this.current = this.next;
    return this.current;
  }

  /** Whether an event of this process is not applied yet. */
  isBehind(): boolean {
    return this.waiting.size > 0;
  }

  /** Waits up to `policy.outbox.waitMs` for the events of a member in this process, before reading their consequences. */
  async settledFor(userId: string): Promise<void> {
    if (this.waiting.has(userId)) await completesWithin(this.settled(), policy.outbox.waitMs);
  }

  /** Stops the worker and waits for the running batch. Other processes or the next start apply remaining events. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    clearTimeout(this.gatherTimer);
    await this.current;
  }

  private async drain(): Promise<void> {
    const lastAct = this.acts;
    while (!this.closed) {
      const limit = this.singleCount > 0 ? 1 : policy.outbox.atOnce;
      const due = await findDueDeeds(this.db, limit);
      if (due.length === 0) return this.markApplied(lastAct);
      if (!(await this.attempt(due))) return;
      this.pausedUntil = performance.now() + policy.outbox.restMs;
      if (this.singleCount > 0) this.singleCount -= 1;
      // Events that arrived meanwhile have woken the worker again and are batched after the pause.
      else if (due.length < limit) return this.markApplied(lastAct);
    }
  }

  private markApplied(lastAct: number): void {
    for (const [userId, act] of this.waiting) if (act <= lastAct) this.waiting.delete(userId);
    this.links = this.links.filter(({ act }) => act > lastAct);
  }

  /** Applies a batch. @returns whether to continue with the next one */
  private attempt(due: readonly QueuedDeed[]): Promise<boolean> {
    const links = this.links.map(({ link }) => link);
    this.links = [];
    const attributes = { "lenscape.deeds": due.length };
    return inSpan("outbox", { attributes, links }, (span) => this.attemptIn(span, due));
  }

  private async attemptIn(span: Span, due: readonly QueuedDeed[]): Promise<boolean> {
    try {
      await this.consequences.refresh(this.db, due);
      return await this.db.transaction((tx) => this.applyLocked(tx, due));
    } catch (error) {
      failSpan(span, error);
      const [first] = due;
      if (first && due.length === 1) await postpone(this.db, first.queueId);
      else this.singleCount = due.length;
      this.reports.warn("job failed", error, { job: "outbox" });
      return true;
    }
  }

  /** Deletes and applies events in one transaction. @returns false if another process holds the lock */
  private async applyLocked(tx: Db, due: readonly QueuedDeed[]): Promise<boolean> {
    const locked = await tx.execute(sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`);
    if (!oneRow(rowsOf<{ mine: boolean }>(locked), "applyLocked").mine) return false;
    // A separate statement, whose snapshot excludes events that others applied before they released the lock.
    const deleted = await tx.execute(
      sql`delete from outbox where id = any(${idArray(due.map(({ queueId }) => queueId))})
        returning id::text as "queueId"`,
    );
    const mine = new Set(rowsOf<{ queueId: string }>(deleted).map(({ queueId }) => queueId));
    const deeds = due.filter(({ queueId }) => mine.has(queueId));
    if (deeds.length > 0) await this.consequences.apply(tx, deeds);
    return true;
  }
}

/** Postpones a failed event with exponential back-off. */
async function postpone(db: Db, queueId: string): Promise<void> {
  const { retrySeconds, maxRetrySeconds } = policy.outbox;
  await db.execute(sql`
    update outbox set attempts = attempts + 1,
      due_at = now() + make_interval(secs => least(${retrySeconds}::float8 * 2 ^ least(attempts, 20), ${maxRetrySeconds}::float8))
    where id = ${queueId}::bigint`);
}
