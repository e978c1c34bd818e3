import type { Handlers } from "../../../contract/handler.ts";
import { type Page, pageOf } from "../../../core/paging.ts";
import { badInput, notFound } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { threadFavorites, threadLikes } from "../../../db/schema/index.ts";
import { threadTexts } from "./thread.rules.ts";
import { toThreads } from "./thread.view.ts";
import { listFeed } from "./thread-feed.queries.ts";
import { feedIds, keptTotal } from "./thread-list.queries.ts";
import {
  countCommentLikes,
  countHeldThreads,
  countOwnPosts,
  hidesFavorites,
  listCommentLikes,
  listHeldThreads,
  listOwnPosts,
  type Marks,
  markedIds,
  markedTotal,
} from "./thread-own.queries.ts";

/** One page of the threads that a member liked or added to their favourites, latest first. */
async function listMarked(db: Db, clock: Clock, marks: Marks, userId: string, page: Page) {
  const [ids, total] = await Promise.all([
    markedIds(db, marks, userId, page),
    markedTotal(db, marks, userId),
  ]);
  return { rows: await toThreads(db, clock, ids), total };
}

/** The member's own lists: published, liked, kept, said, and the likes for what they said (API-045 to API-052). */
export const ownHandlers = {
  async myThreads({ db, clock, viewer, query }) {
    const page = pageOf(query);
    if (query.type === 1) return listMarked(db, clock, threadLikes, viewer.id, page);
    if (query.type === 3) return listMarked(db, clock, threadFavorites, viewer.id, page);
    const [ids, total] = await Promise.all([
      feedIds(db, listFeed({ userId: viewer.id }, "posted_at", "desc"), page),
      keptTotal(db, "author", viewer.id),
    ]);
    return { rows: await toThreads(db, clock, ids), total };
  },

  async heldThreadList({ db, clock, viewer, query }) {
    const [rows, total] = await Promise.all([
      listHeldThreads(db, viewer.id, pageOf(query)),
      countHeldThreads(db, viewer.id),
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

  thumbupList: ({ db, clock, viewer, query }) => listMarked(db, clock, threadLikes, viewer.id, pageOf(query)),

  async favoriteList({ db, clock, viewer, query }) {
    const userId = query.userId ?? viewer.id;
    const hidden = (await hidesFavorites(db, userId)) ?? notFound();
    if (hidden && userId !== viewer.id) badInput(threadTexts.favoritesHidden, "HIDDEN_BY_OWNER");
    return listMarked(db, clock, threadFavorites, userId, pageOf(query));
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
