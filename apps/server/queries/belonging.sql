-- Recorded by `pnpm queries`.

-- circleApplyList
select
  "circle_applications"."id",
  "users"."id",
  "users"."nickname",
  "users"."avatar",
  (
    "users"."group_id" in (
      select
        g.id
      from
        user_groups g
      where
        g.permissions && array['console.enter', '*:*:*']
    )
  )::int,
  "circle_applications"."reason",
  "circle_applications"."status",
  "circle_applications"."refusal",
  "circle_applications"."created_at"
from
  "circle_applications"
  inner join "users" on "users"."id" = "circle_applications"."user_id"
where
  (
    "circle_applications"."circle_id" = $1
    and "circle_applications"."status" = $2
  )
order by
  "circle_applications"."created_at" asc,
  "circle_applications"."id" asc
limit
  $3;

select
  "circle_applications"."id",
  "users"."id",
  "users"."nickname",
  "users"."avatar",
  (
    "users"."group_id" in (
      select
        g.id
      from
        user_groups g
      where
        g.permissions && array['console.enter', '*:*:*']
    )
  )::int,
  "circle_applications"."reason",
  "circle_applications"."status",
  "circle_applications"."refusal",
  "circle_applications"."created_at"
from
  "circle_applications"
  inner join "users" on "users"."id" = "circle_applications"."user_id"
where
  (
    "circle_applications"."circle_id" = $1
    and "circle_applications"."status" = $2
  )
order by
  "circle_applications"."created_at" desc,
  "circle_applications"."id" desc
limit
  $3;

select
  count(*) as count
from
  "circle_applications"
where
  (
    "circle_applications"."circle_id" = $1
    and "circle_applications"."status" = $2
  );;

-- circleMembers
select
  "id",
  "name",
  "is_open",
  "join_type",
  "member_count"
from
  "circles"
where
  "circles"."id" = $1;

select
  "users"."id",
  "users"."nickname",
  "users"."avatar",
  (
    "users"."group_id" in (
      select
        g.id
      from
        user_groups g
      where
        g.permissions && array['console.enter', '*:*:*']
    )
  )::int,
  "users"."signature",
  "users"."exp",
  "users"."verified_device",
  "users"."hot_ranking",
  null,
  "circle_members"."created_at"
from
  "circle_members"
  inner join "users" on (
    "users"."id" = "circle_members"."user_id"
    and "users"."status" = $1
  )
where
  (
    "circle_members"."circle_id" = $2
    and not exists (
      select
      from
        circle_moderators o
      where
        o.circle_id = "circle_members"."circle_id"
        and o.user_id = "circle_members"."user_id"
    )
  )
order by
  "circle_members"."created_at" desc,
  "circle_members"."user_id" desc
limit
  $3;

select
  "users"."id",
  "users"."nickname",
  "users"."avatar",
  (
    "users"."group_id" in (
      select
        g.id
      from
        user_groups g
      where
        g.permissions && array['console.enter', '*:*:*']
    )
  )::int,
  "users"."signature",
  "users"."exp",
  "users"."verified_device",
  "users"."hot_ranking",
  row_number() over (
    order by
      "circle_moderators"."position",
      "circle_moderators"."user_id"
  )::int,
  "circle_members"."created_at"
from
  "circle_moderators"
  inner join "users" on (
    "users"."id" = "circle_moderators"."user_id"
    and "users"."status" = $1
  )
  left join "circle_members" on (
    "circle_members"."circle_id" = "circle_moderators"."circle_id"
    and "circle_members"."user_id" = "users"."id"
  )
where
  "circle_moderators"."circle_id" = $2
order by
  "circle_moderators"."position" asc,
  "circle_moderators"."user_id" asc;

-- circleMine
select
  c.id::text as id,
  c.name as "groupName",
  c.pic_url as "picUrl",
  m.created_at as "joinedAt",
  master.user_id is not null as "isMaster",
  day.n as "todayCount",
  fresh.n as "newCount",
  case
    when master.user_id is null then 0
    else (
      select
        count(*)::int
      from
        circle_applications a
      where
        a.circle_id = c.id
        and a.status = 0
    )
  end as "applyCount"
from
  circle_members m
  join circles c on c.id = m.circle_id
  left join circle_moderators master on master.circle_id = c.id
  and master.user_id = m.user_id
  cross join lateral (
    select
      count(*)::int as n
    from
      (
        select
        from
          threads t
        where
          t.circle_id = c.id
          and t.status = 1
          and t.circle_sticky = false
          and t.posted_at >= $1::timestamptz
        limit
          $2
      ) counted
  ) day
  cross join lateral (
    select
      count(*)::int as n
    from
      (
        select
        from
          threads t
        where
          t.circle_id = c.id
          and t.status = 1
          and t.circle_sticky = false
          and t.posted_at > m.seen_at
          and t.author_id <> m.user_id
        limit
          $3
      ) counted
  ) fresh
where
  m.user_id = $4::bigint
order by
  day.n desc,
  m.created_at desc,
  c.id
limit
  $5
offset
  $6;

select
  count(*) as count
from
  "circle_members"
where
  "circle_members"."user_id" = $1;;

-- topicInsight
select
  "users"."id",
  "users"."nickname",
  "users"."avatar",
  (
    "users"."group_id" in (
      select
        g.id
      from
        user_groups g
      where
        g.permissions && array['console.enter', '*:*:*']
    )
  )::int,
  "topic_active_users"."thread_count"
from
  "topic_active_users"
  inner join "users" on (
    "users"."id" = "topic_active_users"."user_id"
    and "users"."status" = $1
  )
where
  "topic_active_users"."topic_id" = $2
order by
  "topic_active_users"."rank" asc;

select
  count(*)::int as threads,
  count(distinct author_id)::int as authors
from
  (
    select
      t.author_id
    from
      thread_topics x
      join threads t on t.id = x.thread_id
      and t.status = 1
    where
      x.topic_id = $1::bigint
      and x.posted_at >= $2::timestamptz
    limit
      $3
  ) today;

select
  other.topic_id::text as id
from
  (
    select
      thread_id
    from
      thread_topics
    where
      topic_id = $1::bigint
    order by
      posted_at desc,
      thread_id desc
    limit
      $2
  ) latest
  join thread_topics other on other.thread_id = latest.thread_id
  and other.topic_id <> $3::bigint
group by
  other.topic_id
order by
  count(*) desc,
  other.topic_id
limit
  $4;

-- topicMine
select
  count(*) as count
from
  "topic_follows"
where
  (
    "topic_follows"."user_id" = $1
    and "topic_follows"."topic_id" in (
      select
        "id"
      from
        "topics"
      where
        "topics"."is_show" = $2
    )
  );;

select
  t.id::text as id,
  t.content,
  t.cover,
  fresh.n as "newCount"
from
  (
    select
      topic_id,
      seen_at,
      f.created_at
    from
      topic_follows f
      join topics t on t.id = f.topic_id
      and t.is_show
    where
      user_id = $1::bigint
    order by
      f.created_at desc,
      topic_id desc
    limit
      $2
    offset
      $3
  ) f
  join topics t on t.id = f.topic_id
  cross join lateral (
    select
      count(*)::int as n
    from
      (
        select
        from
          thread_topics x
          join threads h on h.id = x.thread_id
          and h.status = 1
        where
          x.topic_id = f.topic_id
          and x.posted_at > f.seen_at
          and h.author_id <> $4::bigint
        limit
          $5
      ) counted
  ) fresh
order by
  f.created_at desc,
  f.topic_id desc;
