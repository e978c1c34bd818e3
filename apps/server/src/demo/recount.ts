import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";

/** Writes every counter from the rows it counts; the bulk writers' stand-in for counting one by one. */
export async function recount(db: Db): Promise<void> {
  const statements = [
    sql`update posts p set floor = f.floor from (
          select id, row_number() over (partition by thread_id order by created_at, id) as floor
          from posts where root_id is null) f where f.id = p.id`,
    sql`update posts p set
          like_count = (select count(*) from post_likes l where l.post_id = p.id),
          reply_count = (select count(*) from posts r where r.root_id = p.id)`,
    sql`update threads t set
          like_count = (select count(*) from thread_likes l where l.thread_id = t.id),
          favorite_count = (select count(*) from thread_favorites f where f.thread_id = t.id),
          reply_count = (select count(*) from posts p where p.thread_id = t.id),
          last_reply_at = coalesce((select max(created_at) from posts p where p.thread_id = t.id), t.posted_at)`,
    sql`update threads set hot_score = like_count * 2 + reply_count * 5 + favorite_count * 3`,
    sql`update threads set hot_rank = log(greatest(hot_score, 1)) + extract(epoch from posted_at) / 45000`,
    sql`update threads set view_count = greatest(view_count, like_count * 6 + reply_count * 4)`,
    sql`update thread_topics x set hot_rank = t.hot_rank from threads t where t.id = x.thread_id`,
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
    sql`update topics t set thread_count = (select count(*) from thread_topics x where x.topic_id = t.id)`,
    sql`update groups g set thread_count = (select count(*) from threads t where t.group_id = g.id and t.status = 1)`,
    sql`insert into site_counters (key, value)
          select 'threads', count(*) from threads where status = 1
          union all select 'threads.essence', count(*) from threads where status = 1 and essence_at is not null
          on conflict (key) do update set value = excluded.value`,
  ];
  for (const statement of statements) await db.execute(statement);
}
