-- Recorded by `pnpm queries`.

-- topicDetail
select
  "id",
  "content",
  "intro",
  "cover",
  "view_count",
  "thread_count",
  "follow_count",
  "day_heat",
  "week_heat",
  "mark"
from
  "topics"
where
  (
    "topics"."is_show"
    and "topics"."id" in (
      select
        coalesce("merged_into", "id")
      from
        "topics" "named"
      where
        "named"."id" = $1
    )
  );

-- topicList
select
  "id",
  "content",
  "intro",
  "cover",
  "view_count",
  "thread_count",
  "follow_count",
  "day_heat",
  "week_heat",
  "mark"
from
  "topics"
where
  "topics"."is_show"
order by
  "topics"."created_at" desc,
  "topics"."id" desc
limit
  $1;

select
  "id",
  "content",
  "intro",
  "cover",
  "view_count",
  "thread_count",
  "follow_count",
  "day_heat",
  "week_heat",
  "mark"
from
  "topics"
where
  "topics"."is_show"
order by
  "topics"."view_count" desc,
  "topics"."id" desc
limit
  $1;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "topics"
    where
      "topics"."is_show"
    limit
      $1
  ) "some";;

-- topicStatistics
select
  "id",
  "content",
  "intro",
  "cover",
  "view_count",
  "thread_count",
  "follow_count",
  "day_heat",
  "week_heat",
  "mark"
from
  "topics"
where
  "topics"."is_show"
order by
  "topics"."day_heat" desc,
  "topics"."view_count" desc,
  "topics"."id" desc
limit
  $1;

select
  "id",
  "content",
  "intro",
  "cover",
  "view_count",
  "thread_count",
  "follow_count",
  "day_heat",
  "week_heat",
  "mark"
from
  "topics"
where
  "topics"."is_show"
order by
  "topics"."week_heat" desc,
  "topics"."view_count" desc,
  "topics"."id" desc
limit
  $1;
