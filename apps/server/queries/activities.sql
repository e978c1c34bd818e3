-- Recorded by `pnpm queries`.

-- activityCounts
select
  count(*) filter (
    where
      a.over_at > $1
      and (
        a.start_at > $2
        and a.sign_start_at <= $3
        and a.sign_end_at > $4
      )
  )::int as open,
  count(*) filter (
    where
      a.over_at > $5
      and a.start_at > $6
      and not (
        a.start_at > $7
        and a.sign_start_at <= $8
        and a.sign_end_at > $9
      )
  )::int as soon,
  count(*) filter (
    where
      a.over_at > $10
      and a.start_at <= $11
  )::int as ongoing
from
  activities a
  join threads t on t.id = a.thread_id
  and t.status = $12
where
  true
  and true
  and true
  and a.over_at > $13;

-- activityDetail
select
  "activities"."thread_id",
  "activities"."organiser_id",
  "activities"."cover",
  "activities"."start_at",
  "activities"."end_at",
  "activities"."sign_start_at",
  "activities"."sign_end_at",
  "activities"."withdraw_until",
  "activities"."is_online",
  "activities"."online_url",
  "activities"."place_name",
  "activities"."address",
  "activities"."lat",
  "activities"."lng",
  "activities"."max_num",
  "activities"."joined_num",
  "activities"."need_audit",
  "activities"."cost_points",
  "activities"."agenda",
  "activities"."fields",
  "activities"."cancelled_at",
  "activities"."cancel_reason",
  "activities"."over_at",
  "activities"."forgotten",
  "threads"."group_id",
  "threads"."title",
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
  "user_groups"."name",
  "users"."exp",
  "users"."verified_device"
from
  "activities"
  inner join "threads" on (
    "threads"."id" = "activities"."thread_id"
    and "threads"."status" = $1
  )
  inner join "users" on "users"."id" = "activities"."organiser_id"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  "activities"."thread_id" = $2;

select
  a.thread_id::text as "activityId",
  u.id::text as "userId",
  u.nickname,
  u.avatar,
  (
    u.group_id in (
      select
        g.id
      from
        user_groups g
      where
        g.permissions && array['console.enter', '*:*:*']
    )
  )::int as "isStaff"
from
  activities a
  cross join lateral (
    select
      s.user_id,
      s.created_at
    from
      activity_signups s
      join users m on m.id = s.user_id
      and m.status = 1
    where
      s.activity_id = a.thread_id
      and s.status in (1, 4)
    order by
      s.created_at desc,
      s.user_id desc
    limit
      $1
  ) s
  join users u on u.id = s.user_id
where
  a.thread_id in ($2)
order by
  a.thread_id,
  s.created_at desc,
  s.user_id desc;

select
  count(*) as count
from
  "activities"
where
  (
    "activities"."organiser_id" = $1
    and "activities"."cancelled_at" is null
    and exists (
      select
        "id"
      from
        "threads"
      where
        (
          "threads"."id" = "activities"."thread_id"
          and "threads"."status" = $2
        )
    )
  );;

-- activityList
select
  "activities"."thread_id",
  "activities"."organiser_id",
  "activities"."cover",
  "activities"."start_at",
  "activities"."end_at",
  "activities"."sign_start_at",
  "activities"."sign_end_at",
  "activities"."withdraw_until",
  "activities"."is_online",
  "activities"."online_url",
  "activities"."place_name",
  "activities"."address",
  "activities"."lat",
  "activities"."lng",
  "activities"."max_num",
  "activities"."joined_num",
  "activities"."need_audit",
  "activities"."cost_points",
  "activities"."agenda",
  "activities"."fields",
  "activities"."cancelled_at",
  "activities"."cancel_reason",
  "activities"."over_at",
  "activities"."forgotten",
  "threads"."group_id",
  "threads"."title",
  "threads"."excerpt"
from
  "activities"
  inner join "threads" on (
    "threads"."id" = "activities"."thread_id"
    and "threads"."status" = $1
  )
where
  "activities"."thread_id" in ($2);

select
  count(*)::int as n
from
  (
    select
      1
    from
      activities a
      join threads t on t.id = a.thread_id
      and t.status = $1
    where
      true
      and not a.is_online
      and true
    limit
      $2
  ) found;

select
  count(*)::int as n
from
  (
    select
      1
    from
      activities a
      join threads t on t.id = a.thread_id
      and t.status = $1
    where
      true
      and not not a.is_online
      and true
    limit
      $2
  ) found;

select
  count(*)::int as n
from
  (
    select
      1
    from
      activities a
      join threads t on t.id = a.thread_id
      and t.status = $1
    where
      true
      and true
      and true
    limit
      $2
  ) found;

select
  id::text
from
  (
    (
      select
        a.thread_id as id,
        case
          when (
            a.start_at > $1
            and a.sign_start_at <= $2
            and a.sign_end_at > $3
          ) then 0
          else 1
        end as part,
        a.start_at as at,
        1 as way
      from
        activities a
        join threads t on t.id = a.thread_id
        and t.status = $4
      where
        true
        and not a.is_online
        and true
        and a.over_at > $5
    )
    union all
    (
      select
        a.thread_id,
        2,
        a.over_at,
        -1
      from
        activities a
        join threads t on t.id = a.thread_id
        and t.status = $6
      where
        true
        and not a.is_online
        and true
        and a.over_at <= $7
      order by
        a.over_at desc,
        a.thread_id desc
      limit
        $8
    )
  ) found
order by
  part,
  way * extract(
    epoch
    from
      at
  ),
  id desc
limit
  $9
offset
  $10;

select
  id::text
from
  (
    (
      select
        a.thread_id as id,
        case
          when (
            a.start_at > $1
            and a.sign_start_at <= $2
            and a.sign_end_at > $3
          ) then 0
          else 1
        end as part,
        a.start_at as at,
        1 as way
      from
        activities a
        join threads t on t.id = a.thread_id
        and t.status = $4
      where
        true
        and not not a.is_online
        and true
        and a.over_at > $5
    )
    union all
    (
      select
        a.thread_id,
        2,
        a.over_at,
        -1
      from
        activities a
        join threads t on t.id = a.thread_id
        and t.status = $6
      where
        true
        and not not a.is_online
        and true
        and a.over_at <= $7
      order by
        a.over_at desc,
        a.thread_id desc
      limit
        $8
    )
  ) found
order by
  part,
  way * extract(
    epoch
    from
      at
  ),
  id desc
limit
  $9
offset
  $10;

select
  id::text
from
  (
    (
      select
        a.thread_id as id,
        case
          when (
            a.start_at > $1
            and a.sign_start_at <= $2
            and a.sign_end_at > $3
          ) then 0
          else 1
        end as part,
        a.start_at as at,
        1 as way
      from
        activities a
        join threads t on t.id = a.thread_id
        and t.status = $4
      where
        true
        and true
        and true
        and a.over_at > $5
    )
    union all
    (
      select
        a.thread_id,
        2,
        a.over_at,
        -1
      from
        activities a
        join threads t on t.id = a.thread_id
        and t.status = $6
      where
        true
        and true
        and true
        and a.over_at <= $7
      order by
        a.over_at desc,
        a.thread_id desc
      limit
        $8
    )
  ) found
order by
  part,
  way * extract(
    epoch
    from
      at
  ),
  id desc
limit
  $9
offset
  $10;

-- activityMine
select
  "activities"."thread_id",
  "activities"."organiser_id",
  "activities"."cover",
  "activities"."start_at",
  "activities"."end_at",
  "activities"."sign_start_at",
  "activities"."sign_end_at",
  "activities"."withdraw_until",
  "activities"."is_online",
  "activities"."online_url",
  "activities"."place_name",
  "activities"."address",
  "activities"."lat",
  "activities"."lng",
  "activities"."max_num",
  "activities"."joined_num",
  "activities"."need_audit",
  "activities"."cost_points",
  "activities"."agenda",
  "activities"."fields",
  "activities"."cancelled_at",
  "activities"."cancel_reason",
  "activities"."over_at",
  "activities"."forgotten",
  "threads"."group_id",
  "threads"."title",
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
  "user_groups"."name",
  "users"."exp",
  "users"."verified_device"
from
  "activities"
  inner join "threads" on (
    "threads"."id" = "activities"."thread_id"
    and (
      "threads"."status" = $1
      or (
        "threads"."author_id" = $2
        and "threads"."status" <> $3
      )
    )
  )
  inner join "users" on "users"."id" = "activities"."organiser_id"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  "activities"."thread_id" = $4;

select
  "activity_id",
  "user_id",
  "status",
  "name",
  "phone",
  "answers",
  "code",
  "round",
  "reason",
  "created_at",
  "checked_at"
from
  "activity_signups"
where
  (
    "activity_signups"."activity_id" = $1
    and "activity_signups"."user_id" = $2
  );

-- activitySignupList
select
  "activities"."thread_id",
  "activities"."organiser_id",
  "activities"."cover",
  "activities"."start_at",
  "activities"."end_at",
  "activities"."sign_start_at",
  "activities"."sign_end_at",
  "activities"."withdraw_until",
  "activities"."is_online",
  "activities"."online_url",
  "activities"."place_name",
  "activities"."address",
  "activities"."lat",
  "activities"."lng",
  "activities"."max_num",
  "activities"."joined_num",
  "activities"."need_audit",
  "activities"."cost_points",
  "activities"."agenda",
  "activities"."fields",
  "activities"."cancelled_at",
  "activities"."cancel_reason",
  "activities"."over_at",
  "activities"."forgotten",
  "threads"."title",
  "threads"."status",
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
  )::int
from
  "activities"
  inner join "threads" on (
    "threads"."id" = "activities"."thread_id"
    and "threads"."status" in ($1)
  )
  inner join "users" on "users"."id" = "activities"."organiser_id"
where
  "activities"."thread_id" = $2;

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
  "activity_signups"."status",
  "activity_signups"."name",
  "activity_signups"."phone",
  "activity_signups"."answers",
  "activity_signups"."created_at"
from
  "activity_signups"
  inner join "users" on "users"."id" = "activity_signups"."user_id"
where
  "activity_signups"."activity_id" = $1
order by
  "activity_signups"."created_at" asc,
  "activity_signups"."user_id" asc
limit
  $2;

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
  "activity_signups"."status",
  "activity_signups"."name",
  "activity_signups"."phone",
  "activity_signups"."answers",
  "activity_signups"."created_at"
from
  "activity_signups"
  inner join "users" on "users"."id" = "activity_signups"."user_id"
where
  (
    "activity_signups"."activity_id" = $1
    and "activity_signups"."status" = $2
  )
order by
  "activity_signups"."created_at" asc,
  "activity_signups"."user_id" asc
limit
  $3;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "activity_signups"
    where
      "activity_signups"."activity_id" = $1
    limit
      $2
  ) "some";;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "activity_signups"
    where
      (
        "activity_signups"."activity_id" = $1
        and "activity_signups"."status" = $2
      )
    limit
      $3
  ) "some";;
