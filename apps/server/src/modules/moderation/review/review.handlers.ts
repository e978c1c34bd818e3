import { toText } from "@lenscape/richtext/text";
import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import type { MemberEvent } from "../../../core/member-event.ts";
import { pageOf } from "../../../core/paging.ts";
import { forbidden, notFound } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { governedPost, governedThread } from "../../content/thread/governed.queries.ts";
import { NORMAL, REFUSED, WAITING } from "../../content/thread/thread.rules.ts";
import {
  countMovedOnSite,
  type MovedThread,
  movePost,
  moveThread,
} from "../../content/thread/thread-status.ts";
import { signUploadUrls } from "../../media/upload.queries.ts";
import { type Notice, notifyAll, type SystemNotice } from "../../notifications/notice/notice.queries.ts";
import { applyMemberEvents } from "../../rewards/points/points-events.ts";
import { circlesInCharge } from "../act/moderation.queries.ts";
import { appealLink, reasonOf, throwConflict } from "../act/moderation.rules.ts";
import { canSeeCases, type Scope } from "../report/report.queries.ts";
import {
  answeredBy,
  countPostsInReview,
  countThreadsInReview,
  mentionedIn,
  postsInReview,
  threadsInReview,
} from "./review.queries.ts";

/** What someone reviews: everything, or their own circles' texts. @throws RequestError 403 when nothing */
export async function reviewScope(db: Db, viewer: Viewer): Promise<Scope> {
  const scope = hasPermission(viewer, "review.handle") ? "all" : await circlesInCharge(db, viewer);
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

/** What follows from decisions once all of them are written. */
interface Decided {
  moved?: MovedThread;
  events: MemberEvent[];
  /** What the authors are told, and those whom a text that is shown now mentions or answers. */
  notices: SystemNotice[];
  told: Notice[];
}

async function decideThread(tx: Db, decision: Decision): Promise<Decided> {
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
  const mentioned = value === 1 ? await mentionedIn(tx, id) : [];
  return {
    moved,
    events: value === 1 ? [{ kind: "posted", userId: authorId, key: `thread:${id}` }] : [],
    notices: was === REFUSED ? [] : [notice],
    told: mentioned.map((userId) => ({ userId, kind: "mention", actorId: authorId, threadId: id, excerpt })),
  };
}

async function decidePost(tx: Db, decision: Decision): Promise<Decided> {
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
  const answered = value === 1 ? await answeredBy(tx, id) : undefined;
  const told = new Set(
    [answered?.threadAuthorId, answered?.replyToUserId ?? answered?.rootAuthorId].filter(
      (one) => one != null,
    ),
  );
  return {
    events: value === 1 ? [{ kind: "commented", userId: authorId, key: `post:${id}`, otherId }] : [],
    notices: was === REFUSED ? [] : [notice],
    told: [...told].map((userId) => {
      return { userId, kind: "reply", actorId: authorId, threadId, postId: id, excerpt };
    }),
  };
}

/**
 * Shows or refuses a text that waits, or shows one that was refused, in the caller's transaction, which lets `conclude`
 * follow.
 * @throws RequestError 404, 403 outside the scope, 409 when it is not what it was
 */
export const decideText = (tx: Db, decision: Decision): Promise<Decided> =>
  (decision.kind === "thread" ? decideThread : decidePost)(tx, decision);

/**
 * Brings about what follows from decisions, together: members, accounts and unread counts come after every text and
 * place, each in order.
 * @returns moves the site's totals: the last write of the transaction
 */
export async function conclude(
  tx: Db,
  clock: Clock,
  decided: readonly Decided[],
): Promise<() => Promise<void>> {
  const day = clock.day(clock.now());
  await applyMemberEvents(
    tx,
    decided.flatMap(({ events }) => events.map((event) => ({ ...event, day }))),
    decided.flatMap(({ notices }) => notices),
  );
  await notifyAll(
    tx,
    decided.flatMap(({ told }) => told),
  );
  return async () => {
    for (const { moved } of decided) if (moved) await countMovedOnSite(tx, moved);
  };
}

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
      const decided = await decideText(tx, { viewer, scope, kind, id, value, reason });
      const count = await conclude(tx, clock, [decided]);
      await count();
    });
  },
} satisfies Pick<Handlers, "reviewList" | "reviewDecide">;
