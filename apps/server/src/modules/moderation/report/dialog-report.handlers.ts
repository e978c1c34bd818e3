import type { Handlers } from "../../../contract/handler.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import { listVisibleMessages, lockDialog, messageTexts } from "../../messaging/index.ts";
import { findReportedIds, insertDialogReport } from "./dialog-report.queries.ts";
import { addReport } from "./report.queries.ts";

const dialogReportTexts = {
  recalled: "已撤回的消息不能举报",
  othersOnly: "请选择对方发的消息",
  reported: "你已举报过这些消息",
} as const;

/** Reports messages of a conversation. The case stores a copy of them, because they can be recalled later. */
export const dialogReportHandlers = {
  async dialogReport({ db, clock, viewer, limits, body: { dialogId, messageIds, reason, detail = "" } }) {
    await limitCalls(db, limits.report, viewer.id, messageTexts.tooOften);
    await db.transaction(async (tx) => {
      const member = await lockDialog(tx, { dialogId, userId: viewer.id });
      if (!member) throw new RequestError(404, messageTexts.noDialog);
      const messages = await listVisibleMessages(tx, member, messageIds);
      if (messages.length < messageIds.length) throw new RequestError(404, messageTexts.noMessage);
      if (messages.some((message) => message.senderId !== member.peerId))
        badInput(dialogReportTexts.othersOnly);
      if (messages.some((message) => message.recalledAt)) badInput(dialogReportTexts.recalled);
      const reportedIds = await findReportedIds(tx, member, messageIds);
      const newMessages = messages.filter(({ id }) => !reportedIds.has(id));
      if (newMessages.length === 0) throw new RequestError("ALREADY_REPORTED", dialogReportTexts.reported);
      const target = { targetType: "message" as const, targetId: dialogId, authorId: member.peerId };
      await addReport(tx, target, { reporterId: viewer.id, reason, detail: detail.trim() });
      await insertDialogReport(tx, {
        dialogId,
        reporterId: viewer.id,
        targetId: member.peerId,
        reason,
        detail: detail.trim(),
        messages: newMessages.map(({ id, senderId, content, images, createdAt }) => ({
          id,
          userId: senderId,
          content,
          images,
          createdAt: clock.format(createdAt),
        })),
      });
    });
  },
} satisfies Pick<Handlers, "dialogReport">;
