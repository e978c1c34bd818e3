import type { Context, Handlers } from "../../contract/handler.ts";
import { audit } from "../../core/audit.ts";
import { pageOf } from "../../core/paging.ts";
import { badInput, notFound, Refusal } from "../../core/refusal.ts";
import { isUniqueViolation } from "../../core/sql.ts";
import { policy } from "../../policy.ts";
import { tellSystem } from "../notices/queries.ts";
import { happened } from "../points/events.ts";
import { book } from "../points/ledger.ts";
import {
  countReviews,
  decide,
  findApplication,
  holdMember,
  listReviews,
  settleOwner,
  wasPassed,
} from "./queries.ts";
import { deviceTexts, fill, maskSn, modelName, STATUS } from "./rules.ts";

/** @throws Refusal 404, or 400 for one's own application */
async function applicationFor({ db, viewer, body }: Context<"deviceReviewPass" | "deviceReviewRefuse">) {
  const application = (await findApplication(db, body.id)) ?? notFound();
  if (application.userId === viewer.id) badInput(deviceTexts.own);
  return application;
}

/** Reviewing applications, for operators with `device.review` (screens.md 4.15). */
export const deviceReviewHandlers = {
  async deviceReviewList({ db, clock, query }) {
    const status = query.authStatus ?? STATUS.waiting;
    const [rows, total] = await Promise.all([
      listReviews(db, status, pageOf(query)),
      countReviews(db, status),
    ]);
    return {
      total,
      rows: rows.map(({ model, images, status: authStatus, createdAt, reviewedAt, snTaken, ...row }) => ({
        id: row.id,
        user: row.user,
        modelName: modelName(model),
        picUrl: model.picUrl,
        sn: row.sn,
        channel: row.channel,
        orderNo: row.orderNo,
        purchaseAt: row.purchaseAt,
        imageList: images,
        authStatus,
        reason: row.reason,
        attempts: row.attempts,
        snTaken: snTaken ? 1 : 0,
        createdAt: clock.format(createdAt),
        reviewedAt: reviewedAt ? clock.format(reviewedAt) : "",
        reviewer: row.reviewer ?? "",
      })),
    };
  },

  async deviceReviewPass(context) {
    const { db, clock, viewer } = context;
    const { id, userId, model, sn, snHash } = await applicationFor(context);
    await db
      .transaction(async (tx) => {
        await holdMember(tx, userId);
        if (!(await decide(tx, id, viewer.id, { status: STATUS.passed }))) {
          throw new Refusal(409, deviceTexts.changed);
        }
        await settleOwner(tx, userId);
        if (!(await wasPassed(tx, id, snHash))) {
          const { points } = policy.device;
          await book(tx, { userId, points, source: "device", cause: `device:${snHash}`, sourceId: id });
        }
        await happened(tx, clock, { kind: "deviceVerified", userId, key: `device:${snHash}` });
        await audit(tx, { actorId: viewer.id, action: "device.pass", targetType: "device", targetId: id });
        await tellSystem(tx, {
          userId,
          kind: "device",
          title: deviceTexts.passedTitle,
          content: fill(deviceTexts.passedText, { model: modelName(model), sn: maskSn(sn) }),
          link: "/pages/deviceauth/index",
          linkText: deviceTexts.passedLink,
        });
      })
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) throw new Refusal(409, deviceTexts.snTaken);
        throw error;
      });
  },

  async deviceReviewRefuse(context) {
    const { db, viewer, body } = context;
    const reason = body.reason.trim();
    const { id, userId, model, sn } = await applicationFor(context);
    if (reason === "" || [...reason].length > 200) badInput(deviceTexts.reason);
    await db.transaction(async (tx) => {
      await holdMember(tx, userId);
      if (!(await decide(tx, id, viewer.id, { status: STATUS.refused, reason }))) {
        throw new Refusal(409, deviceTexts.changed);
      }
      await audit(tx, {
        actorId: viewer.id,
        action: "device.refuse",
        targetType: "device",
        targetId: id,
        reason,
      });
      await tellSystem(tx, {
        userId,
        kind: "device",
        title: deviceTexts.refusedTitle,
        content: fill(deviceTexts.refusedText, { model: modelName(model), sn: maskSn(sn), reason }),
        link: `/pages/deviceauthing/index?deviceId=${id}`,
        linkText: deviceTexts.refusedLink,
      });
    });
  },
} satisfies Pick<Handlers, "deviceReviewList" | "deviceReviewPass" | "deviceReviewRefuse">;
