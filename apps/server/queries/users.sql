-- Recorded by `pnpm queries`.

-- fansList
select
  "hide_fans",
  "hide_follows"
from
  "users"
where
  (
    "users"."id" = $1
    and "users"."status" = $2
  );

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
  "user_groups"."name",
  "users"."exp",
  "users"."verified_device",
  "users"."hot_ranking",
  exists (
    select
      1
    from
      follows f
    where
      f.from_id = $1::bigint
      and f.to_id = "users"."id"
  ),
  exists (
    select
      1
    from
      follows f
    where
      f.from_id = "users"."id"
      and f.to_id = $2::bigint
  )
from
  "follows"
  inner join "users" on "users"."id" = "follows"."from_id"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  (
    "follows"."to_id" = $3
    and exists (
      select
      from
        users u
      where
        u.id = "follows"."from_id"
        and u.status = 1
    )
  )
order by
  "follows"."created_at" desc,
  "follows"."from_id" desc
limit
  $4;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "follows"
    where
      (
        "follows"."to_id" = $1
        and exists (
          select
          from
            users u
          where
            u.id = "follows"."from_id"
            and u.status = 1
        )
      )
    limit
      $2
  ) "some";;

-- followList
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
  "user_groups"."name",
  "users"."exp",
  "users"."verified_device",
  "users"."hot_ranking",
  exists (
    select
      1
    from
      follows f
    where
      f.from_id = $1::bigint
      and f.to_id = "users"."id"
  ),
  exists (
    select
      1
    from
      follows f
    where
      f.from_id = "users"."id"
      and f.to_id = $2::bigint
  )
from
  "follows"
  inner join "users" on "users"."id" = "follows"."to_id"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  (
    "follows"."from_id" = $3
    and exists (
      select
      from
        users u
      where
        u.id = "follows"."to_id"
        and u.status = 1
    )
  )
order by
  "follows"."created_at" desc,
  "follows"."to_id" desc
limit
  $4;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "follows"
    where
      (
        "follows"."from_id" = $1
        and exists (
          select
          from
            users u
          where
            u.id = "follows"."to_id"
            and u.status = 1
        )
      )
    limit
      $2
  ) "some";;

-- hotUserList
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
  "user_groups"."name",
  "users"."exp",
  "users"."verified_device",
  "users"."hot_ranking",
  exists (
    select
      1
    from
      follows f
    where
      f.from_id = $1::bigint
      and f.to_id = "users"."id"
  ),
  exists (
    select
      1
    from
      follows f
    where
      f.from_id = "users"."id"
      and f.to_id = $2::bigint
  ),
  "users"."hot_ranking_before",
  "users"."hot_score"
from
  "users"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  "users"."hot_ranking" > 0
  and "users"."status" = 1
order by
  "users"."hot_ranking" asc
limit
  $3;

select
  count(*) as count
from
  "users"
where
  "users"."hot_ranking" > 0
  and "users"."status" = 1;;

-- hotUserListOfMember
select
  mark,
  id
from
  (
    with
      me (id) as (
        select
          $1::bigint
      )
    select
      'like' as mark,
      l.thread_id as id
    from
      me
      join thread_likes l on l.user_id = me.id
    where
      l.thread_id = any (
        (
          select
            $2::text
        )::bigint[]
      )
    union all
    select
      'favorite',
      f.thread_id
    from
      me
      join thread_favorites f on f.user_id = me.id
    where
      f.thread_id = any (
        (
          select
            $3::text
        )::bigint[]
      )
    union all
    select
      'postLike',
      l.post_id
    from
      me
      join post_likes l on l.user_id = me.id
    where
      l.post_id = any (
        (
          select
            $4::text
        )::bigint[]
      )
    union all
    select
      case
        when back.from_id is null then 'follow'
        else 'mutual'
      end,
      f.to_id
    from
      me
      join follows f on f.from_id = me.id
      left join follows back on back.from_id = f.to_id
      and back.to_id = f.from_id
    where
      f.to_id = any (
        (
          select
            $5::text
        )::bigint[]
      )
    union all
    select
      'followedTopic',
      t.topic_id
    from
      me
      join topic_follows t on t.user_id = me.id
    where
      t.topic_id = any (
        (
          select
            $6::text
        )::bigint[]
      )
    union all
    select
      'joined',
      m.circle_id
    from
      me
      join circle_members m on m.user_id = me.id
    where
      m.circle_id = any (
        (
          select
            $7::text
        )::bigint[]
      )
    union all
    select
      'waiting',
      a.circle_id
    from
      me
      join circle_applications a on a.user_id = me.id
    where
      a.status = 0
      and a.circle_id = any (
        (
          select
            $8::text
        )::bigint[]
      )
    union all
    select
      'blocked',
      b.to_id
    from
      me
      join blocks b on b.from_id = me.id
    where
      b.to_id = any (
        (
          select
            $9::text
        )::bigint[]
      )
  ) as marks;

-- hotUserOwn
select
  "hot_ranking",
  "hot_ranking_before",
  "hot_score"
from
  "users"
where
  "users"."id" = $1;

select
  "hot_score"
from
  "users"
where
  "users"."hot_ranking" > 0
  and "users"."status" = 1
order by
  "users"."hot_ranking" desc
limit
  $1;

select
  "hot_score"
from
  "users"
where
  (
    "users"."hot_ranking" > 0
    and "users"."status" = 1
    and "users"."hot_ranking" < $1
  )
order by
  "users"."hot_ranking" desc
limit
  $2;

-- otherInfo
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
  "user_groups"."name",
  "users"."exp",
  "users"."verified_device",
  "users"."hot_ranking",
  exists (
    select
      1
    from
      follows f
    where
      f.from_id = $1::bigint
      and f.to_id = "users"."id"
  ),
  exists (
    select
      1
    from
      follows f
    where
      f.from_id = "users"."id"
      and f.to_id = $2::bigint
  ),
  coalesce(
    nullif("users"."cover", ''),
    (
      select
        latest.images -> 0 ->> 'url'
      from
        (
          select
            t.images,
            t.like_count
          from
            threads t
          where
            t.author_id = "users"."id"
            and t.status = 1
          order by
            t.posted_at desc,
            t.id desc
          limit
            $3
        ) latest
      where
        jsonb_array_length(latest.images) > 0
      order by
        latest.like_count desc
      limit
        1
    ),
    ''
  ),
  "users"."fans_count",
  "users"."follow_count",
  "users"."thread_count",
  "users"."liked_count",
  "users"."created_at",
  "users"."hide_favorites",
  array(
    select
      b.badge_id
    from
      user_badges b
    where
      b.user_id = "users"."id"
      and b.worn_slot is not null
    order by
      b.worn_slot
  )
from
  "users"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  (
    "users"."id" = $4
    and "users"."status" = $5
  );

-- ownInfo
select
  "users"."id",
  "users"."username",
  "users"."nickname",
  "users"."avatar",
  "users"."signature",
  "users"."cover",
  "users"."gender",
  "users"."birthday",
  "users"."region",
  "users"."hide_fans",
  "users"."hide_follows",
  "users"."hide_favorites",
  "users"."font_size",
  "users"."exp",
  "users"."verified_device",
  "users"."fans_count",
  "users"."follow_count",
  "users"."thread_count",
  "users"."liked_count",
  "users"."invitation_code",
  "user_groups"."id",
  "user_groups"."name",
  "user_groups"."permissions",
  case
    when "users"."denied_until" > now() then "users"."denied_until"
  end,
  "users"."denied_reason",
  (
    select
      json_agg(
        json_build_object(
          'circle',
          json_build_object('id', "circles"."id"::text, 'groupName', "circles"."name"),
          'until',
          "circle_denials"."until",
          'reason',
          "circle_denials"."reason"
        )
        order by
          "circles"."order_num",
          "circles"."id"
      )
    from
      "circle_denials"
      join "circles" on "circles"."id" = "circle_denials"."circle_id"
    where
      "circle_denials"."user_id" = "users"."id"
      and "circle_denials"."until" > now()
  )
from
  "users"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  "users"."id" = $1;
