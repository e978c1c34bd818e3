import type { DatedEvent } from "../../../core/member-event.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { type SystemNotice, sendSystemNoticesOf } from "../../notifications/index.ts";
import { awardBadges } from "../badge/badge.rules.ts";
import {
  dueInvitations,
  markInvitationRewarded,
  noteFirstPost,
  takeDailyReward,
} from "../invitation/invitation.queries.ts";
import { invitationTexts } from "../invitation/invitation.rules.ts";
import { byAccount, movePoints } from "./points-ledger.ts";

/**
 * Rewards inviter and invitee, unless the inviter has reached the daily limit. The invitation then stays due for
 * another day.
 */
async function reward(tx: Db, inviteeId: string, inviterId: string, today: string): Promise<SystemNotice[]> {
  if (!(await takeDailyReward(tx, inviterId, today))) return [];
  const { points } = policy.invitation;
  const of = (userId: string, remark: string) => ({
    userId,
    points,
    source: "invitation" as const,
    cause: `invitation:${inviteeId}`,
    sourceId: inviteeId,
    remark,
  });
  const moves = [of(inviterId, invitationTexts.inviterRemark), of(inviteeId, invitationTexts.inviteeRemark)];
  for (const move of moves.sort(byAccount)) await movePoints(tx, move);
  await markInvitationRewarded(tx, inviteeId, points);
  const event = { kind: "invited", userId: inviterId, key: `user:${inviteeId}`, day: today } as const;
  const badges = await awardBadges(tx, [event]);
  const rewardNotices = moves.map(({ userId, remark }) => ({
    userId,
    kind: "honor" as const,
    title: invitationTexts.rewarded,
    content: remark,
    link: userId === inviterId ? "/pages/invitation/index" : "",
    linkText: userId === inviterId ? invitationTexts.look : "",
  }));
  return [...badges, ...rewardNotices];
}

/** Counts newcomers' first posts, for which invitations are rewarded. */
export async function countInvitations(tx: Db, events: readonly DatedEvent[]): Promise<SystemNotice[]> {
  const notices: SystemNotice[] = [];
  for (const { kind, userId, day } of events) {
    if (kind !== "posted") continue;
    const inviterId = await noteFirstPost(tx, userId);
    if (inviterId) notices.push(...(await reward(tx, userId, inviterId, day)));
  }
  return notices;
}

/** Rewards invitations that were due on an earlier day. Runs as a job. */
export async function rewardDueInvitations(tx: Db, clock: Clock): Promise<void> {
  const today = clock.day(clock.now());
  const notices: SystemNotice[] = [];
  for (const { inviteeId, inviterId } of await dueInvitations(tx, today)) {
    notices.push(...(await reward(tx, inviteeId, inviterId, today)));
  }
  await sendSystemNoticesOf(tx, notices);
}
