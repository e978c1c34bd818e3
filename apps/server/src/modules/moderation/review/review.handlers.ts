import { toText } from "@lenscape/richtext/text";
import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import type { MemberEvent } from "../../../core/member-event.ts";
import { pageOf } from "../../../core/paging.ts";
import { forbidden, notFound } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import {
  countMovedOnSite,
  governedPost,
  governedThread,
  type MovedThread,
  movePost,
  moveThread,
  NORMAL,
  REFUSED,
  WAITING,
} from "../../content/index.ts";
import { signUploadUrls } from "../../media/index.ts";
import { type Notice, notifyAll, type SystemNotice } from "../../notifications/index.ts";
import { applyMemberEvents } from "../../rewards/index.ts";
import { listModeratedCircles } from "../act/moderation.queries.ts";
import { appealLink, reasonOf, throwConflict } from "../act/moderation.rules.ts";
import { canSeeCases, type Scope } from "../report/report.queries.ts";
import {
  countPostsInReview,
  countThreadsInReview,
  findReplyRecipients,
  listMentionedUsers,
  postsInReview,
  threadsInReview,
} from "./review.queries.ts";

/** Returns the texts that a viewer may review: all, or those of their circles. @throws RequestError 403 if none */
export async function reviewScope(db: Db, viewer: Viewer): Promise<Scope> {
  const scope = hasPermission(viewer, "review.handle") ? "all" : await listModeratedCircles(db, viewer);
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
  scope: Scope;
  kind: "thread" | "post";
  id: string;
  value: 0 | 1;
  reason: string;
  /** Previous status if a refusal is reversed. The caller notifies the author then. */
  was?: typeof REFUSED;
  /** ID of the batch that the decision belongs to. */
  batchId?: string;
}

/** Writes the audit entry of a decision. @returns the appeal link for a refusal, otherwise false */
async function record(tx: Db, { viewer, kind, id, value, reason, batchId }: Decision, authorId: string) {
  const auditId = await audit(tx, {
    actorId: viewer.id,
    action: "review.decide",
    targetType: kind,
    targetId: id,
    reason,
    // `authorId` lists a refusal among the actions against its author.
    detail: {
      value,
      reviewedUserId: authorId,
      ...(value === 0 && { authorId }),
      ...(batchId && { batchId }),
    },
  });
  return value === 0 && appealLink(auditId);
}

/** Side effects of a decision, applied after all decisions are written. */
interface DecisionEffects {
  moved?: MovedThread;
  events: MemberEvent[];
  /** Notifications to the author. */
  notices: SystemNotice[];
  /** Notifications to members who are mentioned in the published text or whom it replies to. */
  interactions: Notice[];
}

async function decideThread(tx: Db, decision: Decision): Promise<DecisionEffects> {
  const { viewer, scope, id, value, reason, was } = decision;
  const thread = (await governedThread(tx, id, viewer.id)) ?? notFound();
  if (!covers(scope, thread.circleId)) forbidden();
  const moved = (await moveThread(tx, id, move(decision))) ?? throwConflict();
  const { authorId, excerpt } = thread;
  const name = `「${thread.title || excerpt}」`;
  const appeal = await record(tx, decision, authorId);
  const notice = {
    userId: authorId,
    kind: "moderation" as const,
    title: value === 1 ? "你的帖子已通过审核" : "你的帖子未通过审核",
    content: value === 1 ? `${name}现在大家都能看到了。` : `${name}，原因：${reason}`,
    link: `/pages/content/postdetail?threadId=${id}`,
    linkText: "查看帖子",
    ...appeal,
  };
  const mentionedIds = value === 1 ? await listMentionedUsers(tx, id) : [];
  return {
    moved,
    events: value === 1 ? [{ kind: "posted", userId: authorId, key: `thread:${id}` }] : [],
    notices: was === REFUSED ? [] : [notice],
    interactions: mentionedIds.map((userId) => ({
      userId,
      kind: "mention",
      actorId: authorId,
      threadId: id,
      excerpt,
    })),
  };
}

async function decidePost(tx: Db, decision: Decision): Promise<DecisionEffects> {
  const { viewer, scope, id, value, reason, was } = decision;
  const post = (await governedPost(tx, id, viewer.id)) ?? notFound();
  if (!covers(scope, post.circleId)) forbidden();
  (await movePost(tx, id, post.threadId, move(decision))) ?? throwConflict();
  const { authorId, threadId, excerpt, threadAuthorId: otherId } = post;
  const appeal = await record(tx, decision, authorId);
  const notice = {
    userId: authorId,
    kind: "moderation" as const,
    title: value === 1 ? "你的评论已通过审核" : "你的评论未通过审核",
    content: value === 1 ? `「${excerpt}」` : `「${excerpt}」，原因：${reason}`,
    link: `/pages/content/postdetail?threadId=${threadId}#comment-${id}`,
    linkText: "查看评论",
    ...appeal,
  };
  const replyTo = value === 1 ? await findReplyRecipients(tx, id) : undefined;
  const recipients = new Set(
    [replyTo?.threadAuthorId, replyTo?.replyToUserId ?? replyTo?.rootAuthorId].filter(
      (userId) => userId != null,
    ),
  );
  return {
    events: value === 1 ? [{ kind: "commented", userId: authorId, key: `post:${id}`, otherId }] : [],
    notices: was === REFUSED ? [] : [notice],
    interactions: [...recipients].map((userId) => {
      return { userId, kind: "reply", actorId: authorId, threadId, postId: id, excerpt };
    }),
  };
}

/**
 * Passes or refuses a pending text, or passes a refused one, in the caller's transaction. The caller applies
 * the returned effects with `applyEffects`.
 * @throws RequestError 404, 403 outside the scope, 409 if the status has changed
 */
export const decideText = (tx: Db, decision: Decision): Promise<DecisionEffects> =>
  (decision.kind === "thread" ? decideThread : decidePost)(tx, decision);

/**
 * Applies the effects of decisions together, because members, accounts and unread counts are locked after all texts,
 * circles and groups, each in ID order.
 * @returns a function that updates the site counters; call it as the last write of the transaction
 */
export async function applyEffects(
  tx: Db,
  clock: Clock,
  effects: readonly DecisionEffects[],
): Promise<() => Promise<void>> {
  const day = clock.day(clock.now());
  await applyMemberEvents(
    tx,
    effects.flatMap(({ events }) => events.map((event) => ({ ...event, day }))),
    effects.flatMap(({ notices }) => notices),
  );
  await notifyAll(
    tx,
    effects.flatMap(({ interactions }) => interactions),
  );
  return async () => {
    for (const { moved } of effects) if (moved) await countMovedOnSite(tx, moved);
  };
}

/** Review of texts before they are published. */
export const reviewHandlers = {
  async reviewList({ db, clock, viewer, query }) {
    const scope = await reviewScope(db, viewer);
    const { kind } = query;
    const page = pageOf(query);
    const [rows, total] = await (kind === "thread"
      ? Promise.all([threadsInReview(db, scope, page), countThreadsInReview(db, scope)])
      : Promise.all([postsInReview(db, scope, page), countPostsInReview(db, scope)]));
    const items = rows.map(({ content, joinedAt, createdAt, circleName, why, ...row }) => ({
      ...row,
      kind,
      content: toText(content),
      circleName: circleName ?? "",
      why: why ?? "",
      joinedAt: clock.format(joinedAt),
      createdAt: clock.format(createdAt),
    }));
    return { total, rows: await signUploadUrls(db, clock, items) };
  },

  async reviewDecide({ db, clock, viewer, body }) {
    const { kind, id, value } = body;
    const scope = await reviewScope(db, viewer);
    const reason = reasonOf(body.reason, value === 0);
    await db.transaction(async (tx) => {
      const effects = await decideText(tx, { viewer, scope, kind, id, value, reason });
      const count = await applyEffects(tx, clock, [effects]);
      await count();
    });
  },
} satisfies Pick<Handlers, "reviewList" | "reviewDecide">;
