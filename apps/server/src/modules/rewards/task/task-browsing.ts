import type { DeferredWrites } from "../../../cache/deferred-writes.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { emitMemberEvent } from "../points/points-events.ts";
import { openTasks } from "./task.queries.ts";
import { periodsOn, workOf } from "./task.rules.ts";

declare module "fastify" {
  interface FastifyInstance {
    browsing: Browsing;
  }
}

/**
 * Tells what counts it that members have opened threads, a moment after they have. A member who has nothing left to do
 * by opening threads is asked about again a while later.
 */
export class Browsing {
  /** Until when a member has nothing left to do. */
  private readonly idleUntil = new Map<string, number>();

  constructor(
    private readonly services: { db: Db; clock: Clock },
    private readonly deferredWrites: Pick<DeferredWrites, "add">,
  ) {}

  note(userId: string, threadId: string): void {
    if ((this.idleUntil.get(userId) ?? 0) > Date.now()) return;
    this.deferredWrites.add(userId, `browse ${threadId}`, () => this.count(userId, threadId));
  }

  private async count(userId: string, threadId: string): Promise<void> {
    const { db, clock } = this.services;
    const event = { kind: "browsed", userId, key: `thread:${threadId}` } as const;
    const periods = periodsOn(clock.day(clock.now()));
    const done = { userId, work: workOf.browsed!, key: event.key, periods };
    if ((await openTasks(db, done)).length === 0) return this.rest(userId);
    await db.transaction((tx) => emitMemberEvent(tx, clock, event));
  }

  private rest(userId: string): void {
    const { idleMs, members } = policy.browsing;
    this.idleUntil.delete(userId);
    this.idleUntil.set(userId, Date.now() + idleMs);
    if (this.idleUntil.size > members) this.idleUntil.delete(this.idleUntil.keys().next().value as string);
  }
}
