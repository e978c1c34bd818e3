-- Recorded by `pnpm queries`.

-- searchHistory
select
  "keyword"
from
  "search_history"
where
  "search_history"."user_id" = $1
order by
  "search_history"."searched_at" desc,
  "search_history"."keyword"
limit
  $2;

select
  count(*) as count
from
  "search_history"
where
  "search_history"."user_id" = $1;;

-- searchList
select
  "id",
  "classify",
  "posted_at"
from
  "threads"
where
  "threads"."id" = any (
    (
      select
        $1::text
    )::bigint[]
  );

with
  "matches" as (
    select
      "id",
      log(greatest("hot_score", 1)) + $1::float8 * ("essence_at" is not null)::int + extract(
        epoch
        from
          "posted_at"
      ) / $2::float8 as "score",
      lower(normalize(regexp_replace("threads"."title", $3::text, '', 'g'), NFKC)) as "folded_title"
    from
      "threads"
    where
      (
        "threads"."status" = 1
        and "threads"."id" in (
          select
            d.ref_id
          from
            search_documents d
          where
            (
              d.terms @> $4::int4[]
              and position($5::text in d.title || ' ' || d.body) > 0
            )
          union all
          select
            threads.id
          from
            (
              select
                latest.*
              from
                threads latest
              where
                latest.status = 1
              order by
                latest.posted_at desc,
                latest.id desc
              limit
                $6
            ) threads
          where
            position(
              $7::text in lower(
                normalize(
                  regexp_replace(
                    "threads"."title" || chr(10) || replace(
                      replace(
                        regexp_replace(regexp_replace("threads"."content", $8::text, '', 'g'), $9::text, chr(10), 'g'),
                        '&#x3C;',
                        '<'
                      ),
                      '&#x26;',
                      '&'
                    ),
                    $10::text,
                    '',
                    'g'
                  ),
                  NFKC
                )
              )
            ) > 0
        )
      )
    order by
      "threads"."posted_at" desc,
      "threads"."id" desc
    limit
      $11
  )
select
  "id"
from
  "matches"
order by
  (position($12::text in "folded_title") > 0)::int desc,
  "score" desc,
  "matches"."id" desc;

-- threadRelated
select
  thread_id::text as "refId",
  classify
from
  thread_sort_keys
where
  circle_id = $1::bigint
  and circle_sticky = false
  and classify <> 2
order by
  hot_rank desc,
  thread_id desc
limit
  $2::int;

select
  title,
  excerpt,
  circle_id::text as "circleId"
from
  threads
where
  id = $1::bigint
  and status = 1;
