import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";

/** Points of one action for its author, in the site's and in a circle's ranking. */
const WEIGHT = { thread: 5, comment: 2, like: 1 } as const;

/** Length of each period of hot threads, in days. */
const PERIODS = { day: 1, month: 30, year: 365 } as const;

const HOT_THREADS = 10;
const ACTIVE_DAYS = 30;
/** Age in days of the ranking that the trend compares with. */
const TREND_DAYS = 1;
const RANKED_USERS = 100;
const CIRCLE_USERS = 200;
const TOPIC_WRITERS = 5;

/** Thresholds of the topic marks; see `refreshTopics`. */
const MARK = { boomHeat: 30, boomTimes: 3, boomPlaces: 3, freshDays: 3, hotPlaces: 5 } as const;

const since = (days: number): SQL => sql`now() - make_interval(days => ${days}::int)`;

/** Start of the window that covers both the current score and the score of `TREND_DAYS` ago. */
const windowStart = since(ACTIVE_DAYS + TREND_DAYS);

/** Score now and `TREND_DAYS` ago, over rows with `points` and the time `at`. */
const scoreNow = sql`coalesce(sum(points) filter (where at > ${since(ACTIVE_DAYS)}), 0)::int`;
const scoreBefore = sql`coalesce(sum(points) filter (where at <= ${since(TREND_DAYS)}), 0)::int`;

/** Replaces the hottest threads of each period. */
async function refreshHotThreads(tx: Db): Promise<void> {
  await tx.execute(sql`delete from hot_threads`);
  for (const [period, days] of Object.entries(PERIODS)) {
    await tx.execute(sql`
      insert into hot_threads (period, rank, thread_id, hot_score)
      select ${period}, row_number() over (order by hot_score desc, thread_id desc), thread_id, hot_score
      from (
        select thread_id, hot_score from thread_sort_keys
        where posted_at > ${since(days)}
        order by hot_score desc, thread_id desc
        limit ${HOT_THREADS}
      ) as hottest`);
  }
}

/**
 * Updates the scores and ranks of members, and their ranks of the day before. Members with a score or rank take part
 * with 0 points, so that they can lose it. Writes only rows that change, and skips locked rows until the next run,
 * because waiting for them in no fixed order could deadlock.
 */
async function refreshUsers(tx: Db): Promise<void> {
  await tx.execute(sql`
    with earned as (
      select author_id as user_id, ${WEIGHT.thread}::int as points, posted_at as at
      from threads where status = 1 and posted_at > ${windowStart}
      union all
      select author_id, ${WEIGHT.comment}::int, created_at
      from posts where status = 1 and created_at > ${windowStart}
      union all
      select t.author_id, ${WEIGHT.like}::int, l.created_at
      from thread_likes l join threads t on t.id = l.thread_id
      where l.created_at > ${windowStart} and t.status = 1 and t.author_id <> l.user_id
      union all
      select p.author_id, ${WEIGHT.like}::int, l.created_at
      from post_likes l join posts p on p.id = l.post_id
      where l.created_at > ${windowStart} and p.status = 1 and p.author_id <> l.user_id
      union all
      select id, 0, null from users where hot_score > 0 or hot_ranking > 0 or hot_ranking_before > 0
    ),
    totals as (
      select user_id, case when users.status = 1 then ${scoreNow} else 0 end as score,
        case when users.status = 1 then ${scoreBefore} else 0 end as score_before
      from earned join users on users.id = user_id
      group by user_id, users.status
    ),
    placed as (
      select user_id, score, score_before, row_number() over (order by score desc, user_id) as place,
        row_number() over (order by score_before desc, user_id) as place_before
      from totals
    ),
    wanted as (
      select user_id, score, case when score > 0 and place <= ${RANKED_USERS} then place else 0 end as ranking,
        case when score_before > 0 and place_before <= ${RANKED_USERS} then place_before else 0 end as ranking_before
      from placed
    ),
    free as (
      select users.id, wanted.score, wanted.ranking, wanted.ranking_before
      from wanted join users on users.id = wanted.user_id
      where users.hot_score <> wanted.score or users.hot_ranking <> wanted.ranking
        or users.hot_ranking_before <> wanted.ranking_before
      for no key update of users skip locked
    )
    update users
    set hot_score = free.score, hot_ranking = free.ranking, hot_ranking_before = free.ranking_before
    from free where users.id = free.id`);
}

/** Replaces the ranking of active members of each circle, and updates the number of active members. */
async function refreshCircles(tx: Db): Promise<void> {
  await tx.execute(sql`delete from circle_active_users`);
  await tx.execute(sql`
    with acts as (
      select circle_id, author_id as user_id, ${WEIGHT.thread}::int as points, posted_at as at
      from threads where status = 1 and circle_id is not null and posted_at > ${windowStart}
      union all
      select t.circle_id, p.author_id, ${WEIGHT.comment}::int, p.created_at
      from posts p join threads t on t.id = p.thread_id
      where p.status = 1 and p.created_at > ${windowStart} and t.status = 1 and t.circle_id is not null
    ),
    totals as (
      select circle_id, user_id, ${scoreNow} as score, ${scoreBefore} as score_before
      from acts group by circle_id, user_id
    ),
    placed as (
      select circle_id, user_id, score, row_number() over (partition by circle_id order by score desc, user_id) as rank,
        case when score_before = 0 then 0
          else row_number() over (partition by circle_id order by score_before desc, user_id) end as rank_before
      from totals
      join circle_members using (circle_id, user_id)
      join users on users.id = totals.user_id and users.status = 1
    ),
    scored as (select * from placed where score > 0),
    kept as (
      insert into circle_active_users (circle_id, rank, rank_before, user_id, score)
      select circle_id, rank, case when rank_before <= ${CIRCLE_USERS} then rank_before else 0 end, user_id, score
      from scored where rank <= ${CIRCLE_USERS}
    ),
    counted as (select circle_id, count(*)::int as active from scored group by circle_id),
    free as (
      select circles.id, coalesce(counted.active, 0) as active
      from circles left join counted on counted.circle_id = circles.id
      where circles.active_user_count <> coalesce(counted.active, 0)
      for no key update of circles skip locked
    )
    update circles set active_user_count = free.active
    from free where circles.id = free.id`);
}

/**
 * Updates the heat, mark and top authors of topics. Heat of a day or week = 5 × threads + 2 × comments on threads of
 * the topic. The mark is the first of these whose condition holds:
 * - 爆: among the three hottest topics of the day, with a thread of that day, and a heat of at least 30 and three times
 *   the week's daily average;
 * - 新: at most three days old, with a thread;
 * - 热: among the five hottest topics of the week.
 *
 * Hidden topics are not ranked.
 */
async function refreshTopics(tx: Db): Promise<void> {
  // Threads that became essence before `thread_topics.is_essence` existed.
  await tx.execute(sql`
    with unmarked as (
      select x.thread_id, x.topic_id from threads t join thread_topics x on x.thread_id = t.id
      where t.status = 1 and t.essence_at is not null and not x.is_essence
      for no key update of x skip locked
    )
    update thread_topics x set is_essence = true from unmarked
    where x.thread_id = unmarked.thread_id and x.topic_id = unmarked.topic_id`);
  await tx.execute(sql`
    with acts as (
      select x.topic_id, t.posted_at as at, ${WEIGHT.thread}::int as points, true as is_thread
      from threads t join thread_topics x on x.thread_id = t.id
      where t.status = 1 and t.posted_at > ${since(7)}
      union all
      select x.topic_id, p.created_at, ${WEIGHT.comment}::int, false
      from posts p join threads t on t.id = p.thread_id join thread_topics x on x.thread_id = t.id
      where p.status = 1 and p.created_at > ${since(7)} and t.status = 1
      union all
      select id, null, 0, false from topics where week_heat > 0 or mark <> '' or created_at > ${since(MARK.freshDays)}
    ),
    heats as (
      select topic_id, sum(points)::int as week, coalesce(sum(points) filter (where at > ${since(1)}), 0)::int as day,
        coalesce(bool_or(is_thread) filter (where at > ${since(1)}), false) as has_new
      from acts group by topic_id
    ),
    placed as (
      select *, row_number() over (order by week desc, topic_id) as place,
        row_number() over (order by day desc, topic_id) as day_place
      from heats where exists (select from topics t where t.id = topic_id and t.is_show)
    ),
    wanted as (
      select topics.id, day, week, case
        when day_place <= ${MARK.boomPlaces}::int and has_new and day >= ${MARK.boomHeat}::int and day * 7 >= week * ${MARK.boomTimes}::int then 'boom'
        when topics.created_at > ${since(MARK.freshDays)} and topics.thread_count > 0 then 'fresh'
        when week > 0 and place <= ${MARK.hotPlaces}::int then 'hot'
        else '' end as mark
      from placed join topics on topics.id = topic_id
    ),
    free as (
      select wanted.* from wanted join topics on topics.id = wanted.id
      where topics.day_heat <> day or topics.week_heat <> week or topics.mark <> wanted.mark
      for no key update of topics skip locked
    )
    update topics set day_heat = free.day, week_heat = free.week, mark = free.mark
    from free where topics.id = free.id`);
  await tx.execute(sql`delete from topic_active_users`);
  await tx.execute(sql`
    insert into topic_active_users (topic_id, rank, user_id, thread_count)
    select topic_id, rank, author_id, n from (
      select topic_id, author_id, n, row_number() over (partition by topic_id order by n desc, author_id) as rank
      from (
        select x.topic_id, t.author_id, count(*)::int as n
        from threads t join thread_topics x on x.thread_id = t.id
        where t.status = 1 and t.posted_at > ${since(ACTIVE_DAYS)}
        group by x.topic_id, t.author_id
      ) as counted
    ) as ranked where rank <= ${TOPIC_WRITERS}`);
}

/**
 * Refreshes all rankings in the caller's transaction:
 * - hot threads of the last day, 30 and 365 days: the ten with the highest heat (`threads.hot_score`), newest first
 *   among equals;
 * - members by their score of the last 30 days: 5 × threads + 2 × comments + 1 × likes received from others on threads
 *   and comments. The first 100 get a rank, the others 0. The rank of a day ago is stored for the trend;
 * - each circle's active members by 5 × threads + 2 × comments of the last 30 days: the first 200 with their rank of a
 *   day ago, and the number of all active members;
 * - each topic's heat of the day and the week, its mark, and its top five authors of the last 30 days.
 *
 * Hidden and deleted content and closed accounts do not count. The cost is bounded by the windows, which the time
 * indexes of threads, posts and likes serve.
 */
export async function refreshRankings(tx: Db): Promise<void> {
  await refreshHotThreads(tx);
  await refreshCircles(tx);
  await refreshTopics(tx);
  await refreshUsers(tx);
}
