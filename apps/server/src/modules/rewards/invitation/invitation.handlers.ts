import type { Handlers } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import { policy } from "../../../policy.ts";
import {
  countInvitations,
  findInviter,
  followedAvatars,
  listInvitations,
  ownCode,
} from "./invitation.queries.ts";
import { maskNickname } from "./invitation.rules.ts";

const { points: rewardPoints, perDay: dailyLimit } = policy.invitation;

/** Inviting friends. */
export const invitationHandlers = {
  async invitationMine({ db, clock, viewer }) {
    const { invitationCode, invitedBy } = await ownCode(db, viewer.id);
    const counts = await countInvitations(db, viewer.id, clock.day(clock.now()));
    return { invitationCode, isBound: invitedBy ? 1 : 0, ...counts, rewardPoints, dailyLimit };
  },

  async invitationList({ db, clock, viewer, query }) {
    const [rows, { invitedCount: total }] = await Promise.all([
      listInvitations(db, viewer.id, pageOf(query)),
      countInvitations(db, viewer.id, clock.day(clock.now())),
    ]);
    return {
      rows: rows.map(({ nickname, joinedAt, ...row }) => ({
        ...row,
        nickname: maskNickname(nickname),
        joinedAt: clock.format(joinedAt),
      })),
      total,
    };
  },

  async invitationWelcome({ db, query }) {
    const inviter = await findInviter(db, query.code.trim().toUpperCase());
    if (!inviter) return { state: "invalid", rewardPoints };
    if (inviter.lapsed) return { state: "expired", rewardPoints };
    const { id, nickname, avatar, isStaff, signature, verifiedDevice, hideFollows } = inviter;
    return {
      state: "valid",
      rewardPoints,
      inviter: {
        nickname,
        avatar,
        isStaff,
        signature,
        isVerified: verifiedDevice === "" ? 0 : 1,
        followCount: hideFollows ? 0 : inviter.followCount,
        follows: hideFollows ? [] : await followedAvatars(db, id),
      },
    };
  },
} satisfies Pick<Handlers, "invitationMine" | "invitationList" | "invitationWelcome">;
