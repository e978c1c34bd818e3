import type { Handlers } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitCalls } from "../../../core/rate.ts";
import { notFound } from "../../../core/request-error.ts";
import { startOfDay } from "../../../core/time.ts";
import { topicFeedTotal } from "../thread/thread-list.queries.ts";
import {
  changeFollowCount,
  countFollowedTopics,
  countSince,
  countTopics,
  deleteTopicFollow,
  findTopic,
  insertTopicFollow,
  listFollowedTopics,
  listRelatedIds,
  listTopics,
  listTopicsById,
  listWriters,
  lockTopic,
  markTopicSeen,
  nameContains,
} from "./topic.queries.ts";

/** Handlers for the list, search and ranking of topics, one topic, and following (API-063 to API-065). */
export const topicHandlers = {
  async topicList({ db, query }) {
    const { limit, offset } = pageOf(query);
    const where = nameContains(query.keyWord ?? "");
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
    const topic = (await findTopic(db, path.topicId)) ?? notFound();
    views.add("topics", topic.id);
    return topic;
  },

  async topicInsight({ db, clock, query: { topicId } }) {
    const [today, writers, related, essenceCount] = await Promise.all([
      countSince(db, topicId, startOfDay(clock)),
      listWriters(db, topicId),
      listRelatedIds(db, topicId),
      topicFeedTotal(db, topicId, { isessence: 1 }),
    ]);
    return {
      essenceCount,
      todayCount: today.threads,
      participantCount: today.authors,
      writers,
      related: await listTopicsById(db, related),
    };
  },

  async topicFollow({ db, viewer, limits, body: { topicId, value } }) {
    await limitCalls(db, limits.follow, viewer.id, "操作太频繁，请稍后再试");
    const followCount = await db.transaction(async (tx) => {
      const topic = (await lockTopic(tx, topicId)) ?? notFound();
      const change = value === 1 ? insertTopicFollow : deleteTopicFollow;
      if (!(await change(tx, viewer.id, topicId))) return topic.followCount;
      return changeFollowCount(tx, topicId, value === 1 ? 1 : -1);
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
