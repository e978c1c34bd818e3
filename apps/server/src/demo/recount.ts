import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { HEAT_DECADE_SECONDS, HEAT_WEIGHTS } from "../modules/content/index.ts";

/**
 * Computes every counter from its rows, because bulk inserts do not count. Reads each table once as a whole and
 * writes each row once, because the embedded engine has no statistics yet and would plan row by row.
 */
export async function recount(db: Db): Promise<void> {
  const statements = [
    sql`update posts set floor = c.floor, like_count = c.likes, reply_count = c.replies
        from (
          select p.id, coalesce(l.n, 0) as likes, coalesce(r.n, 0) as replies,
            case when p.root_id is null
              then row_number() over (partition by p.thread_id, p.root_id is null order by p.created_at, p.id)
              else 0 end as floor
          from posts p
          left join (select post_id, count(*) as n from post_likes group by post_id) l on l.post_id = p.id
          left join (select root_id, count(*) as n from posts group by root_id) r on r.root_id = p.id
        ) c where c.id = posts.id`,
    sql`update threads set like_count = c.likes, favorite_count = c.favorites, reply_count = c.replies,
          last_reply_at = c.last_at, hot_score = c.score,
          hot_rank = log(greatest(c.score, 1)) + extract(epoch from posted_at) / ${HEAT_DECADE_SECONDS}::int,
          view_count = greatest(view_count, c.likes * 6 + c.replies * 4)
        from (
          select *, likes * ${HEAT_WEIGHTS.like}::int + replies * ${HEAT_WEIGHTS.reply}::int + favorites * ${HEAT_WEIGHTS.favorite}::int as score
          from (
            select t.id, coalesce(l.n, 0) as likes, coalesce(f.n, 0) as favorites, coalesce(p.n, 0) as replies,
              coalesce(p.last_at, t.posted_at) as last_at
            from threads t
            left join (select thread_id, count(*) as n from thread_likes group by thread_id) l on l.thread_id = t.id
            left join (select thread_id, count(*) as n from thread_favorites group by thread_id) f on f.thread_id = t.id
            left join (
              select thread_id, count(*) as n, max(created_at) as last_at from posts group by thread_id
            ) p on p.thread_id = t.id
          ) counted
        ) c where c.id = threads.id`,
    sql`update thread_topics x set hot_rank = t.hot_rank, is_essence = t.essence_at is not null from threads t where t.id = x.thread_id`,
    sql`update users u set
          fans_count = (select count(*) from follows f where f.to_id = u.id),
          follow_count = (select count(*) from follows f where f.from_id = u.id),
          thread_count = (select count(*) from threads t where t.author_id = u.id and t.status = 1),
          liked_count = (select coalesce(sum(like_count), 0) from threads t where t.author_id = u.id)
            + (select coalesce(sum(like_count), 0) from posts p where p.author_id = u.id)`,
    sql`update circles c set
          thread_count = (select count(*) from threads t where t.circle_id = c.id and t.status = 1),
          interact_count = (select coalesce(sum(reply_count + like_count), 0) from threads t where t.circle_id = c.id),
          member_count = (select count(*) from circle_members m where m.circle_id = c.id)`,
    sql`update topics t set
          thread_count = (select count(*) from thread_topics x where x.topic_id = t.id),
          follow_count = (select count(*) from topic_follows f where f.topic_id = t.id)`,
    sql`update groups g set thread_count = (select count(*) from threads t where t.group_id = g.id and t.status = 1)`,
    sql`insert into site_counters (key, value)
          select 'threads', count(*) from threads where status = 1
          union all select 'threads.essence', count(*) from threads where status = 1 and essence_at is not null
          on conflict (key) do update set value = excluded.value`,
  ];
  for (const statement of statements) await db.execute(statement);
}
