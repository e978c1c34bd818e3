import { isLongerThan } from "@lenscape/richtext/graphemes";
import type { Context, Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { fillText } from "../../../core/fill-text.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { isUniqueViolation } from "../../../core/sql.ts";
import { policy } from "../../../policy.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import { emitMemberEvent, movePoints } from "../../rewards/index.ts";
import {
  countReviews,
  decideApplication,
  findApplication,
  listReviews,
  lockMember,
  syncOwnerStatus,
  wasRewardedBefore,
} from "./device.queries.ts";
import { deviceTexts, maskSn, modelName, STATUS } from "./device.rules.ts";

/**
 * Reads the application of a call.
 * @throws RequestError 404 for an unknown application, 400 for an own one
 */
async function readApplication({ db, viewer, body }: Context<"deviceReviewPass" | "deviceReviewRefuse">) {
  const application = (await findApplication(db, body.id)) ?? notFound();
  if (application.userId === viewer.id) badInput(deviceTexts.own, "SELF_NOT_ALLOWED");
  return application;
}

/** Lists, accepts and refuses applications, for operators with `device.review`. */
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
    const { id, userId, model, sn, snHash } = await readApplication(context);
    await db
      .transaction(async (tx) => {
        await lockMember(tx, userId);
        if (!(await decideApplication(tx, id, viewer.id, { status: STATUS.passed }))) {
          throw new RequestError(409, deviceTexts.changed);
        }
        await syncOwnerStatus(tx, userId);
        if (!(await wasRewardedBefore(tx, id, snHash))) {
          const { points } = policy.device;
          await movePoints(tx, { userId, points, source: "device", cause: `device:${snHash}`, sourceId: id });
        }
        await emitMemberEvent(tx, clock, { kind: "deviceVerified", userId, key: `device:${snHash}` });
        await audit(tx, { actorId: viewer.id, action: "device.pass", targetType: "device", targetId: id });
        await sendSystemNotice(tx, {
          userId,
          kind: "device",
          title: deviceTexts.passedTitle,
          content: fillText(deviceTexts.passedText, { model: modelName(model), sn: maskSn(sn) }),
          link: "/pages/deviceauth/index",
          linkText: deviceTexts.passedLink,
        });
      })
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) throw new RequestError(409, deviceTexts.snTaken);
        throw error;
      });
  },

  async deviceReviewRefuse(context) {
    const { db, viewer, body } = context;
    const reason = body.reason.trim();
    const { id, userId, model, sn } = await readApplication(context);
    if (reason === "" || isLongerThan(reason, 200)) badInput(deviceTexts.reason);
    await db.transaction(async (tx) => {
      await lockMember(tx, userId);
      if (!(await decideApplication(tx, id, viewer.id, { status: STATUS.refused, reason }))) {
        throw new RequestError(409, deviceTexts.changed);
      }
      await audit(tx, {
        actorId: viewer.id,
        action: "device.refuse",
        targetType: "device",
        targetId: id,
        reason,
      });
      await sendSystemNotice(tx, {
        userId,
        kind: "device",
        title: deviceTexts.refusedTitle,
        content: fillText(deviceTexts.refusedText, { model: modelName(model), sn: maskSn(sn), reason }),
        link: `/pages/deviceauthing/index?deviceId=${id}`,
        linkText: deviceTexts.refusedLink,
      });
    });
  },
} satisfies Pick<Handlers, "deviceReviewList" | "deviceReviewPass" | "deviceReviewRefuse">;
