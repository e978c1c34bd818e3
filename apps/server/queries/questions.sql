-- Recorded by `pnpm queries`.

-- questionList
select
  "thread_id"
from
  "questions"
where
  (
    "questions"."accepted_post_id" is not null
    and exists (
      select
      from
        threads t
      where
        t.id = "questions"."thread_id"
        and t.status = 1
    )
  )
order by
  "questions"."thread_id" desc
limit
  $1;

select
  "thread_id"
from
  "questions"
where
  (
    "questions"."accepted_post_id" is null
    and exists (
      select
      from
        threads t
      where
        t.id = "questions"."thread_id"
        and t.status = 1
    )
  )
order by
  "questions"."thread_id" desc
limit
  $1;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "questions"
    where
      (
        "questions"."accepted_post_id" is not null
        and exists (
          select
          from
            threads t
          where
            t.id = "questions"."thread_id"
            and t.status = 1
        )
      )
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
      "questions"
    where
      (
        "questions"."accepted_post_id" is null
        and exists (
          select
          from
            threads t
          where
            t.id = "questions"."thread_id"
            and t.status = 1
        )
      )
    limit
      $1
  ) "some";;

-- questionMine
select
  (
    select
      count(*)::int
    from
      threads t
      join questions q on q.thread_id = t.id
    where
      t.author_id = $1::bigint
      and t.status = 1
  ) as asked,
  (
    select
      count(distinct p.thread_id)::int
    from
      posts p
      join questions q on q.thread_id = p.thread_id
      join threads t on t.id = p.thread_id
      and t.status = 1
      and t.author_id <> p.author_id
    where
      p.author_id = $2::bigint
      and p.root_id is null
      and p.status = 1
  ) as answered,
  (
    select
      count(*)::int
    from
      question_acceptances a
    where
      a.answerer_id = $3::bigint
      and a.ended_at is null
  ) as accepted;

select distinct
  "device_models"."name",
  "device_models"."firmware",
  "devices"."is_primary"
from
  "devices"
  inner join "device_models" on "device_models"."id" = "devices"."model_id"
where
  (
    "devices"."user_id" = $1
    and "devices"."status" = $2
  )
order by
  "devices"."is_primary" desc,
  "device_models"."name";

-- questionSimilar
select
  edition
from
  search_backfill
where
  kind = $1::smallint
  and done;

select
  q.thread_id::text as id,
  p.excerpt as answer
from
  questions q
  left join posts p on p.id = q.accepted_post_id
where
  q.thread_id = any (
    (
      select
        $1::text
    )::bigint[]
  );
