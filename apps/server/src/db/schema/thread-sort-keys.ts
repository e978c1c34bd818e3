import { sql } from "drizzle-orm";
import { boolean, doublePrecision, index, integer, pgTable, smallint } from "drizzle-orm/pg-core";
import { moment, ref } from "./columns.ts";

/**
 * Sort keys of normal threads for lists by heat and by last comment, with the columns that these lists filter by.
 * Triggers copy them from `threads` in the same transaction. They have a table of their own because likes and comments
 * change them: with an indexed column of `threads`, each change would write all other indexes of that table as well.
 */
export const threadSortKeys = pgTable(
  "thread_sort_keys",
  {
    threadId: ref().primaryKey(),
    classify: smallint().notNull(),
    circleId: ref(),
    groupId: ref(),
    siteSticky: boolean().notNull(),
    groupSticky: boolean().notNull(),
    circleSticky: boolean().notNull(),
    isEssence: boolean().notNull(),
    isPact: boolean().notNull(),
    isGuide: boolean().notNull(),
    isPicked: boolean().notNull(),
    postedAt: moment().notNull(),
    hotScore: integer().notNull(),
    hotRank: doublePrecision().notNull(),
    lastReplyAt: moment().notNull(),
  },
  (t) => {
    const essence = sql`is_essence`;
    return [
      index("thread_sort_keys_hot").on(t.siteSticky, t.hotRank, t.threadId),
      index("thread_sort_keys_score").on(t.hotScore, t.threadId, t.classify),
      index("thread_sort_keys_circle_hot").on(t.circleId, t.circleSticky, t.hotRank, t.threadId),
      index("thread_sort_keys_circle_replied").on(t.circleId, t.circleSticky, t.lastReplyAt, t.threadId),
      index("thread_sort_keys_essence_hot")
        .on(t.circleId, t.circleSticky, t.hotRank, t.threadId)
        .where(essence),
      index("thread_sort_keys_group_hot")
        .on(t.groupId, t.siteSticky, t.groupSticky, t.hotRank, t.threadId)
        .where(sql`group_id is not null`),
      // Few threads have a mark, so this index serves every combination of marks and every order.
      index("thread_sort_keys_marks")
        .on(
          t.hotScore,
          t.threadId,
          t.classify,
          t.isEssence,
          t.isPact,
          t.isGuide,
          t.isPicked,
          t.groupId,
          t.hotRank,
        )
        .where(sql`is_essence or is_pact or is_guide or is_picked`),
    ];
  },
);
