import type { Handlers } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitCalls } from "../../../core/rate.ts";
import { notFound } from "../../../core/request-error.ts";
import { startOfDay } from "../../../core/time.ts";
import { topicFeedTotal } from "../thread/thread-list.queries.ts";
import {
  countFollowedTopics,
  countTopicFollow,
  countTopics,
  deleteTopicFollow,
  insertTopicFollow,
  listFollowedTopics,
  listTopics,
  lockTopic,
  markTopicSeen,
  relatedTopicIds,
  topicById,
  topicSince,
  topicsByIds,
  topicsNamed,
  topicWriters,
} from "./topic.queries.ts";

/** Topics: the list with its search, the ranking by views, one topic, and following them (API-063 to API-065). */
export const topicHandlers = {
  async topicList({ db, query }) {
    const { limit, offset } = pageOf(query);
    const where = topicsNamed(query.keyWord ?? "");
    const [rows, total] = await Promise.all([
      listTopics(db, where, query.orderByColumn ?? "view_count", limit, offset),
      countTopics(db, where),
    ]);
    return { rows, total };
  },

  async topicStatistics({ db, query }) {
    const { limit, offset } = pageOf(query);
    const [rows, total] = await Promise.all([
      listTopics(db, undefined, query.orderByColumn ?? "view_count", limit, offset),
      countTopics(db, undefined),
    ]);
    return { rows, total };
  },

  async topicDetail({ db, views, path }) {
    const topic = (await topicById(db, path.topicId)) ?? notFound();
    views.add("topics", topic.id);
    return topic;
  },

  async topicInsight({ db, clock, query: { topicId } }) {
    const [today, writers, related, essenceCount] = await Promise.all([
      topicSince(db, topicId, startOfDay(clock)),
      topicWriters(db, topicId),
      relatedTopicIds(db, topicId),
      topicFeedTotal(db, topicId, { isessence: 1 }),
    ]);
    return {
      essenceCount,
      todayCount: today.threads,
      participantCount: today.authors,
      writers,
      related: await topicsByIds(db, related),
    };
  },

  async topicFollow({ db, viewer, limits, body: { topicId, value } }) {
    await limitCalls(db, limits.follow, viewer.id, "操作太频繁，请稍后再试");
    const followCount = await db.transaction(async (tx) => {
      const topic = (await lockTopic(tx, topicId)) ?? notFound();
      const change = value === 1 ? insertTopicFollow : deleteTopicFollow;
      if (!(await change(tx, viewer.id, topicId))) return topic.followCount;
      return countTopicFollow(tx, topicId, value === 1 ? 1 : -1);
    });
    return { value, followCount };
  },

  async topicMine({ db, viewer, query }) {
    const { limit, offset } = pageOf(query);
    const [rows, total] = await Promise.all([
      listFollowedTopics(db, viewer.id, limit, offset),
      countFollowedTopics(db, viewer.id),
    ]);
    return { rows, total };
  },

  async topicSeen({ db, viewer, body: { topicId } }) {
    await markTopicSeen(db, viewer.id, topicId);
  },
} satisfies Pick<
  Handlers,
  "topicList" | "topicStatistics" | "topicDetail" | "topicInsight" | "topicFollow" | "topicMine" | "topicSeen"
>;
