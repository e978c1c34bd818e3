import type { ThreadAbout } from "@lenscape/api/types";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { counter, createdAt, id, moment, NO_TEXT, ref, shownText } from "./columns.ts";
import { circles, groups } from "./community.ts";
import { users } from "./users.ts";

export interface StoredImage {
  url: string;
  filePath?: string;
  thumbnailUrl?: string;
  width?: number;
  height?: number;
}

export interface StoredVideo {
  url: string;
  picUrl?: string;
}

export const threads = pgTable(
  "threads",
  {
    id: id(),
    authorId: ref()
      .notNull()
      .references(() => users.id),
    /** 0 moment, 1 article, 2 activity. */
    classify: smallint().notNull(),
    /** 0 pending review, 1 normal, 2 refused, 3 removed, 4 deleted. */
    status: smallint().notNull().default(1),
    title: shownText().notNull().default(NO_TEXT),
    /** Sanitised HTML. It is sanitised again when it is read. */
    content: shownText().notNull(),
    /** Plain text of at most 135 characters. */
    excerpt: shownText().notNull(),
    images: jsonb().$type<StoredImage[]>().notNull().default([]),
    videos: jsonb().$type<StoredVideo[]>().notNull().default([]),
    hasImage: boolean().notNull().default(false),
    deviceName: shownText().notNull().default(NO_TEXT),
    /** Place in the author's words. The coordinates are optional and rounded to some hundred metres. */
    placeName: shownText().notNull().default(NO_TEXT),
    lat: doublePrecision(),
    lng: doublePrecision(),
    circleId: ref().references(() => circles.id),
    groupId: ref().references(() => groups.id),
    siteSticky: boolean().notNull().default(false),
    groupSticky: boolean().notNull().default(false),
    circleSticky: boolean().notNull().default(false),
    essenceAt: moment(),
    pactAt: moment(),
    guideAt: moment(),
    cherrypickAt: moment(),
    likeCount: counter(),
    replyCount: counter(),
    favoriteCount: counter(),
    shareCount: counter(),
    viewCount: counter(),
    /** Highest assigned floor; null before the first comment after the column was added. */
    lastFloor: integer(),
    hotScore: counter(),
    /** log10 of the hot score plus time, an order that decays without recomputation. */
    hotRank: doublePrecision().notNull().default(0),
    requestId: text(),
    /** Increases with every edit. An edit names the revision that it is based on. */
    revision: integer().notNull().default(1),
    editedAt: moment(),
    editedBy: ref().references(() => users.id),
    postedAt: createdAt(),
    lastReplyAt: createdAt(),
    removedAt: moment(),
    removedBy: ref().references(() => users.id),
    removedReason: text(),
  },
  (t) => {
    const normal = sql`status = 1`;
    const essence = sql`status = 1 and essence_at is not null`;
    const marked = sql`status = 1 and (essence_at is not null or pact_at is not null or guide_at is not null or cherrypick_at is not null)`;
    return [
      uniqueIndex("threads_request").on(t.authorId, t.requestId),
      index("threads_posted").on(t.siteSticky, t.postedAt, t.id).where(normal),
      index("threads_time").on(t.postedAt, t.id, t.classify).where(normal),
      index("threads_author").on(t.authorId, t.postedAt, t.id).where(normal),
      index("threads_circle_posted").on(t.circleId, t.circleSticky, t.postedAt, t.id).where(normal),
      index("threads_group_posted")
        .on(t.groupId, t.siteSticky, t.groupSticky, t.postedAt, t.id)
        .where(normal),
      index("threads_essence").on(t.essenceAt, t.id).where(essence),
      index("threads_device").on(t.deviceName, t.postedAt, t.id).where(sql`status = 1 and device_name <> ''`),
      // Few threads have a mark, so this index also serves the lists that are sorted by the time of a mark.
      index("threads_marks")
        .on(t.postedAt, t.id, t.classify, t.essenceAt, t.pactAt, t.guideAt, t.cherrypickAt, t.groupId)
        .where(marked),
      // Few threads are pending or removed: for review, for a circle's moderators, and to leave out of a topic's list.
      index("threads_not_shown").on(t.status, t.id, t.circleId).where(sql`status <> 1`),
    ];
  },
);

/** Versions of threads before edits. */
export const threadVersions = pgTable(
  "thread_versions",
  {
    threadId: ref()
      .notNull()
      .references(() => threads.id),
    revision: integer().notNull(),
    title: shownText().notNull(),
    content: shownText().notNull(),
    images: jsonb().$type<StoredImage[]>().notNull(),
    videos: jsonb().$type<StoredVideo[]>().notNull(),
    /** Circle, topics, labels, poll and plan, by their names at that time. Older versions lack newer properties. */
    about: jsonb().$type<Partial<ThreadAbout>>(),
    editorId: ref()
      .notNull()
      .references(() => users.id),
    writtenAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.threadId, t.revision] })],
);

export const threadMentions = pgTable(
  "thread_mentions",
  {
    threadId: ref()
      .notNull()
      .references(() => threads.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.threadId, t.userId] })],
);

export const threadLikes = pgTable(
  "thread_likes",
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    threadId: ref()
      .notNull()
      .references(() => threads.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.threadId] }),
    index("thread_likes_recent").on(t.userId, t.createdAt),
    index("thread_likes_time").on(t.createdAt),
  ],
);

export const threadFavorites = pgTable(
  "thread_favorites",
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    threadId: ref()
      .notNull()
      .references(() => threads.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.threadId] }),
    index("thread_favorites_recent").on(t.userId, t.createdAt),
  ],
);

/**
 * Highlights of members in threads, at most one per paragraph. `anchor` identifies the paragraph by its words, so that
 * highlights of changed paragraphs are not displayed; `revision` is the revision of the thread that was highlighted.
 */
export const threadHighlights = pgTable(
  "thread_highlights",
  {
    threadId: ref()
      .notNull()
      .references(() => threads.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    anchor: text().notNull(),
    revision: integer().notNull(),
    /** Offset in UTF-16 code units, like the length of `quote` on the wire. */
    start: integer().notNull(),
    quote: shownText().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.threadId, t.userId, t.anchor] }),
    index("thread_highlights_member").on(t.userId, t.threadId, t.anchor),
  ],
);

/** Shares, counted once per member, thread and community day. */
export const threadShares = pgTable(
  "thread_shares",
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    threadId: ref()
      .notNull()
      .references(() => threads.id),
    day: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.threadId, t.day] })],
);

export const posts = pgTable(
  "posts",
  {
    id: id(),
    threadId: ref()
      .notNull()
      .references(() => threads.id),
    authorId: ref()
      .notNull()
      .references(() => users.id),
    /** Comment that the reply belongs to; null for a comment itself. */
    rootId: ref().references((): AnyPgColumn => posts.id),
    replyToUserId: ref().references(() => users.id),
    floor: integer().notNull().default(0),
    content: shownText().notNull(),
    excerpt: shownText().notNull(),
    images: jsonb().$type<StoredImage[]>().notNull().default([]),
    sticky: boolean().notNull().default(false),
    /** 0 pending review, 1 normal, 2 refused, 3 removed, 4 deleted. */
    status: smallint().notNull().default(1),
    likeCount: counter(),
    replyCount: counter(),
    requestId: text(),
    createdAt: createdAt(),
    revision: integer().notNull().default(1),
    editedAt: moment(),
    removedAt: moment(),
    removedBy: ref().references(() => users.id),
    removedReason: text(),
  },
  (t) => [
    uniqueIndex("posts_request").on(t.authorId, t.requestId),
    // Finds the highest floor of a thread whose `last_floor` is null.
    index("posts_floor").on(t.threadId, t.floor).where(sql`root_id is null`),
    index("posts_thread_time").on(t.threadId, t.sticky, t.createdAt, t.id).where(sql`root_id is null`),
    index("posts_thread_hot").on(t.threadId, t.sticky, t.likeCount, t.id).where(sql`root_id is null`),
    index("posts_root").on(t.rootId, t.createdAt, t.id).where(sql`root_id is not null`),
    index("posts_author").on(t.authorId, t.createdAt, t.id),
    index("posts_time").on(t.createdAt).where(sql`status = 1`),
    index("posts_review").on(t.id).where(sql`status = 0`),
  ],
);

/** Versions of comments before edits. */
export const postVersions = pgTable(
  "post_versions",
  {
    postId: ref()
      .notNull()
      .references(() => posts.id),
    revision: integer().notNull(),
    content: shownText().notNull(),
    images: jsonb().$type<StoredImage[]>().notNull(),
    writtenAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.revision] })],
);

export const postLikes = pgTable(
  "post_likes",
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    postId: ref()
      .notNull()
      .references(() => posts.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index("post_likes_time").on(t.createdAt),
    index("post_likes_post").on(t.postId, t.createdAt),
  ],
);

export const topics = pgTable(
  "topics",
  {
    id: id(),
    content: shownText().notNull(),
    contentKey: text().notNull(),
    intro: shownText().notNull().default(NO_TEXT),
    cover: text().notNull().default(""),
    viewCount: counter(),
    threadCount: counter(),
    followCount: counter(),
    /** Activity in the topic in the last day and week, written by the ranking job, as is `mark`. */
    dayHeat: counter(),
    weekHeat: counter(),
    /** `hot`, `boom`, `fresh`; empty = none. */
    mark: text().notNull().default(""),
    /** Whether lists contain the topic. The threads of a hidden topic stay. */
    isShow: boolean().notNull().default(true),
    /** Topic that this topic was merged into. Its name redirects there. */
    mergedInto: ref().references((): AnyPgColumn => topics.id),
    createdBy: ref().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("topics_merged").on(t.mergedInto).where(sql`merged_into is not null`),
    check("topics_merged_hidden", sql`merged_into is null or not is_show`),
    uniqueIndex("topics_content_key").on(t.contentKey),
    index("topics_views").on(t.viewCount, t.id),
    index("topics_time").on(t.createdAt, t.id),
    index("topics_day_heat").on(t.dayHeat, t.viewCount, t.id),
    index("topics_week_heat").on(t.weekHeat, t.viewCount, t.id),
  ],
);

export const topicFollows = pgTable(
  "topic_follows",
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    topicId: ref()
      .notNull()
      .references(() => topics.id),
    createdAt: createdAt(),
    /** Time of the member's last visit. Later threads count as new. */
    seenAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.topicId] }),
    index("topic_follows_recent").on(t.userId, t.createdAt, t.topicId),
  ],
);

/** Members with the most recent threads of a topic by rank, written by the ranking job. */
export const topicActiveUsers = pgTable(
  "topic_active_users",
  {
    topicId: ref()
      .notNull()
      .references(() => topics.id),
    rank: smallint().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    threadCount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.topicId, t.rank] })],
);

/** Threads that members have hidden from their recommendations. */
export const hiddenThreads = pgTable(
  "hidden_threads",
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    threadId: ref()
      .notNull()
      .references(() => threads.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.threadId] }),
    index("hidden_threads_recent").on(t.userId, t.createdAt),
  ],
);

/** Topics of threads, with the thread's time and hot rank, so that a topic's list is one index scan. */
export const threadTopics = pgTable(
  "thread_topics",
  {
    threadId: ref()
      .notNull()
      .references(() => threads.id),
    topicId: ref()
      .notNull()
      .references(() => topics.id),
    position: smallint().notNull().default(0),
    postedAt: moment().notNull(),
    hotRank: doublePrecision().notNull().default(0),
    /** Whether the thread is essence, for the topic's list of essence threads. */
    isEssence: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.threadId, t.topicId] }),
    index("thread_topics_time").on(t.topicId, t.postedAt, t.threadId),
    index("thread_topics_hot").on(t.topicId, t.hotRank, t.threadId),
    index("thread_topics_essence_time").on(t.topicId, t.postedAt, t.threadId).where(sql`is_essence`),
    index("thread_topics_essence_hot").on(t.topicId, t.hotRank, t.threadId).where(sql`is_essence`),
  ],
);

/** Hot list per period, written by the ranking job. */
export const hotThreads = pgTable(
  "hot_threads",
  {
    period: text().notNull(),
    rank: smallint().notNull(),
    threadId: ref()
      .notNull()
      .references(() => threads.id),
    hotScore: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.period, t.rank] })],
);

export const searchHistory = pgTable(
  "search_history",
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    keyword: text().notNull(),
    searchedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.keyword] }),
    index("search_history_recent").on(t.userId, t.searchedAt),
  ],
);
