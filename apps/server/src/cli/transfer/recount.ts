import { type SQL, sql } from "drizzle-orm";
import type { Config } from "../../config.ts";
import { createClock } from "../../core/time.ts";
import type { Db } from "../../db/client.ts";
import { dailyFigures } from "../../db/schema/index.ts";
import { HEAT_DECADE_SECONDS, HEAT_WEIGHTS } from "../../modules/content/index.ts";
import { refreshFigures } from "../../modules/site/index.ts";

/** Subquery for our IDs of imported rows of a kind. */
const importedIds = (source: string, kind: "member" | "circle" | "thread" | "comment"): SQL =>
  sql`(select own_id from imported_rows where source = ${source}::text and kind = ${kind}::text)`;

/** Statements that recompute the counters of imported rows and of the rows they belong to. */
function statements(source: string): SQL[] {
  const [members, circles, threads, comments] = (["member", "circle", "thread", "comment"] as const).map(
    (kind) => importedIds(source, kind),
  );
  const touched = sql`(select id from threads where id in ${threads}
    union select thread_id from posts where id in ${comments})`;
  const { like, reply, favorite, share } = HEAT_WEIGHTS;
  return [
    sql`update posts set like_count = c.likes, reply_count = c.replies
        from (
          select p.id, coalesce(l.n, 0) as likes, coalesce(r.n, 0) as replies
          from posts p
          left join (select post_id, count(*) as n from post_likes group by 1) l on l.post_id = p.id
          left join (
            select root_id, count(*) as n from posts where root_id is not null and status = 1 group by 1
          ) r on r.root_id = p.id
          where p.id in ${comments}
        ) c where c.id = posts.id and (posts.like_count, posts.reply_count) <> (c.likes, c.replies)`,
    // Existing floor numbers stay. Imported comments follow, ordered by time.
    sql`update posts set floor = n.floor from (
          select p.id, coalesce(m.highest, 0) + row_number() over (partition by p.thread_id order by p.created_at, p.id) as floor
          from posts p left join (
            select thread_id, max(floor) as highest from posts where root_id is null and thread_id in ${touched} group by 1
          ) m on m.thread_id = p.thread_id
          where p.root_id is null and p.floor = 0 and p.id in ${comments}
        ) n where n.id = posts.id`,
    sql`update threads t set like_count = c.likes, favorite_count = c.favorites, reply_count = c.replies,
          last_floor = c.floor, last_reply_at = greatest(c.last_at, t.posted_at)
        from (
          select t.id, coalesce(l.n, 0) as likes, coalesce(f.n, 0) as favorites, coalesce(p.replies, 0) as replies,
            p.floor, p.last_at
          from threads t
          left join (select thread_id, count(*) as n from thread_likes group by 1) l on l.thread_id = t.id
          left join (select thread_id, count(*) as n from thread_favorites group by 1) f on f.thread_id = t.id
          left join (
            select thread_id, sum((status = 1)::int + reply_count) filter (where root_id is null) as replies,
              max(floor) as floor, max(created_at) filter (where status = 1) as last_at
            from posts group by 1
          ) p on p.thread_id = t.id
          where t.id in ${touched}
        ) c where c.id = t.id`,
    sql`update threads t set hot_score = c.heat,
          hot_rank = log(greatest(c.heat, 1)::float8) + extract(epoch from t.posted_at)::float8 / ${HEAT_DECADE_SECONDS}::float8
        from (
          select id, like_count * ${like}::int + reply_count * ${reply}::int + favorite_count * ${favorite}::int
            + share_count * ${share}::int as heat
          from threads where id in ${touched}
        ) c where c.id = t.id`,
    sql`update thread_topics x set hot_rank = t.hot_rank from threads t
        where t.id = x.thread_id and t.id in ${touched} and x.hot_rank <> t.hot_rank`,
    sql`update users set fans_count = c.fans, follow_count = c.following, thread_count = c.threads, liked_count = c.liked
        from (
          select u.id, coalesce(a.n, 0) as fans, coalesce(f.n, 0) as following, coalesce(t.n, 0) as threads,
            coalesce(t.liked, 0) + coalesce(p.liked, 0) as liked
          from users u
          left join (select to_id, count(*) as n from follows group by 1) a on a.to_id = u.id
          left join (select from_id, count(*) as n from follows group by 1) f on f.from_id = u.id
          left join (
            select author_id, count(*) filter (where status = 1) as n, sum(like_count) as liked from threads group by 1
          ) t on t.author_id = u.id
          left join (select author_id, sum(like_count) as liked from posts group by 1) p on p.author_id = u.id
          where u.id in ${members}
        ) c where c.id = users.id`,
    sql`update circles c set
          thread_count = (select count(*) from threads t where t.circle_id = c.id and t.status = 1),
          interact_count = (select coalesce(sum(reply_count + like_count), 0) from threads t
            where t.circle_id = c.id and t.status = 1),
          member_count = (select count(*) from circle_members m where m.circle_id = c.id)
        where c.id in ${circles}`,
    sql`update topics o set thread_count = (
          select count(*) from thread_topics x join threads t on t.id = x.thread_id
          where x.topic_id = o.id and t.status = 1)
        where o.id in (select topic_id from thread_topics where thread_id in ${threads})`,
    sql`insert into site_counters (key, value) select 'threads', count(*) from threads where status = 1
        on conflict (key) do update set value = excluded.value`,
  ];
}

/** Recomputes all counters and figures after an import. Run it while nobody writes. */
export async function recountImported(db: Db, source: string, config: Config): Promise<void> {
  // The planner has no statistics of the imported rows yet, and would choose slow plans without them.
  await db.execute(sql`analyze users, follows, circles, circle_members, threads, posts, thread_likes, post_likes,
    thread_favorites, thread_topics, topics, imported_rows`);
  for (const statement of statements(source)) {
    await db.transaction(async (tx) => {
      // The duration grows with the community, and no request waits for it.
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(statement);
    });
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Imported content changes past days.
    await tx.delete(dailyFigures);
    await refreshFigures(tx, createClock(config.timeZone));
  });
}
