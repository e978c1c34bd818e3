import type { BodyOf } from "@lenscape/api/types";
import { sql } from "drizzle-orm";
import { idArray, idList } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";

/** Relation of a member to a thread, comment, member, topic or circle. */
export type Mark =
  | "like"
  | "favorite"
  | "postLike"
  | "follow"
  | "mutual"
  | "followedTopic"
  | "joined"
  | "waiting"
  | "blocked";

const marks = prepared("marks_of_member", (db) =>
  db.select({ mark: sql<Mark>`mark`, id: sql<string>`id` }).from(sql`(
    with me(id) as (select ${sql.placeholder("userId")}::bigint)
    select 'like' as mark, l.thread_id as id from me join thread_likes l on l.user_id = me.id
      where l.thread_id = any(${idArray(sql.placeholder("threadIds"))})
    union all
    select 'favorite', f.thread_id from me join thread_favorites f on f.user_id = me.id
      where f.thread_id = any(${idArray(sql.placeholder("threadIds"))})
    union all
    select 'postLike', l.post_id from me join post_likes l on l.user_id = me.id
      where l.post_id = any(${idArray(sql.placeholder("postIds"))})
    union all
    select case when back.from_id is null then 'follow' else 'mutual' end, f.to_id
      from me join follows f on f.from_id = me.id
      left join follows back on back.from_id = f.to_id and back.to_id = f.from_id
      where f.to_id = any(${idArray(sql.placeholder("userIds"))})
    union all
    select 'followedTopic', t.topic_id from me join topic_follows t on t.user_id = me.id
      where t.topic_id = any(${idArray(sql.placeholder("topicIds"))})
    union all
    select 'joined', m.circle_id from me join circle_members m on m.user_id = me.id
      where m.circle_id = any(${idArray(sql.placeholder("circleIds"))})
    union all
    select 'waiting', a.circle_id from me join circle_applications a on a.user_id = me.id
      where a.status = 0 and a.circle_id = any(${idArray(sql.placeholder("circleIds"))})
    union all
    select 'blocked', b.to_id from me join blocks b on b.from_id = me.id
      where b.to_id = any(${idArray(sql.placeholder("userIds"))})
  ) as marks`),
);

/**
 * Reads the marks of a member on many IDs in one statement.
 * @returns a function that lists the IDs with any of several marks
 */
export async function marksOfMember(
  db: Db,
  userId: string,
  { threadIds = [], postIds = [], userIds = [], topicIds = [], circleIds = [] }: BodyOf<"viewerState">,
): Promise<(...marks: Mark[]) => string[]> {
  const rows = await marks(db).execute({
    userId,
    threadIds: idList(threadIds),
    postIds: idList(postIds),
    userIds: idList(userIds),
    topicIds: idList(topicIds),
    circleIds: idList(circleIds),
  });
  return (...names) => rows.filter((row) => names.includes(row.mark)).map(({ id }) => id);
}
