import type { AuditAction } from "@lenscape/api/types";
import { audit } from "../../../core/audit.ts";
import { notFound, RequestError } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import type { Viewer } from "../../../core/viewer.ts";
import { SECTION } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import {
  activityTexts,
  cancelActivity,
  countForPlaces,
  countForSite,
  countMovedOnSite,
  DELETED,
  findNotifiedOf,
  type GovernedPost,
  type GovernedThread,
  movePost,
  moveThread,
  NORMAL,
  TAKEN_DOWN,
} from "../../content/index.ts";
import {
  removeNotifications,
  type SystemNotice,
  sendNoticeOfMember,
  sendSystemNotice,
  subtractUnread,
} from "../../notifications/index.ts";
import { emitMemberEvent } from "../../rewards/index.ts";
import { lockPlace, markThread, placeThread, setThreadMark, stickPost } from "./moderation.queries.ts";
import { appealLink, moderationTexts, throwConflict } from "./moderation.rules.ts";

/*
 * Moderation actions in the caller's transaction. They are idempotent: an action that changes nothing is
 * neither audited nor notified. The caller checks permissions.
 */

const threadLink = (threadId: string) => ({
  link: `/pages/content/postdetail?threadId=${threadId}`,
  linkText: "查看帖子",
});

const toReasonSuffix = (reason: string) => reason && `，原因：${reason}`;

const nameOf = ({ title, excerpt }: { title?: string; excerpt: string }) => `「${title || excerpt}」`;

/** Writes the audit entry of an action on a thread. Notifies the author unless the author is the viewer. */
async function record(
  tx: Db,
  viewer: Viewer,
  thread: GovernedThread,
  act: { action: AuditAction; reason: string; title: string; kind?: SystemNotice["kind"]; detail?: object },
  isRemoval = false,
): Promise<void> {
  const { action, reason, title, kind = "moderation", detail } = act;
  const auditId = await audit(tx, {
    actorId: viewer.id,
    action,
    targetType: "thread",
    targetId: thread.id,
    reason,
    detail: { authorId: thread.authorId, title: thread.title, excerpt: thread.excerpt, ...detail },
  });
  if (viewer.id === thread.authorId) return;
  await sendSystemNotice(tx, {
    userId: thread.authorId,
    kind,
    title,
    content: `${nameOf(thread)}${toReasonSuffix(reason)}`,
    ...(isRemoval ? appealLink(auditId) : threadLink(thread.id)),
  });
}

/** Writes a mark that was set or cleared to the audit log and notifies the author. */
const recordMark = (
  tx: Db,
  viewer: Viewer,
  thread: GovernedThread,
  on: boolean,
  act: { action: AuditAction; reason: string; title: string },
) =>
  record(tx, viewer, thread, {
    ...act,
    kind: on ? "honor" : "moderation",
    detail: { value: on ? 1 : 0 },
  });

/**
 * Returns the status that an appeal restores. A text that was hidden by reports returns to normal, because no
 * moderator had reviewed it.
 */
const statusToRestore = (was: number, removedBy: string | null): number =>
  was === TAKEN_DOWN && removedBy === null ? NORMAL : was;

/** Soft-deletes a thread (ruling 14). */
export async function deleteThread(tx: Db, viewer: Viewer, thread: GovernedThread, reason: string) {
  const moved = await moveThread(tx, thread.id, {
    from: [0, NORMAL, 2, TAKEN_DOWN],
    to: DELETED,
    by: viewer.id,
    reason,
  });
  if (!moved) return;
  await cancelActivity(tx, thread, reason || activityTexts.deleted, new Date());
  if (viewer.id !== thread.authorId) {
    const title = "你的帖子已被删除";
    const detail = { was: statusToRestore(moved.was, thread.removedBy) };
    await record(tx, viewer, thread, { action: "thread.del", reason, title, detail }, true);
  }
  await countMovedOnSite(tx, moved);
}

/** Removes the notifications of a comment that its author deleted, and of its likes. */
async function removePostNotifications(tx: Db, { id, threadId, authorId }: GovernedPost): Promise<void> {
  const about = { threadId, postId: id };
  const replies = (await findNotifiedOf(tx, id)).map(
    (userId) => ({ userId, kind: "reply", actorId: authorId, ...about }) as const,
  );
  const likes = { userId: authorId, kind: "like", ...about } as const;
  await subtractUnread(tx, await removeNotifications(tx, [...replies, likes]));
}

/** Soft-deletes a comment. */
export async function deletePost(tx: Db, viewer: Viewer, post: GovernedPost, reason: string) {
  const moved = await movePost(tx, post.id, post.threadId, {
    from: [0, NORMAL, 2, TAKEN_DOWN],
    to: DELETED,
    by: viewer.id,
    reason,
  });
  if (!moved) return;
  if (viewer.id === post.authorId) return removePostNotifications(tx, post);
  const was = statusToRestore(moved.status, post.removedBy);
  const auditId = await audit(tx, {
    actorId: viewer.id,
    action: "thread.delpost",
    targetType: "post",
    targetId: post.id,
    reason,
    detail: { authorId: post.authorId, threadId: post.threadId, excerpt: post.excerpt, was },
  });
  await sendSystemNotice(tx, {
    userId: post.authorId,
    kind: "moderation",
    title: "你的评论已被删除",
    content: `${nameOf(post)}，原因：${reason}`,
    ...appealLink(auditId),
  });
}

/** Hides or restores a thread. @throws RequestError 409 if it is neither normal nor taken down */
export async function showThread(
  tx: Db,
  viewer: Viewer,
  thread: GovernedThread,
  visible: boolean,
  reason: string,
) {
  const own = viewer.id === thread.authorId;
  // A moderator can also take down a thread that its author has hidden, so that the author cannot restore it.
  const overridesAuthor = !visible && !own && thread.removedBy === thread.authorId;
  const moved = await moveThread(tx, thread.id, {
    from: visible ? [TAKEN_DOWN] : overridesAuthor ? [NORMAL, TAKEN_DOWN] : [NORMAL],
    to: visible ? NORMAL : TAKEN_DOWN,
    by: viewer.id,
    reason,
  });
  if (!moved) {
    if (thread.status !== (visible ? NORMAL : TAKEN_DOWN)) throwConflict();
    return;
  }
  if (!own) {
    const title = visible ? "你的帖子已恢复展示" : "你的帖子已被下架";
    const action = visible ? "thread.display" : "thread.undershelf";
    await record(tx, viewer, thread, { action, reason, title }, !visible);
  }
  await countMovedOnSite(tx, moved);
}

const sticky = {
  sticky: { mark: "groupSticky", name: "分组置顶" },
  site: { mark: "siteSticky", name: "全站置顶" },
  stickycircle: { mark: "circleSticky", name: "圈子置顶" },
} as const;

/** Sets or clears the sticky flag of a thread in its group, on the site or in its circle. */
export async function stickThread(
  tx: Db,
  viewer: Viewer,
  thread: GovernedThread,
  act: keyof typeof sticky,
  on: boolean,
  reason: string,
) {
  const { mark, name } = sticky[act];
  if (!(await markThread(tx, thread.id, mark, on))) return;
  const title = on ? `你的帖子已${name}` : `你的帖子已取消${name}`;
  await recordMark(tx, viewer, thread, on, { action: `thread.${act}`, reason, title });
}

/** Sets or clears the essence mark of a thread. */
export async function essenceThread(
  tx: Db,
  viewer: Viewer,
  thread: GovernedThread,
  on: boolean,
  reason: string,
  clock: Clock,
) {
  if (!(await setThreadMark(tx, thread.id, "essenceAt", on))) return;
  if (on)
    await emitMemberEvent(tx, clock, {
      kind: "essence",
      userId: thread.authorId,
      key: `thread:${thread.id}`,
    });
  const title = on ? "你的帖子被加精" : "你的帖子已取消精华";
  await recordMark(tx, viewer, thread, on, { action: "thread.essence", reason, title });
  await countForSite(tx, "threads.essence", on ? 1 : -1);
}

const guidance = {
  pact: { mark: "pactAt", name: "社区公约" },
  guide: { mark: "guideAt", name: "新手指南" },
} as const;

/** Sets or clears the pact mark or the guide mark of a thread. */
export async function guideThread(
  tx: Db,
  viewer: Viewer,
  thread: GovernedThread,
  act: keyof typeof guidance,
  on: boolean,
  reason: string,
) {
  const { mark, name } = guidance[act];
  if (!(await setThreadMark(tx, thread.id, mark, on))) return;
  const title = on ? `你的帖子已列入${name}` : `你的帖子已移出${name}`;
  await recordMark(tx, viewer, thread, on, { action: `thread.${act}`, reason, title });
}

/** Adds a thread to the picks or removes it. A picked thread without a group is moved to the group of the picks. */
export async function pickThread(
  tx: Db,
  viewer: Viewer,
  thread: GovernedThread,
  on: boolean,
  groupId: string | undefined,
  reason: string,
) {
  const place = await lockPlace(tx, thread.id);
  if (!place || !(await setThreadMark(tx, thread.id, "cherrypickAt", on))) return;
  const to = on ? (groupId ?? place.groupId ?? SECTION.picks) : place.groupId;
  // A thread removed from the picks also leaves the group of the picks.
  await moveToGroup(tx, thread.id, place, on ? to : to === SECTION.picks ? null : to);
  const title = on ? "你的帖子入选精选" : "你的帖子已移出精选";
  await recordMark(tx, viewer, thread, on, { action: "thread.cherrypick", reason, title });
}

type Place = NonNullable<Awaited<ReturnType<typeof lockPlace>>>;

async function moveToGroup(tx: Db, threadId: string, from: Place, groupId: string | null) {
  if (from.groupId === groupId) return;
  const interactions = from.replyCount + from.likeCount;
  await placeThread(tx, threadId, { circleId: from.circleId, groupId }, { circle: false, group: true });
  await countForPlaces(
    tx,
    { circleId: null, groupId: from.groupId },
    { threads: -1, interactions: -interactions },
  );
  await countForPlaces(tx, { circleId: null, groupId }, { threads: 1, interactions });
}

/** Moves a thread to another circle or group and updates their counters. */
export async function relocateThread(
  tx: Db,
  viewer: Viewer,
  thread: GovernedThread,
  to: { circleId?: string | null; groupId?: string | null; circleName: string },
  reason: string,
) {
  const from = (await lockPlace(tx, thread.id)) ?? throwConflict();
  const place = { circleId: to.circleId ?? from.circleId, groupId: to.groupId ?? from.groupId };
  const leaves = { circle: place.circleId !== from.circleId, group: place.groupId !== from.groupId };
  if (!leaves.circle && !leaves.group) return;
  const interactions = from.replyCount + from.likeCount;
  await placeThread(tx, thread.id, place, leaves);
  const out = { circleId: leaves.circle ? from.circleId : null, groupId: leaves.group ? from.groupId : null };
  const into = {
    circleId: leaves.circle ? place.circleId : null,
    groupId: leaves.group ? place.groupId : null,
  };
  // Sorted by circle ID, because two moves in opposite directions would deadlock otherwise.
  const moves = [
    { at: out, change: { threads: -1, interactions: -interactions } },
    { at: into, change: { threads: 1, interactions } },
  ].sort((a, b) => Number(BigInt(a.at.circleId ?? 0) - BigInt(b.at.circleId ?? 0)));
  for (const { at, change } of moves) await countForPlaces(tx, at, change);
  await record(tx, viewer, thread, {
    action: "thread.move",
    reason,
    title: to.circleName ? `你的帖子已移到「${to.circleName}」` : "你的帖子已移动",
    detail: { from: { circleId: from.circleId, groupId: from.groupId }, to: place },
  });
}

/** Sets or clears the sticky flag of a comment. @throws RequestError 404 for a reply */
export async function stickComment(tx: Db, viewer: Viewer, post: GovernedPost, on: boolean, reason: string) {
  if (post.rootId !== null || post.status !== NORMAL) notFound();
  if (!(await stickPost(tx, post.id, on))) return;
  // Sticky comments of the thread's author are not moderation, so they are not audited.
  if (viewer.id !== post.threadAuthorId) {
    await audit(tx, {
      actorId: viewer.id,
      action: "thread.poststicky",
      targetType: "post",
      targetId: post.id,
      reason,
      detail: { authorId: post.authorId, threadId: post.threadId, excerpt: post.excerpt, value: on ? 1 : 0 },
    });
  }
  // The comment's author is not notified when the thread's author clears the flag.
  if (viewer.id === post.authorId || (!on && viewer.id === post.threadAuthorId)) return;
  const notice = {
    userId: post.authorId,
    kind: on ? ("honor" as const) : ("moderation" as const),
    title: on ? "你的评论被置顶" : "你的评论已取消置顶",
    content: `${nameOf(post)}${toReasonSuffix(reason)}`,
    ...threadLink(post.threadId),
  };
  const byThreadAuthor = viewer.id === post.threadAuthorId;
  await (byThreadAuthor ? sendNoticeOfMember(tx, viewer.id, notice) : sendSystemNotice(tx, notice));
}

/** @throws RequestError 409 because the same proposal is pending */
export function throwAlreadyProposed(): never {
  throw new RequestError(409, moderationTexts.proposed);
}
