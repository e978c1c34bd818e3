-- Recorded by `pnpm queries`.

-- recommendHidden
select
  "thread_id"
from
  "hidden_threads"
where
  "hidden_threads"."user_id" = $1
order by
  "hidden_threads"."created_at" desc,
  "hidden_threads"."thread_id" desc
limit
  $2;
