import { and, eq, type SQL, sql } from "drizzle-orm";
import { authorColumns } from "../../../core/author.ts";
import { idList, isAmong } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { circles, polls, questions, threads, userGroups, users } from "../../../db/schema/index.ts";
import { labelColumns } from "../../../db/schema/thread-fields.ts";
import { answerCount } from "../question/question.queries.ts";
import { isNormal } from "./thread-feed.queries.ts";

/** Visible topics of a thread in their order. */
const topicList = sql<{ id: string; content: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id::text, 'content', t.content) order by tt.position), '[]')
  from thread_topics tt join topics t on t.id = tt.topic_id and t.is_show where tt.thread_id = ${threads.id})`;

/** Members mentioned in a thread. */
const friendList = sql<{ userId: string; nickname: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('userId', u.id::text, 'nickname', u.nickname) order by u.id), '[]')
  from thread_mentions m join users u on u.id = m.user_id where m.thread_id = ${threads.id})`;

const threadColumns = {
  id: threads.id,
  title: threads.title,
  excerpt: threads.excerpt,
  classify: threads.classify,
  images: threads.images,
  videos: threads.videos,
  hasImage: threads.hasImage,
  ...labelColumns(),
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
  topicList,
  friendList,
};

const rowsOfThreads = prepared("thread_rows", (db) =>
  db
    .select(threadColumns)
    .from(threads)
    .innerJoin(users, eq(users.id, threads.authorId))
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .leftJoin(circles, eq(circles.id, threads.circleId))
    .leftJoin(polls, eq(polls.threadId, threads.id))
    .leftJoin(questions, eq(questions.threadId, threads.id))
    .where(and(isNormal, isAmong(threads.id, sql.placeholder("ids")))),
);

/** Reads the normal threads among `ids` with author and circle, in no particular order and without their content. */
export async function threadRows(db: Db, ids: string[]) {
  return rowsOfThreads(db).execute({ ids: idList(ids) });
}

export type ThreadRow = Awaited<ReturnType<typeof threadRows>>[number];

const wholeThread = (db: Db, condition: SQL | undefined) =>
  db
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
    .where(and(condition, eq(threads.id, sql.placeholder("id"))));

const wholeThreads = {
  normal: prepared("whole_thread", (db) => wholeThread(db, isNormal)),
  any: prepared("whole_thread_any", (db) => wholeThread(db, undefined)),
};

/** Finds a thread with its content: a normal thread, or with `any` a thread in any status. */
export async function threadById(db: Db, threadId: string, status: "normal" | "any" = "normal") {
  const [row] = await wholeThreads[status](db).execute({ id: threadId });
  return row;
}
