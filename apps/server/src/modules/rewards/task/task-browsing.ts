import type { DeferredWrites } from "../../../cache/deferred-writes.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { emitMemberEvent } from "../points/points-events.ts";
import { listOpenTasks } from "./task.queries.ts";
import { periodsOn, workOf } from "./task.rules.ts";

declare module "fastify" {
  interface FastifyInstance {
    browsing: Browsing;
  }
}

/**
 * Emits member events for opened threads, in the background. Skips members without an unfinished browsing task, and
 * checks them again after `policy.browsing.idleMs`.
 */
export class Browsing {
  /** Timestamp until which a member is skipped, by user ID; oldest first. */
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
    const action = { userId, work: workOf.browsed!, key: event.key, periods };
    if ((await listOpenTasks(db, action)).length === 0) return this.markIdle(userId);
    await db.transaction((tx) => emitMemberEvent(tx, clock, event));
  }

  private markIdle(userId: string): void {
    const { idleMs, members } = policy.browsing;
    this.idleUntil.delete(userId);
    this.idleUntil.set(userId, Date.now() + idleMs);
    if (this.idleUntil.size > members) this.idleUntil.delete(this.idleUntil.keys().next().value as string);
  }
}
