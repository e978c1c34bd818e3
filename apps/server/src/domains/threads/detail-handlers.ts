import type { Handlers } from "../../contract/handler.ts";
import { notFound } from "../../core/refusal.ts";
import { threadFavorites, threadLikes } from "../../db/schema/index.ts";
import { standingIn } from "../circles/queries.ts";
import { followedTopics } from "../topics/queries.ts";
import { followedUsers, likedPosts, markedThreads } from "./act-queries.ts";
import { threadById } from "./row-queries.ts";
import { toWholeThread } from "./rows.ts";
import { mayRemove } from "./rules.ts";
import { moderates } from "./write-queries.ts";

const nobody = { isLike: false, isFavorite: false, isFollow: false, isMutual: false, mayDo: [] };

/** A thread for anyone and for a viewer (ruling 21), and what many things are to a viewer. */
export const detailHandlers = {
  async threadDetail({ db, clock, views, query }) {
    const row = (await threadById(db, query.threadId)) ?? notFound();
    views.add("threads", row.id);
    return toWholeThread(db, clock, row);
  },

  async threadDetailV2({ db, clock, views, viewer, query }) {
    const row = (await threadById(db, query.threadId)) ?? notFound();
    views.add("threads", row.id);
    const thread = await toWholeThread(db, clock, row);
    if (!viewer) return { thread, viewer: nobody };
    const authorId = row.author.userId;
    const [liked, favorited, followed, inCharge] = await Promise.all([
      markedThreads(db, threadLikes, viewer.id, [row.id]),
      markedThreads(db, threadFavorites, viewer.id, [row.id]),
      followedUsers(db, viewer.id, [authorId]),
      moderates(db, viewer.id, row.circleId),
    ]);
    const removable = mayRemove(viewer, { authorId, authorRank: row.authorRank }, "thread.hide", inCharge);
    return {
      thread,
      viewer: {
        isLike: liked.length > 0,
        isFavorite: favorited.length > 0,
        isFollow: followed.length > 0,
        isMutual: followed[0]?.isMutual ?? false,
        mayDo: removable ? ["del"] : [],
      },
    };
  },

  async viewerState({ db, viewer, body }) {
    const { threadIds = [], postIds = [], userIds = [], topicIds = [], circleIds = [] } = body;
    const [likedThreadIds, favoritedThreadIds, likedPostIds, followed, followedTopicIds, circles] =
      await Promise.all([
        markedThreads(db, threadLikes, viewer.id, threadIds),
        markedThreads(db, threadFavorites, viewer.id, threadIds),
        likedPosts(db, viewer.id, postIds),
        followedUsers(db, viewer.id, userIds),
        followedTopics(db, viewer.id, topicIds),
        standingIn(db, viewer.id, circleIds),
      ]);
    return {
      likedThreadIds,
      favoritedThreadIds,
      likedPostIds,
      followedUserIds: followed.map((row) => row.id),
      mutualUserIds: followed.filter((row) => row.isMutual).map((row) => row.id),
      followedTopicIds,
      joinedCircleIds: circles.joined,
      waitingCircleIds: circles.waiting,
    };
  },
} satisfies Pick<Handlers, "threadDetail" | "threadDetailV2" | "viewerState">;
