-- Recorded by `pnpm queries`.

-- circleDetail
select
  "circle_active_users"."circle_id",
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
  "circle_active_users"
  inner join "users" on "users"."id" = "circle_active_users"."user_id"
where
  (
    "circle_active_users"."circle_id" = any (
      (
        select
          $1::text
      )::bigint[]
    )
    and "circle_active_users"."rank" <= $2
    and "users"."status" = $3
  )
order by
  "circle_active_users"."circle_id" asc,
  "circle_active_users"."rank" asc;

select
  "circle_moderators"."circle_id",
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
  "circle_moderators"
  inner join "users" on "users"."id" = "circle_moderators"."user_id"
where
  (
    "circle_moderators"."circle_id" = any (
      (
        select
          $1::text
      )::bigint[]
    )
    and "users"."status" = $2
  )
order by
  "circle_moderators"."circle_id" asc,
  "circle_moderators"."position" asc,
  "circle_moderators"."user_id" asc;

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
  "notice_at",
  "thread_count",
  "interact_count",
  "member_count",
  "active_user_count",
  "created_at"
from
  "circles"
where
  "circles"."id" = $1;

-- circleList
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
  "notice_at",
  "thread_count",
  "interact_count",
  "member_count",
  "active_user_count",
  "created_at"
from
  "circles"
order by
  "circles"."created_at" desc,
  "circles"."id" desc
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
  "notice_at",
  "thread_count",
  "interact_count",
  "member_count",
  "active_user_count",
  "created_at"
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
  "notice_at",
  "thread_count",
  "interact_count",
  "member_count",
  "active_user_count",
  "created_at"
from
  "circles"
order by
  "circles"."thread_count" desc,
  "circles"."id" desc
limit
  $1;

select
  count(*) as count
from
  "circles";;

-- filterCircle
select
  "id",
  "name",
  "category",
  "pic_url",
  "join_type"
from
  "circles"
where
  (
    "circles"."is_open" = $1
    and position(lower($2) in lower("circles"."name")) > 0
  )
order by
  "circles"."order_num" asc,
  "circles"."id" asc;

-- groupDetail
select
  "id",
  "name",
  "type",
  "brief",
  "web_pic_url",
  "mini_pic_url",
  "order_num",
  "is_show",
  "thread_count",
  "interact_count"
from
  "groups"
where
  (
    "groups"."id" = $1
    and "groups"."is_show" = $2
  );

-- groupList
select
  "id",
  "name",
  "type",
  "brief",
  "web_pic_url",
  "mini_pic_url",
  "order_num",
  "is_show",
  "thread_count",
  "interact_count"
from
  "groups"
where
  "groups"."is_show" = $1
order by
  "groups"."order_num" asc,
  "groups"."id" asc;
