import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import { addReply, changeFeedback, findFeedback, isOnBoard, listForStaff } from "./feedback.queries.ts";
import { checkReply, feedbackTexts, previousStates, STATUS, statusLabels } from "./feedback.rules.ts";
import { lockFeedbacks, mergeReports } from "./feedback-merge.queries.ts";

/** Handling of feedback reports, for members with the permission `thread.suggest.status`. */
export const feedbackStaffHandlers = {
  async feedbackStaffList({ db, clock, query }) {
    const { rows, total } = await listForStaff(db, query, pageOf(query));
    return {
      total,
      rows: rows.map(({ isPublic, ...row }) => ({
        ...row,
        isPublic: isPublic ? 1 : 0,
        createdAt: clock.format(row.createdAt),
        updatedAt: clock.format(row.updatedAt),
      })),
    };
  },

  async changeSuggestStatus({ db, viewer, body }) {
    const { id, status, mergedId, isPublic, models, expectedIn, fixedIn } = body;
    const { feedback } = (await findFeedback(db, id)) ?? notFound();
    const reply = body.content?.trim() ? checkReply(body.content) : "";
    if (!reply && (status === STATUS.waiting || status === STATUS.declined)) badInput(feedbackTexts.answer);
    const knownIssueId = status === STATUS.merged ? (mergedId ?? id) : null;
    if (knownIssueId === id) badInput(feedbackTexts.merged);
    const change = {
      status,
      mergedId: knownIssueId,
      ...(isPublic !== undefined && { isPublic: isPublic === 1 }),
      ...(models !== undefined && { models: models.trim() }),
      ...(expectedIn !== undefined && { expectedIn: expectedIn.trim() }),
      ...(fixedIn !== undefined && { fixedIn: fixedIn.trim() }),
      ...(reply && { answer: reply }),
    };
    await db.transaction(async (tx) => {
      if (knownIssueId) {
        await lockFeedbacks(tx, [id, knownIssueId]);
        if (!(await isOnBoard(tx, knownIssueId))) badInput(feedbackTexts.merged);
      }
      if (!(await changeFeedback(tx, { id }, previousStates(status), change))) {
        throw new RequestError(409, feedbackTexts.changed);
      }
      if (reply) await addReply(tx, { feedbackId: id, userId: viewer.id, isStaff: true, content: reply });
      if (knownIssueId) await mergeReports(tx, feedback, knownIssueId);
      await audit(tx, {
        actorId: viewer.id,
        action: "feedback.status",
        targetType: "feedback",
        targetId: id,
        reason: reply,
        detail: { from: feedback.status, to: status },
      });
      await sendSystemNotice(tx, {
        userId: feedback.userId,
        kind: "news",
        title: feedbackTexts.staffTitle,
        content: `${feedback.no}「${feedback.title}」${statusLabels[status]}${reply && `：${reply}`}`,
        link: `/pages/training/index?feedbackId=${id}`,
        linkText: feedbackTexts.link,
      });
    });
  },
} satisfies Pick<Handlers, "feedbackStaffList" | "changeSuggestStatus">;
