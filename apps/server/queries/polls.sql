-- Recorded by `pnpm queries`.

-- pollMine
select
  "option_ids"
from
  "poll_votes"
where
  (
    "poll_votes"."thread_id" = $1
    and "poll_votes"."user_id" = $2
  );
