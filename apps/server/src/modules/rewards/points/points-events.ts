import type { DatedEvent, MemberEvent } from "../../../core/member-event.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { type SystemNotice, sendSystemNoticesOf } from "../../notifications/index.ts";
import { awardBadges } from "../badge/badge.rules.ts";
import { countTasks } from "../task/task.listener.ts";
import { gainExperience } from "./experience.ts";
import { payEssence } from "./points-essence.ts";
import { countInvitations } from "./points-invitation.ts";

/** Applies events in the caller's transaction. @returns the resulting notices, which are sent last */
export type MemberEventListener = (tx: Db, events: readonly DatedEvent[]) => Promise<SystemNotice[]>;

// Invitations come first, because they lock accounts in the order of IDs, which would fail after another listener
// locked one.
const LISTENERS: readonly MemberEventListener[] = [
  countInvitations,
  gainExperience,
  payEssence,
  awardBadges,
  countTasks,
];

/**
 * Calls every listener in the caller's transaction: after the rows and counters of the actions and before notices,
 * which is the lock order.
 * @param also notices of the caller, sent together with the resulting ones
 */
export async function applyMemberEvents(
  tx: Db,
  events: readonly DatedEvent[],
  also: readonly SystemNotice[] = [],
): Promise<void> {
  const notices = [...also];
  for (const listener of LISTENERS) notices.push(...(await listener(tx, events)));
  await sendSystemNoticesOf(tx, notices);
}

/** Applies one event at the current time. */
export const emitMemberEvent = (tx: Db, clock: Clock, event: MemberEvent): Promise<void> =>
  applyMemberEvents(tx, [{ ...event, day: clock.day(clock.now()) }]);
