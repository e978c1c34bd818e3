import type { Handlers } from "../../contract/handler.ts";
import { badInput, forbidden, notFound } from "../../core/request-error.ts";
import type { Services } from "../../core/services.ts";
import { hasPermission, type Viewer } from "../../core/viewer.ts";
import { threadFavorites, threadLikes } from "../../db/schema/index.ts";
import { notify } from "../notices/queries.ts";
import { emitMemberEvent } from "../points/events.ts";
import {
  addHeat,
  addMark,
  addPostLike,
  addShare,
  likePost,
  removeMark,
  removePostLike,
  threadCounts,
} from "./act-queries.ts";
import { threadTexts } from "./rules.ts";
import { countForPlaces, countForUser } from "./write-queries.ts";

async function likeThread(
  { db, clock }: Services,
  viewer: Viewer,
  threadId: string,
  value: 0 | 1,
): Promise<number> {
  return db.transaction(async (tx) => {
    const changed = await (value === 1 ? addMark : removeMark)(tx, threadLikes, viewer.id, threadId);
    if (!changed) return ((await threadCounts(tx, threadId)) ?? notFound()).likeCount;
    const by = value === 1 ? 1 : -1;
    const thread = (await addHeat(tx, threadId, { like: by })) ?? notFound();
    await countForUser(tx, thread.authorId, { liked: by });
    await countForPlaces(tx, thread, { threads: 0, interactions: by });
    if (value === 1) {
      const { authorId } = thread;
      await emitMemberEvent(tx, clock, {
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
    const changed = await (value === 1 ? addPostLike : removePostLike)(tx, viewer.id, postId);
    const by = !changed ? 0 : value === 1 ? 1 : -1;
    const post = (await likePost(tx, postId, by)) ?? notFound();
    if (by === 0) return post.likeCount;
    const { authorId, threadId, excerpt } = post;
    await countForUser(tx, authorId, { liked: by });
    if (by === 1) {
      await emitMemberEvent(tx, clock, {
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

/** Likes, favourites and shares: each takes the new value and may be repeated. */
export const actHandlers = {
  async threadThumbup(context) {
    const { viewer, body } = context;
    const { threadId, postId, value = 1 } = body;
    if (!hasPermission(viewer, "thread.like")) forbidden();
    if (threadId && !postId) return { value, count: await likeThread(context, viewer, threadId, value) };
    if (postId && !threadId) return { value, count: await likeComment(context, viewer, postId, value) };
    badInput(threadTexts.target);
  },

  async threadFavorite({ db, clock, viewer, body: { threadId, value = 1 } }) {
    const count = await db.transaction(async (tx) => {
      const changed = await (value === 1 ? addMark : removeMark)(tx, threadFavorites, viewer.id, threadId);
      if (!changed) return ((await threadCounts(tx, threadId)) ?? notFound()).favoriteCount;
      const thread = (await addHeat(tx, threadId, { favorite: value === 1 ? 1 : -1 })) ?? notFound();
      if (value === 1) {
        const { authorId } = thread;
        await emitMemberEvent(tx, clock, {
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
      const thread = counts ? await addHeat(tx, threadId, { share: 1 }) : await threadCounts(tx, threadId);
      if (counts)
        await emitMemberEvent(tx, clock, { kind: "shared", userId: viewer.id, key: `thread:${threadId}` });
      return (thread ?? notFound()).shareCount;
    });
    return { value: 1, count };
  },
} satisfies Pick<Handlers, "threadThumbup" | "threadFavorite" | "threadShare">;
