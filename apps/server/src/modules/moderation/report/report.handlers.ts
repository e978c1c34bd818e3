import { toText } from "@lenscape/richtext/text";
import type { Context, Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, forbidden, notFound, RequestError } from "../../../core/request-error.ts";
import { requireRow } from "../../../core/sql.ts";
import type { Clock } from "../../../core/time.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import { MODERATOR_RANK } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import {
  countMovedOnSite,
  governedPost,
  governedThread,
  type MovedThread,
  movePost,
  moveThread,
  NORMAL,
  outranks,
  permissionFor,
  requireAct,
  TAKEN_DOWN,
} from "../../content/index.ts";
import { signUploadUrls } from "../../media/index.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import { findHits } from "../../screening/index.ts";
import { countViolations, governedUser, listModeratedCircles } from "../act/moderation.queries.ts";
import { moderationTexts, reasonOf, throwConflict } from "../act/moderation.rules.ts";
import { deletePost, deleteThread } from "../act/thread-acts.ts";
import { denyMemberInCircle, denyUser } from "../act/user-acts.ts";
import {
  addReport,
  authorStanding,
  type CaseRow,
  canSeeCases,
  caseRow,
  contentOf,
  countCases,
  latestReports,
  listCases,
  lockCase,
  markHidden,
  type ReportTarget,
  reasonsOf,
  reportedMessages,
  reportersOf,
  type Scope,
  updateCase,
} from "./report.queries.ts";

const hiddenReason = "多人举报，等待复核";

/** Returns the reports that a viewer may see. @throws RequestError 403 if there are none */
export async function reportScope(db: Db, viewer: Viewer): Promise<Scope> {
  const scope = hasPermission(viewer, "report.handle") ? "all" : await listModeratedCircles(db, viewer);
  return canSeeCases(scope) ? scope : forbidden();
}

/**
 * Finds the reported target and its author's rank.
 * @throws RequestError 400 for own content, 404 if it is not visible
 */
async function targetOf(
  db: Db,
  viewer: Viewer,
  body: Context<"threadReport">["body"],
): Promise<ReportTarget & { rank: number }> {
  const { threadId, postId, userId } = body;
  if ([threadId, postId, userId].filter(Boolean).length !== 1) badInput(moderationTexts.target);
  let target: (ReportTarget & { rank: number }) | undefined;
  if (threadId) {
    const row = await governedThread(db, threadId, viewer.id);
    if (row?.status === NORMAL)
      target = {
        targetType: "thread",
        targetId: row.id,
        threadId: row.id,
        circleId: row.circleId,
        authorId: row.authorId,
        rank: row.authorInCharge ? MODERATOR_RANK : row.authorRank,
      };
  } else if (postId) {
    const row = await governedPost(db, postId, viewer.id);
    if (row?.status === NORMAL && row.threadStatus === NORMAL)
      target = {
        targetType: "post",
        targetId: row.id,
        threadId: row.threadId,
        circleId: row.circleId,
        authorId: row.authorId,
        rank: row.authorInCharge ? MODERATOR_RANK : row.authorRank,
      };
  } else {
    const row = await governedUser(db, userId!);
    if (row?.status === 1)
      target = { targetType: "user", targetId: row.id, authorId: row.id, rank: row.rank };
  }
  if (!target) notFound();
  if (target.authorId === viewer.id) badInput(moderationTexts.ownReport, "SELF_NOT_ALLOWED");
  return target;
}

/** Hides a reported thread or comment until it is reviewed. Content of staff is not hidden. */
async function hide(
  tx: Db,
  { rank, targetType, targetId, threadId, authorId }: ReportTarget & { rank: number },
) {
  if (rank >= MODERATOR_RANK || targetType === "user") return undefined;
  const move = { from: [NORMAL], to: TAKEN_DOWN, by: null, reason: hiddenReason };
  const moved =
    targetType === "thread"
      ? await moveThread(tx, targetId, move)
      : await movePost(tx, targetId, threadId!, move);
  if (!moved) return undefined;
  await sendSystemNotice(tx, {
    userId: authorId,
    kind: "moderation",
    title: targetType === "thread" ? "你的帖子已暂时隐藏" : "你的评论已暂时隐藏",
    content: "有多位成员举报了它，等待复核，结果会再通知你。",
  });
  return moved;
}

/** Restores the thread or comment that a case has hidden. */
async function unhide(
  tx: Db,
  { targetType, targetId, threadId }: { targetType: string; targetId: string; threadId: string | null },
) {
  const move = { from: [TAKEN_DOWN], to: NORMAL, by: null, reason: "" };
  if (targetType === "thread") return moveThread(tx, targetId, move);
  if (targetType === "post") await movePost(tx, targetId, threadId!, move);
  return undefined;
}

function toCase(row: CaseRow, clock: Clock) {
  const { handlerName, createdAt, handledAt, ...rest } = row;
  return {
    ...rest,
    targetType: row.targetType as ReportTarget["targetType"],
    reason: row.reason as Reason,
    status: row.status as 0 | 1 | 2 | 3,
    action: row.action as "" | "delete" | "deny" | "delete_deny" | "ignore" | "reject",
    isHidden: row.isHidden ? (1 as const) : (0 as const),
    handlerName: handlerName ?? "",
    createdAt: clock.format(createdAt),
    handledAt: handledAt ? clock.format(handledAt) : "",
  };
}

type Reason = Context<"threadReport">["body"]["reason"];

/** Creating reports and deciding cases. */
export const reportHandlers = {
  async threadReport({ db, viewer, limits, body }) {
    await limitCalls(db, limits.report, viewer.id, moderationTexts.tooOften);
    const { rank, ...target } = await targetOf(db, viewer, body);
    const { reason, detail = "" } = body;
    await db.transaction(async (tx) => {
      const reportCase = await addReport(tx, target, {
        reporterId: viewer.id,
        reason,
        detail: detail.trim(),
      });
      if (!reportCase) throw new RequestError("ALREADY_REPORTED", moderationTexts.reported);
      if (reportCase.isHidden || reportCase.reporterCount < policy.moderation.hidingReports) return;
      const moved = await hide(tx, { ...target, rank });
      if (!moved) return;
      await markHidden(tx, reportCase.id);
      if (target.targetType === "thread") await countMovedOnSite(tx, moved as MovedThread);
    });
  },

  async reportList({ db, clock, viewer, query }) {
    const scope = await reportScope(db, viewer);
    const [rows, total] = await Promise.all([
      listCases(db, scope, query, pageOf(query)),
      countCases(db, scope, query),
    ]);
    return { total, rows: rows.map((row) => toCase(row, clock)) };
  },

  async reportDetail({ db, clock, viewer, query: { caseId } }) {
    const row = (await caseRow(db, await reportScope(db, viewer), caseId)) ?? notFound();
    const { targetType, targetId } = row;
    const authorId = row.author.userId;
    const isContent = targetType === "thread" || targetType === "post";
    const [content, author, reasons, reporters, messages, violations, mayDo] = await Promise.all([
      isContent ? contentOf(db, targetType, targetId) : undefined,
      authorStanding(db, authorId),
      reasonsOf(db, caseId),
      latestReports(db, caseId),
      targetType === "message" ? reportedMessages(db, targetId, authorId) : [],
      countViolations(db, authorId),
      choicesOf(db, viewer, row),
    ]);
    const text = content ? toText(content.content) : targetType === "user" ? author.signature : "";
    return {
      reportCase: toCase(row, clock),
      title: content?.title ?? "",
      content: text,
      // Images of removed content are only accessible with a key.
      imageList: await signUploadUrls(db, clock, content?.images ?? []),
      messages: await signUploadUrls(
        db,
        clock,
        messages.map(({ id, content, images, createdAt }) => ({ id, content, imageList: images, createdAt })),
      ),
      threadId: isContent ? await threadIdOf(db, viewer, targetType, targetId) : "",
      isGone: isContent && !(content && [NORMAL, TAKEN_DOWN].includes(content.status)) ? 1 : 0,
      circleName: content?.circleName ?? "",
      postedAt: content ? clock.format(content.postedAt) : "",
      authorJoinedAt: clock.format(author.joinedAt),
      authorGroupName: author.groupName,
      reasons: reasons.map(({ reason, count }) => ({ reason: reason as Reason, count })),
      reporters: reporters.map(({ reason, createdAt, ...rest }) => ({
        ...rest,
        reason: reason as Reason,
        createdAt: clock.format(createdAt),
      })),
      hits: await findHits(
        db,
        [content?.title ?? "", text, ...messages.map(({ content }) => content)].join("\n"),
      ),
      violations,
      mayDo,
    };
  },

  async reportHandle({ db, clock, viewer, body }) {
    const { caseId, action, days = policy.moderation.denyDays } = body;
    const scope = await reportScope(db, viewer);
    const note = reasonOf(body.note, action !== "take");
    await db.transaction(async (tx) => {
      const reportCase = (await lockCase(tx, scope, caseId)) ?? notFound();
      if (reportCase.status >= 2 || (action === "take" && reportCase.status !== 0)) throwConflict();
      if (action === "take") {
        await updateCase(tx, caseId, { status: 1, handlerId: viewer.id });
        return;
      }
      if (action === "delete" || action === "delete_deny") await removeTarget(tx, viewer, reportCase, note);
      if (action === "deny" || action === "delete_deny") {
        const act = { viewer, userId: reportCase.authorId, now: clock.now(), on: true, reason: note };
        if (hasPermission(viewer, "user.deny")) await denyUser(tx, act, days);
        else await denyMemberInCircle(tx, act, reportCase.circleId ?? forbidden(), days);
      }
      const unhides = (action === "ignore" || action === "reject") && reportCase.isHidden;
      const restored = unhides ? await unhide(tx, reportCase) : undefined;
      await updateCase(tx, caseId, {
        status: action === "reject" ? 3 : 2,
        handlerId: viewer.id,
        action,
        note,
        handledAt: clock.now(),
        ...(unhides && { isHidden: false }),
      });
      await audit(tx, {
        actorId: viewer.id,
        action: "report.handle",
        targetType: reportCase.targetType,
        targetId: reportCase.targetId,
        reason: note,
        detail: { caseId, result: action, reportedUserId: reportCase.authorId },
      });
      if (unhides)
        await sendSystemNotice(tx, {
          userId: reportCase.authorId,
          kind: "moderation",
          title: "你的内容已恢复展示",
          content: `复核没有发现问题。说明：${note}`,
        });
      const isAccepted = action !== "reject" && action !== "ignore";
      for (const userId of await reportersOf(tx, caseId)) {
        await sendSystemNotice(tx, {
          userId,
          kind: "moderation",
          title: isAccepted ? "你的举报已处理" : "你的举报未被采纳",
          content: `说明：${note}`,
        });
      }
      if (restored) await countMovedOnSite(tx, restored);
    });
  },
} satisfies Pick<Handlers, "threadReport" | "reportList" | "reportDetail" | "reportHandle">;

async function threadIdOf(db: Db, viewer: Viewer, targetType: string, targetId: string): Promise<string> {
  if (targetType === "thread") return targetId;
  return (await governedPost(db, targetId, viewer.id))?.threadId ?? "";
}

/** Deletes the target of a case. @throws RequestError 403 without the permission, 400 for members and messages */
async function removeTarget(
  tx: Db,
  viewer: Viewer,
  { targetType, targetId }: { targetType: string; targetId: string },
  reason: string,
): Promise<void> {
  if (targetType === "thread") {
    const thread = (await governedThread(tx, targetId, viewer.id)) ?? notFound();
    requireAct(viewer, "del", thread);
    await deleteThread(tx, viewer, thread, reason);
  } else if (targetType === "post") {
    const post = (await governedPost(tx, targetId, viewer.id)) ?? notFound();
    requireAct(viewer, "delpost", post);
    await deletePost(tx, viewer, post, reason);
  } else badInput(moderationTexts.nothingToDelete);
}

type Choice = "take" | "delete" | "deny" | "delete_deny" | "ignore" | "reject";

/** Returns the decisions about a case that the viewer may take. */
async function choicesOf(db: Db, viewer: Viewer, row: CaseRow): Promise<Choice[]> {
  if (row.status >= 2) return [];
  const author = requireRow(await governedUser(db, row.author.userId), "the author");
  const content =
    row.targetType === "thread"
      ? await governedThread(db, row.targetId, viewer.id)
      : row.targetType === "post"
        ? await governedPost(db, row.targetId, viewer.id)
        : undefined;
  const act = row.targetType === "thread" ? "del" : "delpost";
  const canDelete = content !== undefined && permissionFor(viewer, act, content) === "do";
  const canDeny =
    author.status === 1 &&
    author.id !== viewer.id &&
    (hasPermission(viewer, "user.deny")
      ? viewer.rank > author.rank
      : content?.inCharge === true && outranks(viewer, content));
  return [
    ...(row.status === 0 ? (["take"] as const) : []),
    ...(canDelete ? (["delete"] as const) : []),
    ...(canDeny ? (["deny"] as const) : []),
    ...(canDelete && canDeny ? (["delete_deny"] as const) : []),
    "ignore",
    "reject",
  ];
}
