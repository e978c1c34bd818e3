import type { Clock } from "../../core/time.ts";
import type { Db } from "../../db/client.ts";
import { awardBadges } from "../badges/rules.ts";
import { countTasks } from "../tasks/listener.ts";
import { payEssence } from "./essence.ts";
import { gainExperience } from "./experience.ts";
import { countInvitation } from "./invitation.ts";

/** Something a member did that counts for levels, tasks, badges and invitations. */
export interface MemberEvent {
  kind:
    | "posted"
    | "commented"
    | "liked"
    | "favorited"
    | "followed"
    | "shared"
    | "browsed"
    | "checkedIn"
    | "madeUp"
    | "profileCompleted"
    | "deviceVerified"
    | "tipped"
    | "invited"
    | "essence";
  /** Who did it; of `essence` whose thread was chosen, of `invited` who brought the new member. */
  userId: string;
  /** The one thing it was done to, `thread:12`, `post:7`, `user:3`: the same again is no new event. */
  key: string;
  /** Whose thread or comment it was done to. */
  otherId?: string;
}

export type Listener = (tx: Db, event: MemberEvent, today: string) => Promise<void>;

// Invitations come first: they take accounts in order, which they could not after another listener took one.
const listeners: readonly Listener[] = [countInvitation, gainExperience, payEssence, awardBadges, countTasks];

/**
 * Tells everything that counts events of one, in the caller's transaction: after the rows and counters of the deed,
 * before anybody is notified, which is the order in which rows are locked.
 */
export async function happened(tx: Db, clock: Clock, event: MemberEvent): Promise<void> {
  const today = clock.day(clock.now());
  for (const listener of listeners) await listener(tx, event, today);
}
