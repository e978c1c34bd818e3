import type { Handlers } from "../../../contract/handler.ts";
import { type Page, pageOf } from "../../../core/paging.ts";
import { badInput, notFound } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { threadFavorites, threadLikes } from "../../../db/schema/index.ts";
import { threadTexts } from "./thread.rules.ts";
import { toThreads } from "./thread.view.ts";
import { listFeed } from "./thread-feed.queries.ts";
import { feedIds, storedTotal } from "./thread-list.queries.ts";
import {
  countCommentLikes,
  countOwnPosts,
  countReactedThreads,
  countUnpublishedThreads,
  hidesFavorites,
  listCommentLikes,
  listOwnPosts,
  listUnpublishedThreads,
  type ReactionTable,
  reactedThreadIds,
} from "./thread-own.queries.ts";

/** Lists one page of the threads that a member liked or added to their favourites, latest first. */
async function listReactedThreads(
  db: Db,
  clock: Clock,
  reactions: ReactionTable,
  userId: string,
  page: Page,
) {
  const [ids, total] = await Promise.all([
    reactedThreadIds(db, reactions, userId, page),
    countReactedThreads(db, reactions, userId),
  ]);
  return { rows: await toThreads(db, clock, ids), total };
}

/** Handlers for a member's own threads, likes, favourites, comments and received likes (API-045 to API-052). */
export const ownHandlers = {
  async myThreads({ db, clock, viewer, query }) {
    const page = pageOf(query);
    if (query.type === 1) return listReactedThreads(db, clock, threadLikes, viewer.id, page);
    if (query.type === 3) return listReactedThreads(db, clock, threadFavorites, viewer.id, page);
    const [ids, total] = await Promise.all([
      feedIds(db, listFeed({ userId: viewer.id }, "posted_at", "desc"), page),
      storedTotal(db, "author", viewer.id),
    ]);
    return { rows: await toThreads(db, clock, ids), total };
  },

  async heldThreadList({ db, clock, viewer, query }) {
    const [rows, total] = await Promise.all([
      listUnpublishedThreads(db, viewer.id, pageOf(query)),
      countUnpublishedThreads(db, viewer.id),
    ]);
    return {
      rows: rows.map(({ postedAt, why, ...row }) => ({
        ...row,
        why: why ?? "",
        postedAt: clock.format(postedAt),
      })),
      total,
    };
  },

  thumbupList: ({ db, clock, viewer, query }) =>
    listReactedThreads(db, clock, threadLikes, viewer.id, pageOf(query)),

  async favoriteList({ db, clock, viewer, query }) {
    const userId = query.userId ?? viewer.id;
    const hidden = (await hidesFavorites(db, userId)) ?? notFound();
    if (hidden && userId !== viewer.id) badInput(threadTexts.favoritesHidden, "HIDDEN_BY_OWNER");
    return listReactedThreads(db, clock, threadFavorites, userId, pageOf(query));
  },

  async myPostList({ db, clock, viewer, query }) {
    const [rows, total] = await Promise.all([
      listOwnPosts(db, viewer.id, pageOf(query)),
      countOwnPosts(db, viewer.id),
    ]);
    return {
      rows: rows.map(({ createdAt, ...row }) => ({ ...row, postedAt: clock.format(createdAt) })),
      total,
    };
  },

  async commentLikeList({ db, clock, viewer, query }) {
    const [rows, total] = await Promise.all([
      listCommentLikes(db, viewer.id, pageOf(query)),
      countCommentLikes(db, viewer.id),
    ]);
    return {
      rows: rows.map(({ userId, nickname, avatar, isStaff, likedAt, ...row }) => ({
        ...row,
        id: `${userId}-${row.postId}`,
        user: { userId, nickname, avatar, isStaff },
        likedAt: clock.format(new Date(likedAt)),
      })),
      total,
    };
  },
} satisfies Pick<
  Handlers,
  "myThreads" | "heldThreadList" | "thumbupList" | "favoriteList" | "myPostList" | "commentLikeList"
>;
