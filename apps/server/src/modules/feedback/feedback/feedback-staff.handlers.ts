import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { sendSystemNotice } from "../../notifications/notice/notice.queries.ts";
import { addReply, changeFeedback, findFeedback, isOnBoard, listForStaff } from "./feedback.queries.ts";
import { checkReply, feedbackTexts, previousStates, STATUS, statusWords } from "./feedback.rules.ts";
import { lockFeedbacks, mergeReports } from "./feedback-merge.queries.ts";

/** Handling feedback, for staff with `thread.suggest.status`. */
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
    const said = body.content?.trim() ? checkReply(body.content) : "";
    if (!said && (status === STATUS.waiting || status === STATUS.declined)) badInput(feedbackTexts.answer);
    const into = status === STATUS.merged ? (mergedId ?? id) : null;
    if (into === id) badInput(feedbackTexts.merged);
    const change = {
      status,
      mergedId: into,
      ...(isPublic !== undefined && { isPublic: isPublic === 1 }),
      ...(models !== undefined && { models: models.trim() }),
      ...(expectedIn !== undefined && { expectedIn: expectedIn.trim() }),
      ...(fixedIn !== undefined && { fixedIn: fixedIn.trim() }),
      ...(said && { answer: said }),
    };
    await db.transaction(async (tx) => {
      if (into) {
        await lockFeedbacks(tx, [id, into]);
        if (!(await isOnBoard(tx, into))) badInput(feedbackTexts.merged);
      }
      if (!(await changeFeedback(tx, { id }, previousStates(status), change))) {
        throw new RequestError(409, feedbackTexts.changed);
      }
      if (said) await addReply(tx, { feedbackId: id, userId: viewer.id, isStaff: true, content: said });
      if (into) await mergeReports(tx, feedback, into);
      await audit(tx, {
        actorId: viewer.id,
        action: "feedback.status",
        targetType: "feedback",
        targetId: id,
        reason: said,
        detail: { from: feedback.status, to: status },
      });
      await sendSystemNotice(tx, {
        userId: feedback.userId,
        kind: "news",
        title: feedbackTexts.staffTitle,
        content: `${feedback.no}「${feedback.title}」${statusWords[status]}${said && `：${said}`}`,
        link: `/pages/training/index?feedbackId=${id}`,
        linkText: feedbackTexts.link,
      });
    });
  },
} satisfies Pick<Handlers, "feedbackStaffList" | "changeSuggestStatus">;
