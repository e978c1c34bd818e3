-- Recorded by `pnpm queries`.

-- taskDayList
select
  "tasks"."id",
  "tasks"."name",
  "tasks"."work",
  "tasks"."description",
  "tasks"."type",
  "tasks"."reward_num",
  "tasks"."reward_points",
  "tasks"."reward_exp",
  "tasks"."reward_badge",
  "tasks"."mprouter",
  "tasks"."order_num",
  "tasks"."status",
  "task_progress"."completed_num",
  "task_progress"."completed_at"
from
  "tasks"
  left join "task_progress" on (
    "task_progress"."task_id" = "tasks"."id"
    and "task_progress"."user_id" = $1
    and "task_progress"."period" = case "tasks"."type"
      when 'day' then $2
      when 'week' then $3
      when 'month' then $4
      else $5
    end
  )
where
  (
    "tasks"."type" = $6
    and "tasks"."status" = 1
  )
order by
  "tasks"."order_num" asc,
  "tasks"."id" asc
limit
  $7;

select
  count(*) as count
from
  "tasks"
where
  (
    "tasks"."type" = $1
    and "tasks"."status" = 1
  );;

-- taskInfo
select
  "point_accounts"."balance",
  "check_in_members"."last_day"
from
  "users"
  left join "point_accounts" on "point_accounts"."user_id" = "users"."id"
  left join "check_in_members" on "check_in_members"."user_id" = "users"."id"
where
  "users"."id" = $1;

-- taskMonthList
select
  count(*) as count
from
  "check_ins"
where
  (
    "check_ins"."user_id" = $1
    and "check_ins"."day" between $2 and $3
  );;
