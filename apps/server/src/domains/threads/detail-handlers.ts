import type { Handlers } from "../../contract/handler.ts";
import { notFound } from "../../core/request-error.ts";
import type { Services } from "../../core/services.ts";
import type { Clock } from "../../core/time.ts";
import type { Db } from "../../db/client.ts";
import { threadFavorites, threadLikes } from "../../db/schema/index.ts";
import { standingIn } from "../circles/queries.ts";
import { cardsFor } from "../links/queries.ts";
import { governedThread } from "../moderation/queries.ts";
import { permissionFor } from "../moderation/rules.ts";
import { allowedActs, marksOf } from "../moderation/standing.ts";
import { emitMemberEvent } from "../points/events.ts";
import { tippedAmount } from "../points/queries.ts";
import { followedTopics } from "../topics/queries.ts";
import { signUploadUrls } from "../uploads/queries.ts";
import { followedUsers, likedPosts, markedThreads } from "./act-queries.ts";
import { threadById } from "./row-queries.ts";
import { toWholeThread } from "./rows.ts";
import { DELETED, NORMAL } from "./rules.ts";

const nobody = {
  isLike: false,
  isFavorite: false,
  isFollow: false,
  isMutual: false,
  tipped: 0,
  mayDo: [],
  marks: [],
  revision: 0,
  status: 1 as const,
  why: "",
};

type WholeRow = NonNullable<Awaited<ReturnType<typeof threadById>>>;

/** A whole thread with the cards of the links in it. */
async function withLinks({ db, clock, config }: Services, row: WholeRow) {
  const thread = await toWholeThread(db, clock, row);
  const linkList = await cardsFor({ db, config }, thread.content);
  return { ...thread, ...(linkList.length > 0 && { linkList }) };
}

/** Tells what counts it that a member has opened a thread. */
const browse = (db: Db, clock: Clock, userId: string, threadId: string) =>
  db.transaction((tx) => emitMemberEvent(tx, clock, { kind: "browsed", userId, key: `thread:${threadId}` }));

/** A thread for anyone and for a viewer (ruling 21), and what many things are to a viewer. */
export const detailHandlers = {
  async threadDetail(context) {
    const { db, views, query } = context;
    const row = (await threadById(db, query.threadId)) ?? notFound();
    views.add("threads", row.id);
    return withLinks(context, row);
  },

  async threadDetailV2(context) {
    const { db, clock, views, viewer, query } = context;
    const [row, governed] = await Promise.all([
      threadById(db, query.threadId, "any"),
      viewer ? governedThread(db, query.threadId, viewer.id) : undefined,
    ]);
    if (!row || row.status === DELETED) notFound();
    const mayDo = viewer && governed ? allowedActs(viewer, governed) : [];
    // What is not shown to everybody is shown to its author, and to those who decide about such.
    const decides = viewer && governed && permissionFor(viewer, "display", governed) === "do";
    if (row.status !== NORMAL && !decides) notFound();
    if (row.status === NORMAL && query.visit !== 0) {
      views.add("threads", row.id);
      if (viewer) await browse(db, clock, viewer.id, row.id);
    }
    const whole = await withLinks(context, row);
    // Its pictures are out of reach for everybody else.
    const thread = row.status === NORMAL ? whole : await signUploadUrls(db, clock, whole, row.author.userId);
    if (!viewer || !governed) return { thread, viewer: nobody };
    const authorId = row.author.userId;
    const [liked, favorited, followed, tipped] = await Promise.all([
      markedThreads(db, threadLikes, viewer.id, [row.id]),
      markedThreads(db, threadFavorites, viewer.id, [row.id]),
      followedUsers(db, viewer.id, [authorId]),
      tippedAmount(db, row.id, viewer.id),
    ]);
    return {
      thread,
      viewer: {
        isLike: liked.length > 0,
        isFavorite: favorited.length > 0,
        isFollow: followed.length > 0,
        isMutual: followed[0]?.isMutual ?? false,
        tipped,
        mayDo,
        marks: marksOf(governed),
        revision: governed.revision,
        status: row.status as 0 | 1 | 2 | 3,
        why: row.status === NORMAL ? "" : (governed.removedReason ?? ""),
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
