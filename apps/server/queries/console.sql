-- Recorded by `pnpm queries`.

-- accessBlockList
select
  "access_blocks"."id",
  "access_blocks"."kind",
  "access_blocks"."value",
  "access_blocks"."note",
  "access_blocks"."ends_at",
  "users"."nickname",
  "access_blocks"."created_at"
from
  "access_blocks"
  left join "users" on "users"."id" = "access_blocks"."created_by"
order by
  "access_blocks"."created_at" desc,
  "access_blocks"."id" desc
limit
  $1;

select
  count(*) as count
from
  "access_blocks";;

-- activityManageList
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
  )::int,
  (
    select
      count(*)::int
    from
      activity_signups s
    where
      s.activity_id = "activities"."thread_id"
      and s.status = $1
  )
from
  "activities"
  inner join "threads" on "threads"."id" = "activities"."thread_id"
  inner join "users" on "users"."id" = "activities"."organiser_id"
where
  "threads"."status" = $2
order by
  "activities"."start_at" desc,
  "activities"."thread_id" desc
limit
  $3;

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
  )::int,
  (
    select
      count(*)::int
    from
      activity_signups s
    where
      s.activity_id = "activities"."thread_id"
      and s.status = $1
  )
from
  "activities"
  inner join "threads" on "threads"."id" = "activities"."thread_id"
  inner join "users" on "users"."id" = "activities"."organiser_id"
where
  "threads"."status" in ($2)
order by
  "activities"."joined_num" desc,
  "activities"."thread_id" desc
limit
  $3;

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
  )::int,
  (
    select
      count(*)::int
    from
      activity_signups s
    where
      s.activity_id = "activities"."thread_id"
      and s.status = $1
  )
from
  "activities"
  inner join "threads" on "threads"."id" = "activities"."thread_id"
  inner join "users" on "users"."id" = "activities"."organiser_id"
where
  "threads"."status" in ($2)
order by
  "activities"."start_at" desc,
  "activities"."thread_id" desc
limit
  $3;

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
  )::int,
  (
    select
      count(*)::int
    from
      activity_signups s
    where
      s.activity_id = "activities"."thread_id"
      and s.status = $1
  )
from
  "activities"
  inner join "threads" on "threads"."id" = "activities"."thread_id"
  inner join "users" on "users"."id" = "activities"."organiser_id"
where
  (
    "threads"."status" in ($2)
    and "activities"."cancelled_at" is not null
  )
order by
  "activities"."start_at" desc,
  "activities"."thread_id" desc
limit
  $3;

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
  )::int,
  (
    select
      count(*)::int
    from
      activity_signups s
    where
      s.activity_id = "activities"."thread_id"
      and s.status = $1
  )
from
  "activities"
  inner join "threads" on "threads"."id" = "activities"."thread_id"
  inner join "users" on "users"."id" = "activities"."organiser_id"
where
  (
    "threads"."status" in ($2)
    and "activities"."cancelled_at" is null
    and "activities"."end_at" <= $3
  )
order by
  "activities"."start_at" desc,
  "activities"."thread_id" desc
limit
  $4;

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
  )::int,
  (
    select
      count(*)::int
    from
      activity_signups s
    where
      s.activity_id = "activities"."thread_id"
      and s.status = $1
  )
from
  "activities"
  inner join "threads" on "threads"."id" = "activities"."thread_id"
  inner join "users" on "users"."id" = "activities"."organiser_id"
where
  (
    "threads"."status" in ($2)
    and "activities"."cancelled_at" is null
    and "activities"."start_at" <= $3
    and "activities"."end_at" > $4
  )
order by
  "activities"."start_at" desc,
  "activities"."thread_id" desc
limit
  $5;

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
  )::int,
  (
    select
      count(*)::int
    from
      activity_signups s
    where
      s.activity_id = "activities"."thread_id"
      and s.status = $1
  )
from
  "activities"
  inner join "threads" on "threads"."id" = "activities"."thread_id"
  inner join "users" on "users"."id" = "activities"."organiser_id"
where
  (
    "threads"."status" in ($2)
    and "activities"."cancelled_at" is null
    and "activities"."start_at" > $3
    and "activities"."sign_start_at" <= $4
    and "activities"."sign_end_at" <= $5
  )
order by
  "activities"."start_at" desc,
  "activities"."thread_id" desc
limit
  $6;

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
  )::int,
  (
    select
      count(*)::int
    from
      activity_signups s
    where
      s.activity_id = "activities"."thread_id"
      and s.status = $1
  )
from
  "activities"
  inner join "threads" on "threads"."id" = "activities"."thread_id"
  inner join "users" on "users"."id" = "activities"."organiser_id"
where
  (
    "threads"."status" in ($2)
    and "activities"."cancelled_at" is null
    and "activities"."start_at" > $3
    and "activities"."sign_start_at" <= $4
    and "activities"."sign_end_at" > $5
  )
order by
  "activities"."start_at" desc,
  "activities"."thread_id" desc
limit
  $6;

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
  )::int,
  (
    select
      count(*)::int
    from
      activity_signups s
    where
      s.activity_id = "activities"."thread_id"
      and s.status = $1
  )
from
  "activities"
  inner join "threads" on "threads"."id" = "activities"."thread_id"
  inner join "users" on "users"."id" = "activities"."organiser_id"
where
  (
    "threads"."status" in ($2)
    and "activities"."cancelled_at" is null
    and "activities"."start_at" > $3
    and "activities"."sign_start_at" > $4
  )
order by
  "activities"."start_at" desc,
  "activities"."thread_id" desc
limit
  $5;

select
  count(*) as count
from
  (
    select
      "activities"."thread_id"
    from
      "activities"
      inner join "threads" on "threads"."id" = "activities"."thread_id"
    where
      "threads"."status" = $1
  ) "some";;

select
  count(*) as count
from
  (
    select
      "activities"."thread_id"
    from
      "activities"
      inner join "threads" on "threads"."id" = "activities"."thread_id"
    where
      "threads"."status" in ($1)
  ) "some";;

select
  count(*) as count
from
  (
    select
      "activities"."thread_id"
    from
      "activities"
      inner join "threads" on "threads"."id" = "activities"."thread_id"
    where
      (
        "threads"."status" in ($1)
        and "activities"."cancelled_at" is not null
      )
  ) "some";;

select
  count(*) as count
from
  (
    select
      "activities"."thread_id"
    from
      "activities"
      inner join "threads" on "threads"."id" = "activities"."thread_id"
    where
      (
        "threads"."status" in ($1)
        and "activities"."cancelled_at" is null
        and "activities"."end_at" <= $2
      )
  ) "some";;

select
  count(*) as count
from
  (
    select
      "activities"."thread_id"
    from
      "activities"
      inner join "threads" on "threads"."id" = "activities"."thread_id"
    where
      (
        "threads"."status" in ($1)
        and "activities"."cancelled_at" is null
        and "activities"."start_at" <= $2
        and "activities"."end_at" > $3
      )
  ) "some";;

select
  count(*) as count
from
  (
    select
      "activities"."thread_id"
    from
      "activities"
      inner join "threads" on "threads"."id" = "activities"."thread_id"
    where
      (
        "threads"."status" in ($1)
        and "activities"."cancelled_at" is null
        and "activities"."start_at" > $2
        and "activities"."sign_start_at" <= $3
        and "activities"."sign_end_at" <= $4
      )
  ) "some";;

select
  count(*) as count
from
  (
    select
      "activities"."thread_id"
    from
      "activities"
      inner join "threads" on "threads"."id" = "activities"."thread_id"
    where
      (
        "threads"."status" in ($1)
        and "activities"."cancelled_at" is null
        and "activities"."start_at" > $2
        and "activities"."sign_start_at" <= $3
        and "activities"."sign_end_at" > $4
      )
  ) "some";;

select
  count(*) as count
from
  (
    select
      "activities"."thread_id"
    from
      "activities"
      inner join "threads" on "threads"."id" = "activities"."thread_id"
    where
      (
        "threads"."status" in ($1)
        and "activities"."cancelled_at" is null
        and "activities"."start_at" > $2
        and "activities"."sign_start_at" > $3
      )
  ) "some";;

-- bannerManageList
select
  "id",
  "title",
  "subtitle",
  "tag",
  "pic_url",
  "link_url",
  "button_text",
  "order_num",
  "is_show"
from
  "banners"
order by
  "banners"."order_num" asc,
  "banners"."id" asc
limit
  $1;

select
  "id",
  "title",
  "subtitle",
  "tag",
  "pic_url",
  "link_url",
  "button_text",
  "order_num",
  "is_show"
from
  "banners"
where
  "banners"."is_show" = $1
order by
  "banners"."order_num" asc,
  "banners"."id" asc
limit
  $2;

select
  count(*) as count
from
  "banners"
where
  "banners"."is_show" = $1;;

select
  count(*) as count
from
  "banners";;

-- circleManageList
select
  "id",
  "name",
  "category",
  "brief",
  "pic_url",
  "notice",
  "rule",
  "order_num",
  "is_open",
  "join_type",
  "thread_count",
  "member_count"
from
  "circles"
order by
  "circles"."order_num" asc,
  "circles"."id" asc
limit
  $1;

select
  "id",
  "name",
  "category",
  "brief",
  "pic_url",
  "notice",
  "rule",
  "order_num",
  "is_open",
  "join_type",
  "thread_count",
  "member_count"
from
  "circles"
order by
  "circles"."thread_count" desc,
  "circles"."id" desc
limit
  $1;

-- consoleAccess
select
  "circle_id"
from
  "circle_moderators"
where
  "circle_moderators"."user_id" = $1;

select
  count(*) as count
from
  "appeals"
where
  (
    "appeals"."status" = $1
    and "appeals"."actor_id" <> $2
    and "appeals"."user_id" <> $3
  );;

select
  count(*) as count
from
  "devices"
where
  "devices"."status" = $1;;

select
  count(*) as count
from
  "feedbacks"
where
  "feedbacks"."status" = $1;;

select
  count(*) as count
from
  "proposals"
where
  (
    "proposals"."status" = $1
    and (
      "proposals"."kind" in ($2)
      or (
        "proposals"."kind" = $3
        and "proposals"."circle_id" in ($4)
      )
    )
  );;

select
  count(*) as count
from
  "proposals"
where
  (
    "proposals"."status" = $1
    and (
      "proposals"."kind" in ($2)
      or (
        "proposals"."kind" = $3
        and false
      )
    )
  );;

select
  count(*) as count
from
  "registrations";;

select
  count(*) as count
from
  "threads"
where
  "threads"."status" = 0;;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "mails"
    where
      "mails"."state" = $1
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
      "orders"
    where
      "orders"."status" = $1
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
      "prize_claims"
    where
      (
        "prize_claims"."type" = 'goods'
        and "prize_claims"."status" = $1
      )
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
      "report_cases"
    where
      "report_cases"."status" = $1
    limit
      $2
  ) "some";;

select
  count(*)::int
from
  "posts"
  inner join "threads" on "threads"."id" = "posts"."thread_id"
where
  (
    "posts"."status" = 0
    and "threads"."status" = 1
  );

-- consoleAuditList
select
  "audit_log"."id",
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
  "audit_log"."action",
  "audit_log"."target_type",
  "audit_log"."target_id",
  "audit_log"."reason",
  "audit_log"."detail",
  coalesce(nullif("threads"."title", ''), "threads"."excerpt"),
  "posts"."excerpt",
  "about"."nickname",
  "audit_log"."created_at"
from
  "audit_log"
  inner join "users" on "users"."id" = "audit_log"."actor_id"
  left join "threads" on (
    "audit_log"."target_type" = $1
    and "threads"."id" = "audit_log"."target_id"
  )
  left join "posts" on (
    "audit_log"."target_type" = $2
    and "posts"."id" = "audit_log"."target_id"
  )
  left join "users" "about" on (
    "audit_log"."target_type" = $3
    and "about"."id" = "audit_log"."target_id"
  )
order by
  "audit_log"."created_at" desc,
  "audit_log"."id" desc
limit
  $4;

select
  "audit_log"."id",
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
  "audit_log"."action",
  "audit_log"."target_type",
  "audit_log"."target_id",
  "audit_log"."reason",
  "audit_log"."detail",
  coalesce(nullif("threads"."title", ''), "threads"."excerpt"),
  "posts"."excerpt",
  "about"."nickname",
  "audit_log"."created_at"
from
  "audit_log"
  inner join "users" on "users"."id" = "audit_log"."actor_id"
  left join "threads" on (
    "audit_log"."target_type" = $1
    and "threads"."id" = "audit_log"."target_id"
  )
  left join "posts" on (
    "audit_log"."target_type" = $2
    and "posts"."id" = "audit_log"."target_id"
  )
  left join "users" "about" on (
    "audit_log"."target_type" = $3
    and "about"."id" = "audit_log"."target_id"
  )
where
  "audit_log"."actor_id" <> $4
order by
  "audit_log"."created_at" desc,
  "audit_log"."id" desc
limit
  $5;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "audit_log"
    limit
      $1
  ) "some";;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "audit_log"
    where
      "audit_log"."actor_id" <> $1
    limit
      $2
  ) "some";;

-- consoleDesk
select
  name,
  sum(count)::int as count,
  min(oldest_at) as "oldestAt"
from
  (
    select
      $1::text as name,
      count(*)::int as count,
      min("report_cases"."created_at") as oldest_at
    from
      "report_cases"
    where
      "report_cases"."status" = $2
    union all
    select
      $3::text as name,
      count(*)::int as count,
      min("threads"."posted_at") as oldest_at
    from
      "threads"
    where
      "threads"."status" = 0
    union all
    select
      $4::text as name,
      count(*)::int as count,
      min("posts"."created_at") as oldest_at
    from
      "posts"
      inner join "threads" on "threads"."id" = "posts"."thread_id"
    where
      (
        "posts"."status" = 0
        and "threads"."status" = 1
      )
    union all
    select
      $5::text as name,
      count(*)::int as count,
      min("appeals"."created_at") as oldest_at
    from
      "appeals"
    where
      (
        "appeals"."status" = $6
        and "appeals"."actor_id" <> $7
        and "appeals"."user_id" <> $8
      )
    union all
    select
      $9::text as name,
      count(*)::int as count,
      min("proposals"."created_at") as oldest_at
    from
      "proposals"
    where
      (
        "proposals"."status" = $10
        and (
          "proposals"."kind" in ($11)
          or (
            "proposals"."kind" = $12
            and "proposals"."circle_id" in ($13)
          )
        )
      )
    union all
    select
      $14::text as name,
      count(*)::int as count,
      min("feedbacks"."created_at") as oldest_at
    from
      "feedbacks"
    where
      "feedbacks"."status" = $15
    union all
    select
      $16::text as name,
      count(*)::int as count,
      min("devices"."created_at") as oldest_at
    from
      "devices"
    where
      "devices"."status" = $17
    union all
    select
      $18::text as name,
      count(*)::int as count,
      min("orders"."created_at") as oldest_at
    from
      "orders"
    where
      "orders"."status" = $19
  ) waiting
group by
  name;

select
  name,
  sum(count)::int as count,
  min(oldest_at) as "oldestAt"
from
  (
    select
      $1::text as name,
      count(*)::int as count,
      min("report_cases"."created_at") as oldest_at
    from
      "report_cases"
    where
      "report_cases"."status" = $2
    union all
    select
      $3::text as name,
      count(*)::int as count,
      min("threads"."posted_at") as oldest_at
    from
      "threads"
    where
      "threads"."status" = 0
    union all
    select
      $4::text as name,
      count(*)::int as count,
      min("posts"."created_at") as oldest_at
    from
      "posts"
      inner join "threads" on "threads"."id" = "posts"."thread_id"
    where
      (
        "posts"."status" = 0
        and "threads"."status" = 1
      )
    union all
    select
      $5::text as name,
      count(*)::int as count,
      min("appeals"."created_at") as oldest_at
    from
      "appeals"
    where
      (
        "appeals"."status" = $6
        and "appeals"."actor_id" <> $7
        and "appeals"."user_id" <> $8
      )
    union all
    select
      $9::text as name,
      count(*)::int as count,
      min("proposals"."created_at") as oldest_at
    from
      "proposals"
    where
      (
        "proposals"."status" = $10
        and (
          "proposals"."kind" in ($11)
          or (
            "proposals"."kind" = $12
            and false
          )
        )
      )
    union all
    select
      $13::text as name,
      count(*)::int as count,
      min("feedbacks"."created_at") as oldest_at
    from
      "feedbacks"
    where
      "feedbacks"."status" = $14
    union all
    select
      $15::text as name,
      count(*)::int as count,
      min("devices"."created_at") as oldest_at
    from
      "devices"
    where
      "devices"."status" = $16
    union all
    select
      $17::text as name,
      count(*)::int as count,
      min("orders"."created_at") as oldest_at
    from
      "orders"
    where
      "orders"."status" = $18
  ) waiting
group by
  name;

select
  name,
  waiting.id::text as id,
  kind,
  coalesce(title, '') as title,
  at,
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
  (
    (
      select
        $1::text as name,
        $2::text as kind,
        "report_cases"."id" as id,
        "report_cases"."created_at" as at,
        "report_cases"."author_id" as user_id,
        coalesce(
          case "report_cases"."target_type"
            when 'thread' then (
              select
                coalesce(nullif(t.title, ''), t.excerpt)
              from
                threads t
              where
                t.id = "report_cases"."thread_id"
            )
            when 'post' then (
              select
                p.excerpt
              from
                posts p
              where
                p.id = "report_cases"."target_id"
            )
            when 'user' then (
              select
                coalesce(nullif(u.signature, ''), u.nickname)
              from
                users u
              where
                u.id = "report_cases"."author_id"
            )
            else '私信'
          end,
          ''
        ) as title
      from
        "report_cases"
      where
        "report_cases"."status" = $3
      order by
        "report_cases"."created_at",
        "report_cases"."id"
      limit
        $4
    )
    union all
    (
      select
        $5::text as name,
        $6::text as kind,
        "threads"."id" as id,
        "threads"."posted_at" as at,
        "threads"."author_id" as user_id,
        coalesce(nullif("threads"."title", ''), "threads"."excerpt") as title
      from
        "threads"
      where
        "threads"."status" = 0
      order by
        "threads"."posted_at",
        "threads"."id"
      limit
        $7
    )
    union all
    (
      select
        $8::text as name,
        $9::text as kind,
        "posts"."id" as id,
        "posts"."created_at" as at,
        "posts"."author_id" as user_id,
        "posts"."excerpt" as title
      from
        "posts"
        inner join "threads" on "threads"."id" = "posts"."thread_id"
      where
        (
          "posts"."status" = 0
          and "threads"."status" = 1
        )
      order by
        "posts"."created_at",
        "posts"."id"
      limit
        $10
    )
    union all
    (
      select
        $11::text as name,
        $12::text as kind,
        "appeals"."id" as id,
        "appeals"."created_at" as at,
        "appeals"."user_id" as user_id,
        left("appeals"."text", 100) as title
      from
        "appeals"
      where
        (
          "appeals"."status" = $13
          and "appeals"."actor_id" <> $14
          and "appeals"."user_id" <> $15
        )
      order by
        "appeals"."created_at",
        "appeals"."id"
      limit
        $16
    )
    union all
    (
      select
        $17::text as name,
        $18::text as kind,
        "proposals"."id" as id,
        "proposals"."created_at" as at,
        "proposals"."by_id" as user_id,
        (
          select
            coalesce(nullif("threads"."title", ''), "threads"."excerpt")
          from
            "threads"
          where
            "threads"."id" = "proposals"."thread_id"
        ) as title
      from
        "proposals"
      where
        (
          "proposals"."status" = $19
          and (
            "proposals"."kind" in ($20)
            or (
              "proposals"."kind" = $21
              and "proposals"."circle_id" in ($22)
            )
          )
        )
      order by
        "proposals"."created_at",
        "proposals"."id"
      limit
        $23
    )
    union all
    (
      select
        $24::text as name,
        $25::text as kind,
        "feedbacks"."id" as id,
        "feedbacks"."created_at" as at,
        "feedbacks"."user_id" as user_id,
        "feedbacks"."title" as title
      from
        "feedbacks"
      where
        "feedbacks"."status" = $26
      order by
        "feedbacks"."created_at",
        "feedbacks"."id"
      limit
        $27
    )
    union all
    (
      select
        $28::text as name,
        $29::text as kind,
        "devices"."id" as id,
        "devices"."created_at" as at,
        "devices"."user_id" as user_id,
        (
          select
            "device_models"."name"
          from
            "device_models"
          where
            "device_models"."id" = "devices"."model_id"
        ) as title
      from
        "devices"
      where
        "devices"."status" = $30
      order by
        "devices"."created_at",
        "devices"."id"
      limit
        $31
    )
    union all
    (
      select
        $32::text as name,
        $33::text as kind,
        "orders"."id" as id,
        "orders"."created_at" as at,
        "orders"."user_id" as user_id,
        "orders"."goods_name" as title
      from
        "orders"
      where
        "orders"."status" = $34
      order by
        "orders"."created_at",
        "orders"."id"
      limit
        $35
    )
  ) waiting
  join users u on u.id = user_id
order by
  at,
  name,
  waiting.id
limit
  $36;

select
  name,
  waiting.id::text as id,
  kind,
  coalesce(title, '') as title,
  at,
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
  (
    (
      select
        $1::text as name,
        $2::text as kind,
        "report_cases"."id" as id,
        "report_cases"."created_at" as at,
        "report_cases"."author_id" as user_id,
        coalesce(
          case "report_cases"."target_type"
            when 'thread' then (
              select
                coalesce(nullif(t.title, ''), t.excerpt)
              from
                threads t
              where
                t.id = "report_cases"."thread_id"
            )
            when 'post' then (
              select
                p.excerpt
              from
                posts p
              where
                p.id = "report_cases"."target_id"
            )
            when 'user' then (
              select
                coalesce(nullif(u.signature, ''), u.nickname)
              from
                users u
              where
                u.id = "report_cases"."author_id"
            )
            else '私信'
          end,
          ''
        ) as title
      from
        "report_cases"
      where
        "report_cases"."status" = $3
      order by
        "report_cases"."created_at",
        "report_cases"."id"
      limit
        $4
    )
    union all
    (
      select
        $5::text as name,
        $6::text as kind,
        "threads"."id" as id,
        "threads"."posted_at" as at,
        "threads"."author_id" as user_id,
        coalesce(nullif("threads"."title", ''), "threads"."excerpt") as title
      from
        "threads"
      where
        "threads"."status" = 0
      order by
        "threads"."posted_at",
        "threads"."id"
      limit
        $7
    )
    union all
    (
      select
        $8::text as name,
        $9::text as kind,
        "posts"."id" as id,
        "posts"."created_at" as at,
        "posts"."author_id" as user_id,
        "posts"."excerpt" as title
      from
        "posts"
        inner join "threads" on "threads"."id" = "posts"."thread_id"
      where
        (
          "posts"."status" = 0
          and "threads"."status" = 1
        )
      order by
        "posts"."created_at",
        "posts"."id"
      limit
        $10
    )
    union all
    (
      select
        $11::text as name,
        $12::text as kind,
        "appeals"."id" as id,
        "appeals"."created_at" as at,
        "appeals"."user_id" as user_id,
        left("appeals"."text", 100) as title
      from
        "appeals"
      where
        (
          "appeals"."status" = $13
          and "appeals"."actor_id" <> $14
          and "appeals"."user_id" <> $15
        )
      order by
        "appeals"."created_at",
        "appeals"."id"
      limit
        $16
    )
    union all
    (
      select
        $17::text as name,
        $18::text as kind,
        "proposals"."id" as id,
        "proposals"."created_at" as at,
        "proposals"."by_id" as user_id,
        (
          select
            coalesce(nullif("threads"."title", ''), "threads"."excerpt")
          from
            "threads"
          where
            "threads"."id" = "proposals"."thread_id"
        ) as title
      from
        "proposals"
      where
        (
          "proposals"."status" = $19
          and (
            "proposals"."kind" in ($20)
            or (
              "proposals"."kind" = $21
              and false
            )
          )
        )
      order by
        "proposals"."created_at",
        "proposals"."id"
      limit
        $22
    )
    union all
    (
      select
        $23::text as name,
        $24::text as kind,
        "feedbacks"."id" as id,
        "feedbacks"."created_at" as at,
        "feedbacks"."user_id" as user_id,
        "feedbacks"."title" as title
      from
        "feedbacks"
      where
        "feedbacks"."status" = $25
      order by
        "feedbacks"."created_at",
        "feedbacks"."id"
      limit
        $26
    )
    union all
    (
      select
        $27::text as name,
        $28::text as kind,
        "devices"."id" as id,
        "devices"."created_at" as at,
        "devices"."user_id" as user_id,
        (
          select
            "device_models"."name"
          from
            "device_models"
          where
            "device_models"."id" = "devices"."model_id"
        ) as title
      from
        "devices"
      where
        "devices"."status" = $29
      order by
        "devices"."created_at",
        "devices"."id"
      limit
        $30
    )
    union all
    (
      select
        $31::text as name,
        $32::text as kind,
        "orders"."id" as id,
        "orders"."created_at" as at,
        "orders"."user_id" as user_id,
        "orders"."goods_name" as title
      from
        "orders"
      where
        "orders"."status" = $33
      order by
        "orders"."created_at",
        "orders"."id"
      limit
        $34
    )
  ) waiting
  join users u on u.id = user_id
order by
  at,
  name,
  waiting.id
limit
  $35;

-- consoleFigures
select
  "day",
  "members",
  "new_members",
  "active_members",
  "threads",
  "comments",
  "check_ins",
  "exchanges",
  "points_in",
  "points_out"
from
  "daily_figures"
where
  "daily_figures"."day" between $1 and $2
order by
  "daily_figures"."day" asc;

select
  "name",
  "content",
  "written_at"
from
  "figure_sheets"
where
  "figure_sheets"."name" = $1;

with
  d (day, a, z) as (
    values
      ($1::date, $2::timestamptz, $3::timestamptz)
  )
select
  to_char(day, 'YYYY-MM-DD') as day,
  (
    select
      count(*)::int
    from
      users
    where
      created_at >= a
      and created_at < z
      and status <> 2
  ) as "newMembers",
  (
    select
      count(distinct user_id)::int
    from
      (
        select
          author_id as user_id
        from
          threads
        where
          status = 1
          and posted_at >= a
          and posted_at < z
        union all
        select
          author_id
        from
          posts
        where
          status = 1
          and created_at >= a
          and created_at < z
        union all
        select
          user_id
        from
          thread_likes
        where
          created_at >= a
          and created_at < z
        union all
        select
          user_id
        from
          post_likes
        where
          created_at >= a
          and created_at < z
        union all
        select
          user_id
        from
          check_ins
        where
          check_ins.day = d.day
          and place is not null
      ) acts
  ) as "activeMembers",
  (
    select
      count(*)::int
    from
      threads
    where
      status = 1
      and posted_at >= a
      and posted_at < z
  ) as threads,
  (
    select
      count(*)::int
    from
      posts
    where
      status = 1
      and created_at >= a
      and created_at < z
  ) as comments,
  (
    select
      count(*)::int
    from
      check_ins
    where
      check_ins.day = d.day
      and place is not null
  ) as "checkIns",
  (
    select
      count(*)::int
    from
      orders
    where
      created_at >= a
      and created_at < z
  ) as exchanges,
  (
    select
      least(coalesce(sum(points), 0), 2147483647)::int
    from
      point_entries
    where
      created_at >= a
      and created_at < z
      and points > 0
  ) as "pointsIn",
  (
    select
      least(coalesce(- sum(points), 0), 2147483647)::int
    from
      point_entries
    where
      created_at >= a
      and created_at < z
      and points < 0
  ) as "pointsOut"
from
  d
order by
  day;

-- consoleGroupList
select
  "id",
  "name",
  "rank",
  "permissions",
  (
    select
      count(*)::int
    from
      users u
    where
      u.group_id = "id"
      and u.status = 1
  )
from
  "user_groups"
order by
  "user_groups"."rank" desc,
  "user_groups"."id" asc;

-- consoleHealth
select
  "name",
  "ended_at",
  "took_ms",
  "ok",
  "failure"
from
  "job_runs"
order by
  "job_runs"."name" asc;

select
  "value"
from
  "site_flags"
where
  "site_flags"."key" = $1;

select
  split_part(current_setting('server_version'), ' ', 1) as version,
  pg_database_size(current_database())::text as bytes,
  (
    select
      count(*)::int
    from
      (
        select
        from
          link_cards
        where
          next_at <= now()
        limit
          1000
      ) due
  ) as waiting;

-- consoleMailList
select
  "mails"."id",
  "mails"."kind",
  "mails"."details",
  coalesce(nullif("mails"."email", ''), "mail_addresses"."email", ''),
  "mails"."state",
  "mails"."attempts",
  "mails"."answer",
  "mails"."created_at",
  "mails"."sent_at",
  "mails"."next_at"
from
  "mails"
  left join "mail_addresses" on "mail_addresses"."user_id" = "mails"."user_id"
order by
  "mails"."id" desc
limit
  $1;

select
  "mails"."id",
  "mails"."kind",
  "mails"."details",
  coalesce(nullif("mails"."email", ''), "mail_addresses"."email", ''),
  "mails"."state",
  "mails"."attempts",
  "mails"."answer",
  "mails"."created_at",
  "mails"."sent_at",
  "mails"."next_at"
from
  "mails"
  left join "mail_addresses" on "mail_addresses"."user_id" = "mails"."user_id"
where
  "mails"."state" = $1
order by
  "mails"."id" desc
limit
  $2;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "mails"
    limit
      $1
  ) "some";;

-- consoleMailStatus
select
  "answer"
from
  "mails"
where
  (
    "mails"."state" = $1
    and "mails"."answer" <> $2
  )
order by
  "mails"."id"
limit
  $3;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "mails"
    where
      "mails"."sent_at" >= $1
    limit
      $2
  ) "some";;

-- consoleMember
select
  "audit_log"."id",
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
  "audit_log"."action",
  "audit_log"."target_type",
  "audit_log"."target_id",
  "audit_log"."reason",
  "audit_log"."detail",
  coalesce(nullif("threads"."title", ''), "threads"."excerpt"),
  "posts"."excerpt",
  "about"."nickname",
  "audit_log"."created_at"
from
  "audit_log"
  inner join "users" on "users"."id" = "audit_log"."actor_id"
  left join "threads" on (
    "audit_log"."target_type" = $1
    and "threads"."id" = "audit_log"."target_id"
  )
  left join "posts" on (
    "audit_log"."target_type" = $2
    and "posts"."id" = "audit_log"."target_id"
  )
  left join "users" "about" on (
    "audit_log"."target_type" = $3
    and "about"."id" = "audit_log"."target_id"
  )
where
  (
    (
      "audit_log"."target_type" = 'user'
      and "audit_log"."target_id" = $4::bigint
    )
    or (
      "audit_log"."detail" ? 'authorId'
      and "audit_log"."detail" ->> 'authorId' = $5
    )
  )
order by
  "audit_log"."created_at" desc,
  "audit_log"."id" desc
limit
  $6;

select
  "circles"."id",
  "circles"."name"
from
  "circle_moderators"
  inner join "circles" on "circles"."id" = "circle_moderators"."circle_id"
where
  "circle_moderators"."user_id" = $1
order by
  "circles"."order_num",
  "circles"."id";

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
  "users"."group_id",
  "user_groups"."name",
  "user_groups"."rank",
  "users"."exp",
  "users"."verified_device",
  "users"."hot_ranking",
  "users"."thread_count",
  "users"."status",
  "users"."denied_until",
  "users"."forbidden_until",
  "users"."created_at",
  greatest(
    (
      select
        max(s.last_seen_at)
      from
        sessions s
      where
        s.user_id = "users"."id"
    ),
    (
      select
        max(t.posted_at)
      from
        threads t
      where
        t.author_id = "users"."id"
        and t.status = 1
    ),
    (
      select
        max(p.created_at)
      from
        posts p
      where
        p.author_id = "users"."id"
    ),
    (
      select
        max(c.created_at)
      from
        check_ins c
      where
        c.user_id = "users"."id"
    )
  ),
  "users"."signature",
  "user_groups"."permissions"
from
  "users"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  (
    "users"."id" = $1
    and "users"."status" in ($2)
  );

select
  count(*) as count
from
  "audit_log"
where
  "audit_log"."action" in ('thread.del', 'thread.delpost', 'thread.undershelf', 'user.deny', 'user.forbidden')
  and "audit_log"."detail" ->> 'value' is distinct from '0'
  and (
    (
      "audit_log"."target_type" = 'user'
      and "audit_log"."target_id" = $1::bigint
    )
    or (
      "audit_log"."detail" ? 'authorId'
      and "audit_log"."detail" ->> 'authorId' = $2
    )
  );;

-- consoleMemberList
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
  "users"."group_id",
  "user_groups"."name",
  "user_groups"."rank",
  "users"."exp",
  "users"."verified_device",
  "users"."hot_ranking",
  "users"."thread_count",
  "users"."status",
  "users"."denied_until",
  "users"."forbidden_until",
  "users"."created_at",
  greatest(
    (
      select
        max(s.last_seen_at)
      from
        sessions s
      where
        s.user_id = "users"."id"
    ),
    (
      select
        max(t.posted_at)
      from
        threads t
      where
        t.author_id = "users"."id"
        and t.status = 1
    ),
    (
      select
        max(p.created_at)
      from
        posts p
      where
        p.author_id = "users"."id"
    ),
    (
      select
        max(c.created_at)
      from
        check_ins c
      where
        c.user_id = "users"."id"
    )
  )
from
  "users"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  "users"."status" in ($1)
order by
  "users"."created_at" desc,
  "users"."id" desc
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
  "users"."group_id",
  "user_groups"."name",
  "user_groups"."rank",
  "users"."exp",
  "users"."verified_device",
  "users"."hot_ranking",
  "users"."thread_count",
  "users"."status",
  "users"."denied_until",
  "users"."forbidden_until",
  "users"."created_at",
  greatest(
    (
      select
        max(s.last_seen_at)
      from
        sessions s
      where
        s.user_id = "users"."id"
    ),
    (
      select
        max(t.posted_at)
      from
        threads t
      where
        t.author_id = "users"."id"
        and t.status = 1
    ),
    (
      select
        max(p.created_at)
      from
        posts p
      where
        p.author_id = "users"."id"
    ),
    (
      select
        max(c.created_at)
      from
        check_ins c
      where
        c.user_id = "users"."id"
    )
  )
from
  "users"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  "users"."status" in ($1)
order by
  "users"."hot_score" desc,
  "users"."id" desc
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
  "users"."group_id",
  "user_groups"."name",
  "user_groups"."rank",
  "users"."exp",
  "users"."verified_device",
  "users"."hot_ranking",
  "users"."thread_count",
  "users"."status",
  "users"."denied_until",
  "users"."forbidden_until",
  "users"."created_at",
  greatest(
    (
      select
        max(s.last_seen_at)
      from
        sessions s
      where
        s.user_id = "users"."id"
    ),
    (
      select
        max(t.posted_at)
      from
        threads t
      where
        t.author_id = "users"."id"
        and t.status = 1
    ),
    (
      select
        max(p.created_at)
      from
        posts p
      where
        p.author_id = "users"."id"
    ),
    (
      select
        max(c.created_at)
      from
        check_ins c
      where
        c.user_id = "users"."id"
    )
  )
from
  "users"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  (
    "users"."status" in ($1)
    and "users"."status" = 1
    and "users"."denied_until" > now()
  )
order by
  "users"."created_at" desc,
  "users"."id" desc
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
  "users"."group_id",
  "user_groups"."name",
  "user_groups"."rank",
  "users"."exp",
  "users"."verified_device",
  "users"."hot_ranking",
  "users"."thread_count",
  "users"."status",
  "users"."denied_until",
  "users"."forbidden_until",
  "users"."created_at",
  greatest(
    (
      select
        max(s.last_seen_at)
      from
        sessions s
      where
        s.user_id = "users"."id"
    ),
    (
      select
        max(t.posted_at)
      from
        threads t
      where
        t.author_id = "users"."id"
        and t.status = 1
    ),
    (
      select
        max(p.created_at)
      from
        posts p
      where
        p.author_id = "users"."id"
    ),
    (
      select
        max(c.created_at)
      from
        check_ins c
      where
        c.user_id = "users"."id"
    )
  )
from
  "users"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  (
    "users"."status" in ($1)
    and "users"."status" = 1
    and "users"."forbidden_until" > now()
  )
order by
  "users"."created_at" desc,
  "users"."id" desc
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
  "users"."group_id",
  "user_groups"."name",
  "user_groups"."rank",
  "users"."exp",
  "users"."verified_device",
  "users"."hot_ranking",
  "users"."thread_count",
  "users"."status",
  "users"."denied_until",
  "users"."forbidden_until",
  "users"."created_at",
  greatest(
    (
      select
        max(s.last_seen_at)
      from
        sessions s
      where
        s.user_id = "users"."id"
    ),
    (
      select
        max(t.posted_at)
      from
        threads t
      where
        t.author_id = "users"."id"
        and t.status = 1
    ),
    (
      select
        max(p.created_at)
      from
        posts p
      where
        p.author_id = "users"."id"
    ),
    (
      select
        max(c.created_at)
      from
        check_ins c
      where
        c.user_id = "users"."id"
    )
  )
from
  "users"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  (
    "users"."status" in ($1)
    and "users"."status" = 1
    and (
      "users"."denied_until" is null
      or "users"."denied_until" <= now()
    )
    and (
      "users"."forbidden_until" is null
      or "users"."forbidden_until" <= now()
    )
  )
order by
  "users"."created_at" desc,
  "users"."id" desc
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
  "users"."group_id",
  "user_groups"."name",
  "user_groups"."rank",
  "users"."exp",
  "users"."verified_device",
  "users"."hot_ranking",
  "users"."thread_count",
  "users"."status",
  "users"."denied_until",
  "users"."forbidden_until",
  "users"."created_at",
  greatest(
    (
      select
        max(s.last_seen_at)
      from
        sessions s
      where
        s.user_id = "users"."id"
    ),
    (
      select
        max(t.posted_at)
      from
        threads t
      where
        t.author_id = "users"."id"
        and t.status = 1
    ),
    (
      select
        max(p.created_at)
      from
        posts p
      where
        p.author_id = "users"."id"
    ),
    (
      select
        max(c.created_at)
      from
        check_ins c
      where
        c.user_id = "users"."id"
    )
  )
from
  "users"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  (
    "users"."status" in ($1)
    and "users"."status" = 3
  )
order by
  "users"."created_at" desc,
  "users"."id" desc
limit
  $2;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "users"
    where
      "users"."status" in ($1)
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
      "users"
    where
      (
        "users"."status" in ($1)
        and "users"."status" = 1
        and "users"."denied_until" > now()
      )
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
      "users"
    where
      (
        "users"."status" in ($1)
        and "users"."status" = 1
        and "users"."forbidden_until" > now()
      )
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
      "users"
    where
      (
        "users"."status" in ($1)
        and "users"."status" = 1
        and (
          "users"."denied_until" is null
          or "users"."denied_until" <= now()
        )
        and (
          "users"."forbidden_until" is null
          or "users"."forbidden_until" <= now()
        )
      )
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
      "users"
    where
      (
        "users"."status" in ($1)
        and "users"."status" = 3
      )
    limit
      $2
  ) "some";;

-- consoleThreadList
select
  "threads"."id",
  "threads"."title",
  "threads"."excerpt",
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
  "circles"."name",
  "threads"."status",
  "threads"."site_sticky",
  "threads"."group_sticky",
  "threads"."circle_sticky",
  "threads"."essence_at",
  "threads"."cherrypick_at",
  "threads"."pact_at",
  "threads"."guide_at",
  "threads"."view_count",
  "threads"."reply_count",
  "threads"."like_count",
  "threads"."posted_at",
  "threads"."removed_reason"
from
  "threads"
  inner join "users" on "users"."id" = "threads"."author_id"
  left join "circles" on "circles"."id" = "threads"."circle_id"
where
  "threads"."status" <> 1
  and "threads"."status" = $1
order by
  "threads"."id" desc
limit
  $2;

select
  "threads"."id",
  "threads"."title",
  "threads"."excerpt",
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
  "circles"."name",
  "threads"."status",
  "threads"."site_sticky",
  "threads"."group_sticky",
  "threads"."circle_sticky",
  "threads"."essence_at",
  "threads"."cherrypick_at",
  "threads"."pact_at",
  "threads"."guide_at",
  "threads"."view_count",
  "threads"."reply_count",
  "threads"."like_count",
  "threads"."posted_at",
  "threads"."removed_reason"
from
  "threads"
  inner join "users" on "users"."id" = "threads"."author_id"
  left join "circles" on "circles"."id" = "threads"."circle_id"
where
  "threads"."status" = 1
order by
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $1;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "threads"
    where
      "threads"."status" <> 1
      and "threads"."status" = $1
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
      "threads"
    where
      "threads"."status" = 1
    limit
      $1
  ) "some";;

-- editionManageList
select
  "front_editions"."id",
  "front_editions"."hero_id",
  "front_editions"."picks",
  "front_editions"."question_id",
  "front_editions"."start_at",
  "front_editions"."end_at",
  "threads"."title",
  "threads"."excerpt"
from
  "front_editions"
  left join "threads" on (
    "threads"."id" = "front_editions"."hero_id"
    and "threads"."status" = $1
  )
order by
  "front_editions"."start_at" desc,
  "front_editions"."id" desc
limit
  $2;

select
  "id",
  "hero_id",
  "picks",
  "question_id",
  "start_at",
  "end_at"
from
  "front_editions"
where
  (
    "front_editions"."start_at" <= $1
    and "front_editions"."end_at" > $2
  )
order by
  "front_editions"."start_at" desc,
  "front_editions"."id" desc
limit
  $3;

select
  count(*) as count
from
  "front_editions";;

-- editionManagePreview
select
  "id",
  "content",
  "vote_count"
from
  "poll_options"
where
  "poll_options"."thread_id" = $1
order by
  "poll_options"."position" asc,
  "poll_options"."id" asc;

select
  "id",
  "hero_id",
  "picks",
  "question_id",
  "start_at",
  "end_at"
from
  "front_editions"
where
  "front_editions"."id" = $1;

select
  "polls"."thread_id",
  "polls"."max_choices",
  "polls"."days",
  "polls"."voter_count",
  greatest("polls"."asked_at", "threads"."posted_at") + make_interval(days => "polls"."days"),
  "threads"."status",
  "threads"."circle_id"
from
  "polls"
  inner join "threads" on "threads"."id" = "polls"."thread_id"
where
  "polls"."thread_id" = $1;

-- floorManageList
select
  "id",
  "title",
  "order_num",
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object('kind', i.kind, 'targetId', i.target_id::text, 'note', i.note)
          order by
            i.position
        )
      from
        floor_items i
      where
        i.floor_id = "id"
    ),
    '[]'::jsonb
  )
from
  "floors"
order by
  "floors"."order_num" asc,
  "floors"."id" asc
limit
  $1;

select
  count(*) as count
from
  "floors";;

-- menuManageList
select
  "menu_items"."id",
  "menu_items"."parent_id",
  "menu_items"."name",
  "menu_items"."order_num",
  "menu_items"."route_path",
  "menu_items"."route_value",
  "menu_items"."menu_type",
  "menu_items"."is_show",
  "menu_items"."pic_url",
  "parent"."name"
from
  "menu_items"
  left join "menu_items" "parent" on "parent"."id" = "menu_items"."parent_id"
order by
  coalesce("parent"."order_num", "menu_items"."order_num"),
  coalesce("parent"."id", "menu_items"."id"),
  "parent"."id" is not null,
  "menu_items"."order_num" asc,
  "menu_items"."id" asc
limit
  $1;

select
  "menu_items"."id",
  "menu_items"."parent_id",
  "menu_items"."name",
  "menu_items"."order_num",
  "menu_items"."route_path",
  "menu_items"."route_value",
  "menu_items"."menu_type",
  "menu_items"."is_show",
  "menu_items"."pic_url",
  "parent"."name"
from
  "menu_items"
  left join "menu_items" "parent" on "parent"."id" = "menu_items"."parent_id"
where
  "menu_items"."menu_type" = $1
order by
  coalesce("parent"."order_num", "menu_items"."order_num"),
  coalesce("parent"."id", "menu_items"."id"),
  "parent"."id" is not null,
  "menu_items"."order_num" asc,
  "menu_items"."id" asc
limit
  $2;

select
  count(*) as count
from
  "menu_items"
where
  "menu_items"."menu_type" = $1;;

select
  count(*) as count
from
  "menu_items";;

-- registrationList
select
  "users"."id",
  "users"."username",
  "users"."nickname",
  coalesce(
    (
      select
        i.nickname
      from
        users i
      where
        i.id = "users"."invited_by"
    ),
    ''
  ),
  "registrations"."message",
  "registrations"."email",
  "registrations"."created_at"
from
  "registrations"
  inner join "users" on "users"."id" = "registrations"."user_id"
order by
  "registrations"."created_at" asc,
  "registrations"."user_id" asc
limit
  $1;

-- synonymList
select
  "id",
  "words",
  "created_at"
from
  "search_synonyms"
order by
  "search_synonyms"."id" desc
limit
  $1;

select
  count(*) as count
from
  "search_synonyms";;

-- taskManageList
select
  "id",
  "name",
  "work",
  "description",
  "type",
  "reward_num",
  "reward_points",
  "reward_exp",
  "reward_badge",
  "mprouter",
  "order_num",
  "status"
from
  "tasks"
order by
  "tasks"."type" asc,
  "tasks"."order_num" asc,
  "tasks"."id" asc
limit
  $1;

select
  "id",
  "name",
  "work",
  "description",
  "type",
  "reward_num",
  "reward_points",
  "reward_exp",
  "reward_badge",
  "mprouter",
  "order_num",
  "status"
from
  "tasks"
where
  "tasks"."status" = $1
order by
  "tasks"."type" asc,
  "tasks"."order_num" asc,
  "tasks"."id" asc
limit
  $2;

select
  "id",
  "name",
  "work",
  "description",
  "type",
  "reward_num",
  "reward_points",
  "reward_exp",
  "reward_badge",
  "mprouter",
  "order_num",
  "status"
from
  "tasks"
where
  "tasks"."type" = $1
order by
  "tasks"."type" asc,
  "tasks"."order_num" asc,
  "tasks"."id" asc
limit
  $2;

select
  count(*) as count
from
  "tasks"
where
  "tasks"."status" = $1;;

select
  count(*) as count
from
  "tasks"
where
  "tasks"."type" = $1;;

select
  count(*) as count
from
  "tasks";;

-- topicManageList
select
  "topics"."id",
  "topics"."content",
  "topics"."intro",
  "topics"."cover",
  "topics"."is_show",
  "topics"."view_count",
  "topics"."thread_count",
  "topics"."follow_count",
  "topics"."week_heat",
  "taker"."content",
  "users"."nickname",
  "topics"."created_at"
from
  "topics"
  left join "topics" "taker" on "taker"."id" = "topics"."merged_into"
  left join "users" on "users"."id" = "topics"."created_by"
order by
  "topics"."created_at" desc,
  "topics"."id" desc
limit
  $1;

select
  "topics"."id",
  "topics"."content",
  "topics"."intro",
  "topics"."cover",
  "topics"."is_show",
  "topics"."view_count",
  "topics"."thread_count",
  "topics"."follow_count",
  "topics"."week_heat",
  "taker"."content",
  "users"."nickname",
  "topics"."created_at"
from
  "topics"
  left join "topics" "taker" on "taker"."id" = "topics"."merged_into"
  left join "users" on "users"."id" = "topics"."created_by"
order by
  "topics"."follow_count" desc,
  "topics"."id" desc
limit
  $1;

select
  "topics"."id",
  "topics"."content",
  "topics"."intro",
  "topics"."cover",
  "topics"."is_show",
  "topics"."view_count",
  "topics"."thread_count",
  "topics"."follow_count",
  "topics"."week_heat",
  "taker"."content",
  "users"."nickname",
  "topics"."created_at"
from
  "topics"
  left join "topics" "taker" on "taker"."id" = "topics"."merged_into"
  left join "users" on "users"."id" = "topics"."created_by"
order by
  "topics"."thread_count" desc,
  "topics"."id" desc
limit
  $1;

select
  "topics"."id",
  "topics"."content",
  "topics"."intro",
  "topics"."cover",
  "topics"."is_show",
  "topics"."view_count",
  "topics"."thread_count",
  "topics"."follow_count",
  "topics"."week_heat",
  "taker"."content",
  "users"."nickname",
  "topics"."created_at"
from
  "topics"
  left join "topics" "taker" on "taker"."id" = "topics"."merged_into"
  left join "users" on "users"."id" = "topics"."created_by"
order by
  "topics"."view_count" desc,
  "topics"."id" desc
limit
  $1;

select
  "topics"."id",
  "topics"."content",
  "topics"."intro",
  "topics"."cover",
  "topics"."is_show",
  "topics"."view_count",
  "topics"."thread_count",
  "topics"."follow_count",
  "topics"."week_heat",
  "taker"."content",
  "users"."nickname",
  "topics"."created_at"
from
  "topics"
  left join "topics" "taker" on "taker"."id" = "topics"."merged_into"
  left join "users" on "users"."id" = "topics"."created_by"
order by
  "topics"."week_heat" desc,
  "topics"."id" desc
limit
  $1;

select
  "topics"."id",
  "topics"."content",
  "topics"."intro",
  "topics"."cover",
  "topics"."is_show",
  "topics"."view_count",
  "topics"."thread_count",
  "topics"."follow_count",
  "topics"."week_heat",
  "taker"."content",
  "users"."nickname",
  "topics"."created_at"
from
  "topics"
  left join "topics" "taker" on "taker"."id" = "topics"."merged_into"
  left join "users" on "users"."id" = "topics"."created_by"
where
  "topics"."is_show" = $1
order by
  "topics"."created_at" desc,
  "topics"."id" desc
limit
  $2;

select
  "topics"."id",
  "topics"."content",
  "topics"."intro",
  "topics"."cover",
  "topics"."is_show",
  "topics"."view_count",
  "topics"."thread_count",
  "topics"."follow_count",
  "topics"."week_heat",
  "taker"."content",
  "users"."nickname",
  "topics"."created_at"
from
  "topics"
  left join "topics" "taker" on "taker"."id" = "topics"."merged_into"
  left join "users" on "users"."id" = "topics"."created_by"
where
  "topics"."merged_into" is not null
order by
  "topics"."created_at" desc,
  "topics"."id" desc
limit
  $1;

select
  "topics"."id",
  "topics"."content",
  "topics"."intro",
  "topics"."cover",
  "topics"."is_show",
  "topics"."view_count",
  "topics"."thread_count",
  "topics"."follow_count",
  "topics"."week_heat",
  "taker"."content",
  "users"."nickname",
  "topics"."created_at"
from
  "topics"
  left join "topics" "taker" on "taker"."id" = "topics"."merged_into"
  left join "users" on "users"."id" = "topics"."created_by"
where
  (
    "topics"."is_show" = $1
    and "topics"."merged_into" is null
  )
order by
  "topics"."created_at" desc,
  "topics"."id" desc
limit
  $2;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "topics"
    limit
      $1
  ) "some";;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "topics"
    where
      "topics"."is_show" = $1
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
      "topics"
    where
      "topics"."merged_into" is not null
    limit
      $1
  ) "some";;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "topics"
    where
      (
        "topics"."is_show" = $1
        and "topics"."merged_into" is null
      )
    limit
      $2
  ) "some";;
