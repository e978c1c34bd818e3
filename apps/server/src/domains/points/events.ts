import type { MemberEvent } from "../../core/member-event.ts";
import type { Clock } from "../../core/time.ts";
import type { Db } from "../../db/client.ts";
import { awardBadges } from "../badges/rules.ts";
import { countTasks } from "../tasks/listener.ts";
import { payEssence } from "./essence.ts";
import { gainExperience } from "./experience.ts";
import { countInvitation } from "./invitation.ts";

export type MemberEventListener = (tx: Db, event: MemberEvent, today: string) => Promise<void>;

// Invitations come first: they take accounts in order, which they could not after another listener took one.
const listeners: readonly MemberEventListener[] = [
  countInvitation,
  gainExperience,
  payEssence,
  awardBadges,
  countTasks,
];

/**
 * Notifies every listener of an event, in the caller's transaction: after the rows and counters of the action, before
 * anybody gets a notice, which is the order in which rows are locked.
 */
export async function emitMemberEvent(tx: Db, clock: Clock, event: MemberEvent): Promise<void> {
  const today = clock.day(clock.now());
  for (const listener of listeners) await listener(tx, event, today);
}
