import type { MemberEvent } from "../../core/member-event.ts";
import type { Clock } from "../../core/time.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { awardBadges } from "../badges/rules.ts";
import {
  dueInvitations,
  markInvitationRewarded,
  noteFirstPost,
  takeDailyReward,
} from "../invitations/queries.ts";
import { invitationTexts } from "../invitations/rules.ts";
import { sendSystemNotice } from "../notices/queries.ts";
import { byAccount, movePoints } from "./ledger.ts";

/** Rewards both, unless the inviter has had all rewards of the day: then the invitation waits. */
async function reward(tx: Db, inviteeId: string, inviterId: string, today: string): Promise<void> {
  if (!(await takeDailyReward(tx, inviterId, today))) return;
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
  await awardBadges(tx, { kind: "invited", userId: inviterId, key: `user:${inviteeId}` });
  for (const { userId, remark } of moves) {
    await sendSystemNotice(tx, {
      userId,
      kind: "honor",
      title: invitationTexts.rewarded,
      content: remark,
      link: userId === inviterId ? "/pages/invitation/index" : "",
      linkText: userId === inviterId ? invitationTexts.look : "",
    });
  }
}

/** Counts a newcomer's first post, which is what an invitation is rewarded for (screens.md 4.16). */
export async function countInvitation(tx: Db, { kind, userId }: MemberEvent, today: string): Promise<void> {
  if (kind !== "posted") return;
  const inviterId = await noteFirstPost(tx, userId);
  if (inviterId) await reward(tx, userId, inviterId, today);
}

/** Pays what had to wait for another day; for the job. */
export async function rewardDueInvitations(tx: Db, clock: Clock): Promise<void> {
  const today = clock.day(clock.now());
  for (const { inviteeId, inviterId } of await dueInvitations(tx, today)) {
    await reward(tx, inviteeId, inviterId, today);
  }
}
