import type { Handlers } from "../../../contract/handler.ts";
import { notFound } from "../../../core/request-error.ts";
import { hasPermission } from "../../../core/viewer.ts";
import { MODERATOR_RANK } from "../../../db/base.ts";
import { policy } from "../../../policy.ts";
import { listModeratedDenials } from "../../screening/index.ts";
import { governedUser } from "./moderation.queries.ts";
import { reasonOf } from "./moderation.rules.ts";
import { closeUser, denyMemberInCircle, denyUser, forbidUser } from "./user-acts.ts";

const { denyDays, forbidDays } = policy.moderation;

/** Moderation actions on members and the list of actions that the viewer may perform. */
export const moderationUserHandlers = {
  async userDeny({ db, clock, viewer, body }) {
    const { userId, value = 1, days = denyDays, circleId } = body;
    const act = { viewer, userId, now: clock.now(), on: value === 1 };
    const reason = () => reasonOf(body.reason, true);
    await db.transaction((tx) =>
      circleId
        ? denyMemberInCircle(tx, { ...act, reason: reason() }, circleId, days)
        : denyUser(tx, { ...act, reason: reason() }, days),
    );
  },

  async userForbidden({ db, clock, viewer, body }) {
    const { userId, value = 1, days = forbidDays } = body;
    const act = { viewer, userId, now: clock.now(), on: value === 1, reason: reasonOf(body.reason, true) };
    await db.transaction((tx) => forbidUser(tx, act, days));
  },

  async userClosed({ db, clock, viewer, body }) {
    const { userId, value = 1 } = body;
    const act = { viewer, userId, now: clock.now(), on: value === 1, reason: reasonOf(body.reason, true) };
    await db.transaction((tx) => closeUser(tx, act));
  },

  async userMayDo({ db, clock, viewer, query }) {
    const user = (await governedUser(db, query.userId)) ?? notFound();
    if (user.status === 2) notFound();
    const own = viewer.id === user.id;
    const above = !own && viewer.rank > user.rank;
    const acts = (["deny", "forbidden", "closed"] as const).filter(
      (act) => above && hasPermission(viewer, `user.${act}`),
    );
    const asModerator = !own && Math.max(viewer.rank, MODERATOR_RANK) > user.rank;
    const circles = asModerator ? await listModeratedDenials(db, viewer, user.id) : [];
    const canSeeSanctions = acts.length > 0;
    const now = clock.now();
    const until = (at: Date | null) => (at && at > now ? clock.format(at) : "");
    if (!canSeeSanctions && circles.length === 0 && user.status === 3) notFound();
    return {
      mayDo: [
        ...acts,
        ...(own || user.status !== 1 ? [] : ["report"]),
        ...(hasPermission(viewer, "console.members") ? ["console"] : []),
      ],
      deniedUntil: canSeeSanctions ? until(user.deniedUntil) : "",
      forbiddenUntil: canSeeSanctions ? until(user.forbiddenUntil) : "",
      isClosed: canSeeSanctions && user.status === 3 ? 1 : 0,
      circles: circles.map((circle) => ({
        id: circle.id,
        groupName: circle.groupName,
        deniedUntil: until(circle.until),
      })),
    };
  },
} satisfies Pick<Handlers, "userDeny" | "userForbidden" | "userClosed" | "userMayDo">;
