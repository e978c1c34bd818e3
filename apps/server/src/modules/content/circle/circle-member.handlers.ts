import type { Context, Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { fillText } from "../../../core/fill-text.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, forbidden, notFound, RequestError } from "../../../core/request-error.ts";
import { trimmed } from "../../../core/screened.ts";
import { startOfDay } from "../../../core/time.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import { moderates } from "./circle.queries.ts";
import {
  changeMemberCount,
  countApplications,
  countJoined,
  decideApplication,
  deleteMember,
  findApplicationCircle,
  findCircleToJoin,
  insertApplication,
  insertMember,
  isMember,
  listApplications,
  listJoined,
  listMasters,
  listModeratorIds,
  listPlainMembers,
  markSeen,
  updateCircle,
  withdrawApplication,
} from "./circle-member.queries.ts";
import { circleLink, circleTexts, toCircleMember } from "./circle-member.rules.ts";

const MANAGE = "circle.manage";
const fillTitle = (text: string, circle: string, nickname = "") => fillText(text, { circle, nickname });

/** @throws RequestError 403 unless the viewer moderates the circle or has `circle.manage` */
async function checkModerator(db: Db, viewer: Viewer, circleId: string): Promise<void> {
  if (hasPermission(viewer, MANAGE) || (await moderates(db, viewer, circleId))) return;
  forbidden();
}

type Target = NonNullable<Awaited<ReturnType<typeof findCircleToJoin>>>;

/** Inserts a membership and updates the member count in one transaction. Returns the member count. */
async function joinCircle(db: Db, circle: Target, userId: string) {
  return db.transaction(async (tx) => {
    if (!(await insertMember(tx, circle.id, userId))) return circle.memberCount;
    return changeMemberCount(tx, circle.id, 1);
  });
}

/** Applies to join a circle. A repeated application does not notify the moderators again. */
async function applyToCircle({ db, viewer, body }: Context<"circleJoin">, circle: Target): Promise<void> {
  const reason = trimmed(body.reason);
  await db.transaction(async (tx) => {
    const id = await insertApplication(tx, { circleId: circle.id, userId: viewer.id, reason });
    if (!id) return;
    for (const userId of await listModeratorIds(tx, circle.id)) {
      await sendSystemNotice(tx, {
        userId,
        kind: "moderation",
        title: fillTitle(circleTexts.applied, circle.name, viewer.nickname),
        content: reason,
        link: circleLink(circle.id, true),
        linkText: circleTexts.appliedLink,
      });
    }
  });
}

/** Handlers for members and moderators of circles (ruling 11). */
export const circleMemberHandlers = {
  async circleMine({ db, clock, viewer, query }) {
    const [rows, total] = await Promise.all([
      listJoined(db, viewer.id, startOfDay(clock), pageOf(query)),
      countJoined(db, viewer.id),
    ]);
    return {
      total,
      rows: rows.map(({ isMaster, joinedAt, ...row }) => ({
        ...row,
        isMaster: isMaster ? (1 as const) : (0 as const),
        joinedAt: clock.format(new Date(joinedAt)),
      })),
    };
  },

  async circleJoin(context) {
    const { db, viewer, limits, body } = context;
    await limitCalls(db, limits.circle, viewer.id, circleTexts.tooOften);
    const circle = (await findCircleToJoin(db, body.circleId)) ?? notFound();
    if (await isMember(db, circle.id, viewer.id)) return { state: "joined", memberCount: circle.memberCount };
    if (!circle.isOpen) throw new RequestError("CLOSED", circleTexts.closed);
    if (circle.joinType === 1 && !(await moderates(db, viewer, circle.id))) {
      await applyToCircle(context, circle);
      return { state: "waiting", memberCount: circle.memberCount };
    }
    return { state: "joined", memberCount: await joinCircle(db, circle, viewer.id) };
  },

  async circleLeave({ db, viewer, limits, body: { circleId } }) {
    await limitCalls(db, limits.circle, viewer.id, circleTexts.tooOften);
    const circle = (await findCircleToJoin(db, circleId)) ?? notFound();
    if (await moderates(db, { id: viewer.id }, circleId))
      throw new RequestError(409, circleTexts.leaveMaster);
    const memberCount = await db.transaction(async (tx) => {
      await withdrawApplication(tx, circleId, viewer.id);
      if (!(await deleteMember(tx, circleId, viewer.id))) return circle.memberCount;
      return changeMemberCount(tx, circleId, -1);
    });
    return { state: "none", memberCount };
  },

  async circleSeen({ db, viewer, body: { circleId } }) {
    await markSeen(db, circleId, viewer.id);
  },

  async circleMembers({ db, clock, query }) {
    const circle = (await findCircleToJoin(db, query.circleId)) ?? notFound();
    const { limit, offset } = pageOf(query);
    const masters = await listMasters(db, circle.id);
    const pageMasters = masters.slice(offset, offset + limit);
    const plain = await listPlainMembers(db, circle.id, {
      limit: limit - pageMasters.length,
      offset: Math.max(offset - masters.length, 0),
    });
    // A moderator without a membership is not part of `memberCount`.
    const nonMembers = masters.filter((row) => row.joinedAt === null).length;
    return {
      total: circle.memberCount + nonMembers,
      rows: [...pageMasters, ...plain].map((row) => toCircleMember(row, clock.format)),
    };
  },

  async circleUpdate({ db, viewer, body: { circleId, notice, rule } }) {
    const circle = (await findCircleToJoin(db, circleId)) ?? notFound();
    await checkModerator(db, viewer, circle.id);
    const change = {
      ...(notice !== undefined && { notice: trimmed(notice) }),
      ...(rule !== undefined && { rule: trimmed(rule) }),
    };
    if (Object.keys(change).length === 0) return;
    await db.transaction(async (tx) => {
      await updateCircle(tx, circleId, change);
      await audit(tx, {
        actorId: viewer.id,
        action: "circle.update",
        targetType: "circle",
        targetId: circleId,
        detail: change,
      });
    });
  },

  async circleApplyList({ db, clock, viewer, query }) {
    const { circleId, status = 0 } = query;
    await checkModerator(db, viewer, circleId);
    const [rows, total] = await Promise.all([
      listApplications(db, circleId, status, pageOf(query)),
      countApplications(db, circleId, status),
    ]);
    return { total, rows: rows.map((row) => ({ ...row, createdAt: clock.format(row.createdAt) })) };
  },

  async circleApplyDecide({ db, viewer, body }) {
    const { circleId, name } = (await findApplicationCircle(db, body.applyId)) ?? notFound();
    await checkModerator(db, viewer, circleId);
    const refusal = body.pass === 1 ? "" : trimmed(body.reason);
    if (body.pass === 0 && !refusal) badInput(circleTexts.refusalMissing);
    await db.transaction(async (tx) => {
      const status = body.pass === 1 ? 1 : 2;
      const userId = await decideApplication(tx, body.applyId, { status, refusal, decidedBy: viewer.id });
      if (!userId) throw new RequestError(409, circleTexts.decided);
      if (body.pass === 1 && (await insertMember(tx, circleId, userId)))
        await changeMemberCount(tx, circleId, 1);
      await audit(tx, {
        actorId: viewer.id,
        action: body.pass === 1 ? "circle.accept" : "circle.refuse",
        targetType: "user",
        targetId: userId,
        reason: refusal,
        detail: { circleId },
      });
      await sendSystemNotice(tx, {
        userId,
        kind: "moderation",
        title: fillTitle(body.pass === 1 ? circleTexts.accepted : circleTexts.refused, name),
        content: body.pass === 1 ? circleTexts.acceptedContent : refusal,
        link: circleLink(circleId),
        linkText: circleTexts.link,
      });
    });
  },
} satisfies Pick<
  Handlers,
  | "circleMine"
  | "circleJoin"
  | "circleLeave"
  | "circleSeen"
  | "circleMembers"
  | "circleUpdate"
  | "circleApplyList"
  | "circleApplyDecide"
>;
