import type { Handlers } from "../../contract/handler.ts";
import { audit } from "../../core/audit.ts";
import { badInput, forbidden, notFound } from "../../core/refusal.ts";
import type { Services } from "../../core/services.ts";
import { may, type Viewer } from "../../core/viewer.ts";
import { threadFavorites, threadLikes } from "../../db/schema/index.ts";
import { notify, tellSystem } from "../notices/queries.ts";
import { happened } from "../points/events.ts";
import {
  addMark,
  addPostLike,
  addShare,
  dropMark,
  dropPostLike,
  heatThread,
  likePost,
  threadCounts,
} from "./act-queries.ts";
import { DELETED, mayRemove, NORMAL, threadTexts } from "./rules.ts";
import {
  countForPlaces,
  countForSite,
  countForUser,
  countTopicsDown,
  moderates,
  removeThread,
  threadToRemove,
} from "./write-queries.ts";

async function likeThread(
  { db, clock }: Services,
  viewer: Viewer,
  threadId: string,
  value: 0 | 1,
): Promise<number> {
  return db.transaction(async (tx) => {
    const changed = await (value === 1 ? addMark : dropMark)(tx, threadLikes, viewer.id, threadId);
    if (!changed) return ((await threadCounts(tx, threadId)) ?? notFound()).likeCount;
    const by = value === 1 ? 1 : -1;
    const thread = (await heatThread(tx, threadId, { like: by })) ?? notFound();
    await countForUser(tx, thread.authorId, { liked: by });
    await countForPlaces(tx, thread, { threads: 0, interactions: by });
    if (value === 1) {
      const { authorId } = thread;
      await happened(tx, clock, {
        kind: "liked",
        userId: viewer.id,
        key: `thread:${threadId}`,
        otherId: authorId,
      });
      await notify(tx, { userId: authorId, kind: "like", actorId: viewer.id, threadId });
    }
    return thread.likeCount;
  });
}

async function likeComment(
  { db, clock }: Services,
  viewer: Viewer,
  postId: string,
  value: 0 | 1,
): Promise<number> {
  return db.transaction(async (tx) => {
    const changed = await (value === 1 ? addPostLike : dropPostLike)(tx, viewer.id, postId);
    const by = !changed ? 0 : value === 1 ? 1 : -1;
    const post = (await likePost(tx, postId, by)) ?? notFound();
    if (by === 0) return post.likeCount;
    const { authorId, threadId, excerpt } = post;
    await countForUser(tx, authorId, { liked: by });
    if (by === 1) {
      await happened(tx, clock, {
        kind: "liked",
        userId: viewer.id,
        key: `post:${postId}`,
        otherId: authorId,
      });
      await notify(tx, { userId: authorId, kind: "like", actorId: viewer.id, threadId, postId, excerpt });
    }
    return post.likeCount;
  });
}

/** Likes, favourites, shares and deletion: each takes the new value and may be repeated. */
export const actHandlers = {
  async threadThumbup(context) {
    const { viewer, body } = context;
    const { threadId, postId, value = 1 } = body;
    if (!may(viewer, "thread.like")) forbidden();
    if (threadId && !postId) return { value, count: await likeThread(context, viewer, threadId, value) };
    if (postId && !threadId) return { value, count: await likeComment(context, viewer, postId, value) };
    badInput(threadTexts.target);
  },

  async threadFavorite({ db, clock, viewer, body: { threadId, value = 1 } }) {
    const count = await db.transaction(async (tx) => {
      const changed = await (value === 1 ? addMark : dropMark)(tx, threadFavorites, viewer.id, threadId);
      if (!changed) return ((await threadCounts(tx, threadId)) ?? notFound()).favoriteCount;
      const thread = (await heatThread(tx, threadId, { favorite: value === 1 ? 1 : -1 })) ?? notFound();
      if (value === 1) {
        const { authorId } = thread;
        await happened(tx, clock, {
          kind: "favorited",
          userId: viewer.id,
          key: `thread:${threadId}`,
          otherId: authorId,
        });
        await notify(tx, { userId: authorId, kind: "favorite", actorId: viewer.id, threadId });
      }
      return thread.favoriteCount;
    });
    return { value, count };
  },

  async threadShare({ db, clock, viewer, body: { threadId } }) {
    const count = await db.transaction(async (tx) => {
      const counts = await addShare(tx, viewer.id, threadId, clock.day(clock.now()));
      const thread = counts ? await heatThread(tx, threadId, { share: 1 }) : await threadCounts(tx, threadId);
      if (counts) await happened(tx, clock, { kind: "shared", userId: viewer.id, key: `thread:${threadId}` });
      return (thread ?? notFound()).shareCount;
    });
    return { value: 1, count };
  },

  async threadDel({ db, viewer, body: { threadId, reason = "" } }) {
    const target = (await threadToRemove(db, threadId)) ?? notFound();
    if (target.status !== NORMAL && target.status !== DELETED) notFound();
    if (!mayRemove(viewer, target, "thread.hide", await moderates(db, viewer.id, target.circleId)))
      forbidden();
    const others = target.authorId !== viewer.id;
    const why = reason.trim();
    if (others && why === "") badInput(threadTexts.reason);
    await db.transaction(async (tx) => {
      const thread = await removeThread(tx, threadId, viewer.id, why);
      if (!thread) return;
      await countTopicsDown(tx, threadId);
      await countForUser(tx, thread.authorId, { threads: -1 });
      await countForPlaces(tx, thread, { threads: -1, interactions: -thread.replyCount - thread.likeCount });
      if (others) {
        const detail = { authorId: target.authorId, title: target.title, excerpt: target.excerpt };
        await audit(tx, {
          actorId: viewer.id,
          action: "thread.del",
          targetType: "thread",
          targetId: threadId,
          reason: why,
          detail,
        });
      }
      await countForSite(tx, "threads", -1);
      if (thread.essenceAt) await countForSite(tx, "threads.essence", -1);
      if (others) {
        const content = `「${target.title || target.excerpt}」，原因：${why}`;
        await tellSystem(tx, {
          userId: target.authorId,
          kind: "moderation",
          title: "你的帖子已被删除",
          content,
        });
      }
    });
  },
} satisfies Pick<Handlers, "threadThumbup" | "threadFavorite" | "threadShare" | "threadDel">;
