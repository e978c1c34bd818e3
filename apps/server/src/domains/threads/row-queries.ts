import { and, asc, eq } from "drizzle-orm";
import { authorColumns } from "../../core/author.ts";
import { isAmong } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import {
  circles,
  polls,
  questions,
  threadMentions,
  threads,
  threadTopics,
  topics,
  userGroups,
  users,
} from "../../db/schema/index.ts";
import { answerCount } from "../questions/queries.ts";
import { isNormal } from "./feed-queries.ts";

const threadColumns = {
  id: threads.id,
  title: threads.title,
  excerpt: threads.excerpt,
  classify: threads.classify,
  images: threads.images,
  videos: threads.videos,
  hasImage: threads.hasImage,
  deviceName: threads.deviceName,
  placeName: threads.placeName,
  lat: threads.lat,
  lng: threads.lng,
  circle: { id: circles.id, groupName: circles.name },
  groupId: threads.groupId,
  pollId: polls.threadId,
  question: {
    threadId: questions.threadId,
    model: questions.model,
    firmware: questions.firmware,
    acceptedPostId: questions.acceptedPostId,
  },
  answerCount,
  siteSticky: threads.siteSticky,
  groupSticky: threads.groupSticky,
  circleSticky: threads.circleSticky,
  essenceAt: threads.essenceAt,
  pactAt: threads.pactAt,
  guideAt: threads.guideAt,
  likeCount: threads.likeCount,
  replyCount: threads.replyCount,
  favoriteCount: threads.favoriteCount,
  shareCount: threads.shareCount,
  viewCount: threads.viewCount,
  hotScore: threads.hotScore,
  postedAt: threads.postedAt,
  author: authorColumns,
};

/** The normal threads among `ids`, with author and circle, in no order; without their text. */
export async function threadRows(db: Db, ids: string[]) {
  return db
    .select(threadColumns)
    .from(threads)
    .innerJoin(users, eq(users.id, threads.authorId))
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .leftJoin(circles, eq(circles.id, threads.circleId))
    .leftJoin(polls, eq(polls.threadId, threads.id))
    .leftJoin(questions, eq(questions.threadId, threads.id))
    .where(and(isNormal, isAmong(threads.id, ids)));
}

export type ThreadRow = Awaited<ReturnType<typeof threadRows>>[number];

/** One thread with its text: a normal one, or one in any status. */
export async function threadById(db: Db, threadId: string, which: "normal" | "any" = "normal") {
  const [row] = await db
    .select({
      ...threadColumns,
      content: threads.content,
      status: threads.status,
      editedAt: threads.editedAt,
      revision: threads.revision,
    })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.authorId))
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .leftJoin(circles, eq(circles.id, threads.circleId))
    .leftJoin(polls, eq(polls.threadId, threads.id))
    .leftJoin(questions, eq(questions.threadId, threads.id))
    .where(and(which === "normal" ? isNormal : undefined, eq(threads.id, threadId)));
  return row;
}

/** The topics of several threads that are shown, in the order they were given. */
export async function topicsOf(db: Db, threadIds: string[]) {
  return db
    .select({ threadId: threadTopics.threadId, id: topics.id, content: topics.content })
    .from(threadTopics)
    .innerJoin(topics, and(eq(topics.id, threadTopics.topicId), topics.isShow))
    .where(isAmong(threadTopics.threadId, threadIds))
    .orderBy(asc(threadTopics.threadId), asc(threadTopics.position));
}

/** The members mentioned in several threads. */
export async function friendsOf(db: Db, threadIds: string[]) {
  return db
    .select({ threadId: threadMentions.threadId, userId: users.id, nickname: users.nickname })
    .from(threadMentions)
    .innerJoin(users, eq(users.id, threadMentions.userId))
    .where(isAmong(threadMentions.threadId, threadIds))
    .orderBy(asc(threadMentions.threadId), asc(threadMentions.userId));
}
