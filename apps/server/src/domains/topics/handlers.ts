import { normalizeForSearch } from "@lenscape/richtext/search";
import type { Handlers } from "../../contract/handler.ts";
import { pageOf } from "../../core/paging.ts";
import { notFound } from "../../core/refusal.ts";
import { countTopics, listTopics, topicById, topicsNamed } from "./queries.ts";

/** Topics: the list with its search, the ranking by views, one topic (API-063 to API-065). */
export const topicHandlers = {
  async topicList({ db, query }) {
    const { limit, offset } = pageOf(query);
    const keyword = (query.keyWord ?? "").replace(/[#＃]/g, "").trim();
    const where = topicsNamed(keyword, normalizeForSearch(keyword));
    const [rows, total] = await Promise.all([
      listTopics(db, where, query.orderByColumn ?? "view_count", limit, offset),
      countTopics(db, where),
    ]);
    return { rows, total };
  },

  async topicStatistics({ db, query }) {
    const { limit, offset } = pageOf(query);
    const [rows, total] = await Promise.all([
      listTopics(db, undefined, "view_count", limit, offset),
      countTopics(db, undefined),
    ]);
    return { rows, total };
  },

  async topicDetail({ db, views, path }) {
    const topic = (await topicById(db, path.topicId)) ?? notFound();
    views.add("topics", topic.id);
    return topic;
  },
} satisfies Pick<Handlers, "topicList" | "topicStatistics" | "topicDetail">;
