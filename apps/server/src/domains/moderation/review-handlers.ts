import { toText } from "@lenscape/richtext/text";
import type { Handlers } from "../../contract/handler.ts";
import { audit } from "../../core/audit.ts";
import { pageOf } from "../../core/paging.ts";
import { forbidden, notFound } from "../../core/request-error.ts";
import type { Clock } from "../../core/time.ts";
import { hasPermission, type Viewer } from "../../core/viewer.ts";
import type { Db } from "../../db/client.ts";
import { notify, sendSystemNotice } from "../notices/queries.ts";
import { emitMemberEvent } from "../points/events.ts";
import { NORMAL, REFUSED, WAITING } from "../threads/rules.ts";
import { countMovedOnSite, movePost, moveThread } from "../threads/status.ts";
import { signUploadUrls } from "../uploads/queries.ts";
import { circlesInCharge, governedPost, governedThread } from "./queries.ts";
import { canSeeCases, type Scope } from "./report-queries.ts";
import {
  answeredBy,
  countPostsInReview,
  countThreadsInReview,
  mentionedIn,
  postsInReview,
  threadsInReview,
} from "./review-queries.ts";
import { appealLink, reasonOf, throwConflict } from "./rules.ts";

/** What someone reviews: everything, or their own circles' texts. @throws RequestError 403 when nothing */
export async function reviewScope(db: Db, viewer: Viewer): Promise<Scope> {
  const scope = hasPermission(viewer, "review.handle") ? "all" : await circlesInCharge(db, viewer.id);
  return canSeeCases(scope) ? scope : forbidden();
}

const covers = (scope: Scope, circleId: string | null) =>
  scope === "all" || (circleId !== null && scope.includes(circleId));

const move = ({ viewer, value, reason, was }: Decision) => ({
  from: [was ?? WAITING],
  to: value === 1 ? NORMAL : REFUSED,
  by: viewer.id,
  reason,
});

interface Decision {
  viewer: Viewer;
  clock: Clock;
  scope: Scope;
  kind: "thread" | "post";
  id: string;
  value: 0 | 1;
  reason: string;
  /** A refusal that is taken back, of which the caller tells the author. */
  was?: typeof REFUSED;
  /** The decision on several texts that it is a part of. */
  batchId?: string;
}

/** Writes a decision down. @returns the end of the notice about it, for one that refuses */
async function record(tx: Db, { viewer, kind, id, value, reason, batchId }: Decision, authorId: string) {
  const auditId = await audit(tx, {
    actorId: viewer.id,
    action: "review.decide",
    targetType: kind,
    targetId: id,
    reason,
    // A refusal stands among what was done against its author.
    detail: {
      value,
      reviewedUserId: authorId,
      ...(value === 0 && { authorId }),
      ...(batchId && { batchId }),
    },
  });
  return value === 0 && appealLink(auditId);
}

async function decideThread(tx: Db, decision: Decision) {
  const { viewer, clock, scope, id, value, reason, was } = decision;
  const thread = (await governedThread(tx, id, viewer.id)) ?? notFound();
  if (!covers(scope, thread.circleId)) forbidden();
  const moved = (await moveThread(tx, id, move(decision))) ?? throwConflict();
  if (value === 1)
    await emitMemberEvent(tx, clock, { kind: "posted", userId: thread.authorId, key: `thread:${id}` });
  const name = `「${thread.title || thread.excerpt}」`;
  const appeal = await record(tx, decision, thread.authorId);
  if (was !== REFUSED)
    await sendSystemNotice(tx, {
      userId: thread.authorId,
      kind: "moderation",
      title: value === 1 ? "你的帖子已通过审核" : "你的帖子未通过审核",
      content: value === 1 ? `${name}现在大家都能看到了。` : `${name}，原因：${reason}`,
      link: `/pages/content/postdetail?threadId=${id}`,
      linkText: "查看帖子",
      ...appeal,
    });
  if (value === 1) {
    for (const userId of await mentionedIn(tx, id)) {
      const { authorId: actorId, excerpt } = thread;
      await notify(tx, { userId, kind: "mention", actorId, threadId: id, excerpt });
    }
  }
  return () => countMovedOnSite(tx, moved);
}

async function decidePost(tx: Db, decision: Decision) {
  const { viewer, clock, scope, id, value, reason, was } = decision;
  const post = (await governedPost(tx, id, viewer.id)) ?? notFound();
  if (!covers(scope, post.circleId)) forbidden();
  (await movePost(tx, id, post.threadId, move(decision))) ?? throwConflict();
  if (value === 1) {
    const otherId = post.threadAuthorId;
    await emitMemberEvent(tx, clock, {
      kind: "commented",
      userId: post.authorId,
      key: `post:${id}`,
      otherId,
    });
  }
  const appeal = await record(tx, decision, post.authorId);
  if (was !== REFUSED)
    await sendSystemNotice(tx, {
      userId: post.authorId,
      kind: "moderation",
      title: value === 1 ? "你的评论已通过审核" : "你的评论未通过审核",
      content: value === 1 ? `「${post.excerpt}」` : `「${post.excerpt}」，原因：${reason}`,
      link: `/pages/content/postdetail?threadId=${post.threadId}#comment-${id}`,
      linkText: "查看评论",
      ...appeal,
    });
  if (value === 1) {
    const { threadAuthorId, replyToUserId, rootAuthorId, excerpt } = (await answeredBy(tx, id))!;
    const told = new Set([threadAuthorId, replyToUserId ?? rootAuthorId].filter((userId) => userId !== null));
    for (const userId of [...told].sort()) {
      const actorId = post.authorId;
      await notify(tx, { userId, kind: "reply", actorId, threadId: post.threadId, postId: id, excerpt });
    }
  }
  return async () => {};
}

/**
 * Shows or refuses a text that waits, or shows one that was refused, in the caller's transaction.
 * @returns moves the site's totals: the last write of the transaction
 * @throws RequestError 404, 403 outside the scope, 409 when it is not what it was
 */
export const decideText = (tx: Db, decision: Decision): Promise<() => Promise<void>> =>
  (decision.kind === "thread" ? decideThread : decidePost)(tx, decision);

/** What has to be looked at before it is shown. */
export const reviewHandlers = {
  async reviewList({ db, clock, viewer, query }) {
    const scope = await reviewScope(db, viewer);
    const { kind } = query;
    const page = pageOf(query);
    const [rows, total] = await (kind === "thread"
      ? Promise.all([threadsInReview(db, scope, page), countThreadsInReview(db, scope)])
      : Promise.all([postsInReview(db, scope, page), countPostsInReview(db, scope)]));
    const listed = rows.map(({ content, joinedAt, createdAt, circleName, why, ...row }) => ({
      ...row,
      kind,
      content: toText(content),
      circleName: circleName ?? "",
      why: why ?? "",
      joinedAt: clock.format(joinedAt),
      createdAt: clock.format(createdAt),
    }));
    return { total, rows: await signUploadUrls(db, clock, listed) };
  },

  async reviewDecide({ db, clock, viewer, body }) {
    const { kind, id, value } = body;
    const scope = await reviewScope(db, viewer);
    const reason = reasonOf(body.reason, value === 0);
    await db.transaction(async (tx) => {
      const count = await decideText(tx, { viewer, clock, scope, kind, id, value, reason });
      await count();
    });
  },
} satisfies Pick<Handlers, "reviewList" | "reviewDecide">;
