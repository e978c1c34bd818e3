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

/** Of the processes that share a database one at a time applies. */
const LOCK = 7_311_066;

/** Most requests that the span of a batch links to. */
const MAX_LINKS = 64;

/**
 * The part of a statement that puts a deed into the outbox for every row of `from`: `with …, noted as (…)`.
 * @param fields expressions over the columns of `from`
 */
export const outboxInsert = (fields: { readonly [Name in keyof Deed]: SQL }, from: SQL): SQL => {
  const parts = Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`insert into outbox (deed) select jsonb_strip_nulls(jsonb_build_object(${sql.join(parts, sql`, `)})) ${from}`;
};

/** A deed in the outbox. */
export interface QueuedDeed extends Deed {
  queueId: string;
  /** When it was done. */
  at: string;
}

/** The oldest deeds that are due. */
async function dueDeeds(db: Db, limit: number): Promise<QueuedDeed[]> {
  const result = await db.execute(sql`
    select id::text as "queueId", created_at::text as at, deed from outbox
    where due_at <= now() order by id limit ${limit}::int`);
  return rowsOf<{ queueId: string; at: string; deed: Deed }>(result).map(({ deed, ...row }) => ({
    ...row,
    ...deed,
  }));
}

/** What the deeds of a batch bring about. */
export interface Consequences {
  /** What is computed from what is stored, so that twice does no harm; in no transaction, so that it locks briefly. */
  refresh(db: Db, deeds: readonly QueuedDeed[]): Promise<void>;
  /** What is added, in the transaction that takes the deeds out of the outbox. */
  apply(tx: Db, deeds: readonly QueuedDeed[]): Promise<void>;
}

/**
 * Applies what is in the outbox, exactly once: soon after `wake`, and now and then for what a process that has died has
 * left. Batches, so that many deeds cost little more than one. What cannot be applied is tried again, more and more
 * rarely, and holds up nothing else.
 */
export class OutboxWorker {
  private readonly timer: NodeJS.Timeout;
  private gathering: NodeJS.Timeout | undefined;
  private current: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private closed = false;
  /** When the pause after applying is over. */
  private restsUntil = 0;
  /** So many deeds are applied one by one, because they could not be together. */
  private singly = 0;
  private acts = 0;
  /** Who has acted through this process and waits for what follows, with the number of their last act. */
  private readonly waiting = new Map<string, number>();
  /** Spans of the requests of this process whose deeds wait, each with the number of the act, for the next batch's span. */
  private links: { act: number; link: Link }[] = [];
  /** A batch belongs to no request, whichever woke the worker. */
  private readonly drainAll = AsyncResource.bind(() => this.drain());

  constructor(
    private readonly db: Db,
    private readonly consequences: Consequences,
    private readonly reports: Pick<ErrorReporter, "warn">,
  ) {
    this.timer = setInterval(() => this.gather(), policy.outbox.everyMs);
    this.timer.unref();
  }

  /** A deed of a member was put into the outbox and committed. */
  wake(userId: string): void {
    this.acts += 1;
    this.waiting.set(userId, this.acts);
    const link = getActiveLink();
    if (link && this.links.length < MAX_LINKS) this.links.push({ act: this.acts, link });
    this.gather();
  }

  private gather(): void {
    if (this.closed || this.gathering) return;
    const ms = Math.max(policy.outbox.gatherMs, this.restsUntil - performance.now());
    this.gathering = setTimeout(async () => {
      // A batch that was under way when this one began to gather has its pause as well.
      await this.current;
      this.gathering = undefined;
      if (performance.now() < this.restsUntil) this.gather();
      else void this.settled();
    }, ms);
    this.gathering.unref();
  }

  /** Applies all that is due; what another process is applying is left to it. */
  settled(): Promise<void> {
    // A caller who asks before the next run has begun shares it.
    this.next ??= this.current.then(() => {
      this.next = undefined;
      return this.drainAll().catch((error: unknown) =>
        this.reports.warn("job failed", error, { job: "outbox" }),
      );
    });
    this.current = this.next;
    return this.current;
  }

  /** Whether something that was done through this process is not applied yet. */
  isBehind(): boolean {
    return this.waiting.size > 0;
  }

  /** Waits a moment for what follows from the acts of a member through this process, before they are shown it. */
  async settledFor(userId: string): Promise<void> {
    if (this.waiting.has(userId)) await completesWithin(this.settled(), policy.outbox.waitMs);
  }

  /** Applies no more, and waits for the batch in progress. What is left is applied by others, or after the next start. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    clearTimeout(this.gathering);
    await this.current;
  }

  private async drain(): Promise<void> {
    const until = this.acts;
    while (!this.closed) {
      const most = this.singly > 0 ? 1 : policy.outbox.atOnce;
      const due = await dueDeeds(this.db, most);
      if (due.length === 0) return this.forget(until);
      if (!(await this.attempt(due))) return;
      this.restsUntil = performance.now() + policy.outbox.restMs;
      if (this.singly > 0) this.singly -= 1;
      // What has come meanwhile has woken the worker again, and goes together with what comes while it rests.
      else if (due.length < most) return this.forget(until);
    }
  }

  private forget(until: number): void {
    for (const [userId, act] of this.waiting) if (act <= until) this.waiting.delete(userId);
    this.links = this.links.filter(({ act }) => act > until);
  }

  /** Applies a batch. @returns whether to go on with the next */
  private attempt(due: readonly QueuedDeed[]): Promise<boolean> {
    const links = this.links.map(({ link }) => link);
    this.links = [];
    const attributes = { "lenscape.deeds": due.length };
    return inSpan("outbox", { attributes, links }, (span) => this.attemptIn(span, due));
  }

  private async attemptIn(span: Span, due: readonly QueuedDeed[]): Promise<boolean> {
    try {
      await this.consequences.refresh(this.db, due);
      return await this.db.transaction((tx) => this.takeOut(tx, due));
    } catch (error) {
      failSpan(span, error);
      const [first] = due;
      if (first && due.length === 1) await postpone(this.db, first.queueId);
      else this.singly = due.length;
      this.reports.warn("job failed", error, { job: "outbox" });
      return true;
    }
  }

  /** @returns false when another process is at it */
  private async takeOut(tx: Db, due: readonly QueuedDeed[]): Promise<boolean> {
    const locked = await tx.execute(sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`);
    if (!oneRow(rowsOf<{ mine: boolean }>(locked), "takeOut").mine) return false;
    // A statement of its own: what others applied before they let go of the lock is not in sight any more.
    const taken = await tx.execute(
      sql`delete from outbox where id = any(${idArray(due.map(({ queueId }) => queueId))})
        returning id::text as "queueId"`,
    );
    const mine = new Set(rowsOf<{ queueId: string }>(taken).map(({ queueId }) => queueId));
    const deeds = due.filter(({ queueId }) => mine.has(queueId));
    if (deeds.length > 0) await this.consequences.apply(tx, deeds);
    return true;
  }
}

/** Lets a deed that could not be applied wait, longer each time. */
async function postpone(db: Db, queueId: string): Promise<void> {
  const { retrySeconds, maxRetrySeconds } = policy.outbox;
  await db.execute(sql`
    update outbox set attempts = attempts + 1,
      due_at = now() + make_interval(secs => least(${retrySeconds}::float8 * 2 ^ least(attempts, 20), ${maxRetrySeconds}::float8))
    where id = ${queueId}::bigint`);
}
