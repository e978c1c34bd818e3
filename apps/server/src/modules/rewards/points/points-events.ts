import type { DatedEvent, MemberEvent } from "../../../core/member-event.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { type SystemNotice, sendSystemNoticesOf } from "../../notifications/notice/notice.queries.ts";
import { awardBadges } from "../badge/badge.rules.ts";
import { countTasks } from "../task/task.listener.ts";
import { gainExperience } from "./experience.ts";
import { payEssence } from "./points-essence.ts";
import { countInvitations } from "./points-invitation.ts";

/** Applies events in the caller's transaction. @returns the notices that follow, which are sent last of all */
export type MemberEventListener = (tx: Db, events: readonly DatedEvent[]) => Promise<SystemNotice[]>;

// Invitations come first: they take accounts in order, which they could not after another listener took one.
const listeners: readonly MemberEventListener[] = [
  countInvitations,
  gainExperience,
  payEssence,
  awardBadges,
  countTasks,
];

/**
 * Passes events to every listener, in the caller's transaction: after the rows and counters of the actions, before
 * anybody gets a notice, which is the order in which rows are locked.
 * @param also notices of the caller, which are sent with those that follow
 */
export async function applyMemberEvents(
  tx: Db,
  events: readonly DatedEvent[],
  also: readonly SystemNotice[] = [],
): Promise<void> {
  const notices = [...also];
  for (const listener of listeners) notices.push(...(await listener(tx, events)));
  await sendSystemNoticesOf(tx, notices);
}

/** Passes on one event of now. */
export const emitMemberEvent = (tx: Db, clock: Clock, event: MemberEvent): Promise<void> =>
  applyMemberEvents(tx, [{ ...event, day: clock.day(clock.now()) }]);
