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
import { sendSystemNotice } from "../../notifications/notice/notice.queries.ts";
import { moderates } from "./circle.queries.ts";
import {
  applicationCircle,
  circleToJoin,
  countApplications,
  countJoined,
  countMember,
  decideApplication,
  deleteMember,
  insertApplication,
  insertMember,
  isMember,
  listApplications,
  listJoined,
  listMasters,
  listPlainMembers,
  markSeen,
  moderatorIds,
  updateCircle,
  withdrawApplication,
} from "./circle-member.queries.ts";
import { circleLink, circleTexts, memberOf } from "./circle-member.rules.ts";

const MANAGE = "circle.manage";
const filled = (text: string, circle: string, nickname = "") => fillText(text, { circle, nickname });

/** @throws RequestError 403 for anyone who neither moderates the circle nor may do so everywhere */
async function checkMaster(db: Db, viewer: Viewer, circleId: string): Promise<void> {
  if (hasPermission(viewer, MANAGE) || (await moderates(db, viewer, circleId))) return;
  forbidden();
}

type Target = NonNullable<Awaited<ReturnType<typeof circleToJoin>>>;

/** Joins an open circle at once; the row and its count in one transaction. */
async function enter(db: Db, circle: Target, userId: string) {
  return db.transaction(async (tx) => {
    if (!(await insertMember(tx, circle.id, userId))) return circle.memberCount;
    return countMember(tx, circle.id, 1);
  });
}

/** Applies to join a circle; its moderators are notified once, however often somebody applies. */
async function apply({ db, viewer, body }: Context<"circleJoin">, circle: Target): Promise<void> {
  const reason = trimmed(body.reason);
  await db.transaction(async (tx) => {
    const id = await insertApplication(tx, { circleId: circle.id, userId: viewer.id, reason });
    if (!id) return;
    for (const userId of await moderatorIds(tx, circle.id)) {
      await sendSystemNotice(tx, {
        userId,
        kind: "moderation",
        title: filled(circleTexts.applied, circle.name, viewer.nickname),
        content: reason,
        link: circleLink(circle.id, true),
        linkText: circleTexts.appliedLink,
      });
    }
  });
}

/** Membership of circles, and what their moderators decide (ruling 11). */
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
    const circle = (await circleToJoin(db, body.circleId)) ?? notFound();
    if (await isMember(db, circle.id, viewer.id)) return { state: "joined", memberCount: circle.memberCount };
    if (!circle.isOpen) throw new RequestError("CLOSED", circleTexts.closed);
    if (circle.joinType === 1 && !(await moderates(db, viewer, circle.id))) {
      await apply(context, circle);
      return { state: "waiting", memberCount: circle.memberCount };
    }
    return { state: "joined", memberCount: await enter(db, circle, viewer.id) };
  },

  async circleLeave({ db, viewer, limits, body: { circleId } }) {
    await limitCalls(db, limits.circle, viewer.id, circleTexts.tooOften);
    const circle = (await circleToJoin(db, circleId)) ?? notFound();
    if (await moderates(db, { id: viewer.id }, circleId))
      throw new RequestError(409, circleTexts.leaveMaster);
    const memberCount = await db.transaction(async (tx) => {
      await withdrawApplication(tx, circleId, viewer.id);
      if (!(await deleteMember(tx, circleId, viewer.id))) return circle.memberCount;
      return countMember(tx, circleId, -1);
    });
    return { state: "none", memberCount };
  },

  async circleSeen({ db, viewer, body: { circleId } }) {
    await markSeen(db, circleId, viewer.id);
  },

  async circleMembers({ db, clock, query }) {
    const circle = (await circleToJoin(db, query.circleId)) ?? notFound();
    const { limit, offset } = pageOf(query);
    const masters = await listMasters(db, circle.id);
    const first = masters.slice(offset, offset + limit);
    const plain = await listPlainMembers(db, circle.id, {
      limit: limit - first.length,
      offset: Math.max(offset - masters.length, 0),
    });
    const outside = masters.filter((row) => row.joinedAt === null).length;
    return {
      total: circle.memberCount + outside,
      rows: [...first, ...plain].map((row) => memberOf(row, clock.format)),
    };
  },

  async circleUpdate({ db, viewer, body: { circleId, ...given } }) {
    const circle = (await circleToJoin(db, circleId)) ?? notFound();
    await checkMaster(db, viewer, circle.id);
    const { notice, rule } = given;
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
    await checkMaster(db, viewer, circleId);
    const [rows, total] = await Promise.all([
      listApplications(db, circleId, status, pageOf(query)),
      countApplications(db, circleId, status),
    ]);
    return { total, rows: rows.map((row) => ({ ...row, createdAt: clock.format(row.createdAt) })) };
  },

  async circleApplyDecide({ db, viewer, body }) {
    const { circleId, name } = (await applicationCircle(db, body.applyId)) ?? notFound();
    await checkMaster(db, viewer, circleId);
    const refusal = body.pass === 1 ? "" : trimmed(body.reason);
    if (body.pass === 0 && !refusal) badInput(circleTexts.refusalMissing);
    await db.transaction(async (tx) => {
      const status = body.pass === 1 ? 1 : 2;
      const userId = await decideApplication(tx, body.applyId, { status, refusal, decidedBy: viewer.id });
      if (!userId) throw new RequestError(409, circleTexts.decided);
      if (body.pass === 1 && (await insertMember(tx, circleId, userId))) await countMember(tx, circleId, 1);
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
        title: filled(body.pass === 1 ? circleTexts.accepted : circleTexts.refused, name),
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
