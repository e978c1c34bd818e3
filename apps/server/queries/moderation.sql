-- Recorded by `pnpm queries`.

-- appealList
select
  "audit_log"."id",
  "audit_log"."action",
  "audit_log"."target_type",
  "audit_log"."target_id",
  "audit_log"."reason",
  "audit_log"."detail",
  "audit_log"."actor_id",
  "actor"."nickname",
  "audit_log"."created_at",
  coalesce("threads"."title", ''),
  coalesce("threads"."content", "posts"."content", ''),
  coalesce(nullif("commented"."title", ''), "commented"."excerpt", ''),
  coalesce("circles"."name", ''),
  "appeals"."id",
  "appeals"."audit_id",
  "appeals"."user_id",
  "appeals"."actor_id",
  "appeals"."text",
  "appeals"."status",
  "appeals"."answer",
  "appeals"."decided_by",
  "appeals"."created_at",
  "appeals"."due_at",
  "appeals"."decided_at",
  coalesce("decider"."nickname", ''),
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
  "users"."created_at",
  "user_groups"."rank"
from
  "audit_log"
  inner join "users" "actor" on "actor"."id" = "audit_log"."actor_id"
  left join "appeals" on "appeals"."audit_id" = "audit_log"."id"
  left join "users" on "users"."id" = "appeals"."user_id"
  left join "user_groups" on "user_groups"."id" = "users"."group_id"
  left join "users" "decider" on "decider"."id" = "appeals"."decided_by"
  left join "threads" on (
    "audit_log"."target_type" = $1
    and "threads"."id" = "audit_log"."target_id"
  )
  left join "posts" on (
    "audit_log"."target_type" = $2
    and "posts"."id" = "audit_log"."target_id"
  )
  left join "threads" "commented" on "commented"."id" = "posts"."thread_id"
  left join "circles" on "circles"."id"::text = "audit_log"."detail" ->> 'circleId'
where
  (
    (
      (
        "audit_log"."target_type" = 'user'
        and "audit_log"."target_id" = $3::bigint
      )
      or (
        "audit_log"."detail" ? 'authorId'
        and "audit_log"."detail" ->> 'authorId' = $4
      )
    )
    and "audit_log"."actor_id" <> $5
    and (
      (
        (
          "audit_log"."action" in ($6)
          and not exists (
            select
            from
              sweeps s
            where
              s.id::text = "audit_log"."detail" ->> 'sweepId'
              and s.undone_at is not null
          )
          and not exists (
            select
            from
              review_batches b
            where
              b.id::text = "audit_log"."detail" ->> 'batchId'
              and b.undone_at is not null
          )
          and case
            when "audit_log"."action" = 'review.decide' then "audit_log"."detail" ->> 'value' = '0'
            else "audit_log"."detail" ->> 'value' is distinct from '0'
          end
        )
        and "audit_log"."created_at" > now() - make_interval(days => $7::int)
      )
      or exists (
        select
          1
        from
          appeals a
        where
          a.audit_id = "audit_log"."id"
      )
    )
  )
order by
  "audit_log"."created_at" desc,
  "audit_log"."id" desc
limit
  $8;

select
  count(*) as count
from
  "audit_log"
where
  (
    (
      (
        "audit_log"."target_type" = 'user'
        and "audit_log"."target_id" = $1::bigint
      )
      or (
        "audit_log"."detail" ? 'authorId'
        and "audit_log"."detail" ->> 'authorId' = $2
      )
    )
    and "audit_log"."actor_id" <> $3
    and (
      (
        (
          "audit_log"."action" in ($4)
          and not exists (
            select
            from
              sweeps s
            where
              s.id::text = "audit_log"."detail" ->> 'sweepId'
              and s.undone_at is not null
          )
          and not exists (
            select
            from
              review_batches b
            where
              b.id::text = "audit_log"."detail" ->> 'batchId'
              and b.undone_at is not null
          )
          and case
            when "audit_log"."action" = 'review.decide' then "audit_log"."detail" ->> 'value' = '0'
            else "audit_log"."detail" ->> 'value' is distinct from '0'
          end
        )
        and "audit_log"."created_at" > now() - make_interval(days => $5::int)
      )
      or exists (
        select
          1
        from
          appeals a
        where
          a.audit_id = "audit_log"."id"
      )
    )
  );;

-- appealOpen
select
  "user_id",
  "email"
from
  "account_tokens"
where
  (
    "account_tokens"."token_hash" = $1
    and "account_tokens"."kind" = $2
    and "account_tokens"."expires_at" > now()
  );

-- appealQueue
select
  "audit_log"."id",
  "audit_log"."action",
  "audit_log"."target_type",
  "audit_log"."target_id",
  "audit_log"."reason",
  "audit_log"."detail",
  "audit_log"."actor_id",
  "actor"."nickname",
  "audit_log"."created_at",
  coalesce("threads"."title", ''),
  coalesce("threads"."content", "posts"."content", ''),
  coalesce(nullif("commented"."title", ''), "commented"."excerpt", ''),
  coalesce("circles"."name", ''),
  "appeals"."id",
  "appeals"."audit_id",
  "appeals"."user_id",
  "appeals"."actor_id",
  "appeals"."text",
  "appeals"."status",
  "appeals"."answer",
  "appeals"."decided_by",
  "appeals"."created_at",
  "appeals"."due_at",
  "appeals"."decided_at",
  coalesce("decider"."nickname", ''),
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
  "users"."created_at",
  "user_groups"."rank"
from
  "audit_log"
  inner join "users" "actor" on "actor"."id" = "audit_log"."actor_id"
  left join "appeals" on "appeals"."audit_id" = "audit_log"."id"
  left join "users" on "users"."id" = "appeals"."user_id"
  left join "user_groups" on "user_groups"."id" = "users"."group_id"
  left join "users" "decider" on "decider"."id" = "appeals"."decided_by"
  left join "threads" on (
    "audit_log"."target_type" = $1
    and "threads"."id" = "audit_log"."target_id"
  )
  left join "posts" on (
    "audit_log"."target_type" = $2
    and "posts"."id" = "audit_log"."target_id"
  )
  left join "threads" "commented" on "commented"."id" = "posts"."thread_id"
  left join "circles" on "circles"."id"::text = "audit_log"."detail" ->> 'circleId'
where
  "appeals"."status" <> $3
order by
  "appeals"."decided_at" desc,
  "appeals"."id" asc
limit
  $4;

select
  "audit_log"."id",
  "audit_log"."action",
  "audit_log"."target_type",
  "audit_log"."target_id",
  "audit_log"."reason",
  "audit_log"."detail",
  "audit_log"."actor_id",
  "actor"."nickname",
  "audit_log"."created_at",
  coalesce("threads"."title", ''),
  coalesce("threads"."content", "posts"."content", ''),
  coalesce(nullif("commented"."title", ''), "commented"."excerpt", ''),
  coalesce("circles"."name", ''),
  "appeals"."id",
  "appeals"."audit_id",
  "appeals"."user_id",
  "appeals"."actor_id",
  "appeals"."text",
  "appeals"."status",
  "appeals"."answer",
  "appeals"."decided_by",
  "appeals"."created_at",
  "appeals"."due_at",
  "appeals"."decided_at",
  coalesce("decider"."nickname", ''),
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
  "users"."created_at",
  "user_groups"."rank"
from
  "audit_log"
  inner join "users" "actor" on "actor"."id" = "audit_log"."actor_id"
  left join "appeals" on "appeals"."audit_id" = "audit_log"."id"
  left join "users" on "users"."id" = "appeals"."user_id"
  left join "user_groups" on "user_groups"."id" = "users"."group_id"
  left join "users" "decider" on "decider"."id" = "appeals"."decided_by"
  left join "threads" on (
    "audit_log"."target_type" = $1
    and "threads"."id" = "audit_log"."target_id"
  )
  left join "posts" on (
    "audit_log"."target_type" = $2
    and "posts"."id" = "audit_log"."target_id"
  )
  left join "threads" "commented" on "commented"."id" = "posts"."thread_id"
  left join "circles" on "circles"."id"::text = "audit_log"."detail" ->> 'circleId'
where
  "appeals"."status" = $3
order by
  "appeals"."due_at" asc,
  "appeals"."id" asc
limit
  $4;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "appeals"
    where
      "appeals"."status" <> $1
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
      "appeals"
    where
      "appeals"."status" = $1
    limit
      $2
  ) "some";;

-- moderationLog
select
  width_bucket(
    "created_at",
    array[
      $1::timestamptz,
      $2::timestamptz,
      $3::timestamptz,
      $4::timestamptz,
      $5::timestamptz,
      $6::timestamptz,
      $7::timestamptz,
      $8::timestamptz,
      $9::timestamptz,
      $10::timestamptz,
      $11::timestamptz,
      $12::timestamptz
    ]
  ) - 1,
  "action",
  case
    when "audit_log"."reason" ~ $13 then 'spam'
    when "audit_log"."reason" ~ $14 then 'impersonation'
    when "audit_log"."reason" ~ $15 then 'abuse'
    when "audit_log"."reason" ~ $16 then 'illegal'
    when "audit_log"."reason" ~ $17 then 'porn'
    when "audit_log"."reason" ~ $18 then 'privacy'
    when "audit_log"."reason" ~ $19 then 'infringe'
    when "audit_log"."reason" ~ $20 then 'false'
    when "audit_log"."reason" ~ $21 then 'flood'
    when "audit_log"."reason" ~ $22 then 'offtopic'
    else 'other'
  end,
  case
    when count(*) < $23 then 0
    else count(*)::int
  end
from
  "audit_log"
where
  (
    (
      "audit_log"."action" in ($24)
      and not exists (
        select
        from
          sweeps s
        where
          s.id::text = "audit_log"."detail" ->> 'sweepId'
          and s.undone_at is not null
      )
      and not exists (
        select
        from
          review_batches b
        where
          b.id::text = "audit_log"."detail" ->> 'batchId'
          and b.undone_at is not null
      )
      and case
        when "audit_log"."action" = 'review.decide' then "audit_log"."detail" ->> 'value' = '0'
        else "audit_log"."detail" ->> 'value' is distinct from '0'
      end
    )
    and "audit_log"."created_at" >= $25
    and "audit_log"."created_at" < $26
  )
group by
  1,
  2,
  3
order by
  4 desc,
  2,
  3;

select
  width_bucket(
    "decided_at",
    array[
      $1::timestamptz,
      $2::timestamptz,
      $3::timestamptz,
      $4::timestamptz,
      $5::timestamptz,
      $6::timestamptz,
      $7::timestamptz,
      $8::timestamptz,
      $9::timestamptz,
      $10::timestamptz,
      $11::timestamptz,
      $12::timestamptz
    ]
  ) - 1,
  "status" = $13,
  case
    when count(*) < $14 then 0
    else count(*)::int
  end
from
  "appeals"
where
  (
    "appeals"."decided_at" >= $15
    and "appeals"."decided_at" < $16
  )
group by
  1,
  2
order by
  2 desc;

-- noteList
select
  "member_notes"."id",
  "member_notes"."text",
  "member_notes"."by_id",
  "users"."nickname",
  "member_notes"."created_at"
from
  "member_notes"
  inner join "users" on "users"."id" = "member_notes"."by_id"
where
  "member_notes"."user_id" = $1
order by
  "member_notes"."created_at" desc,
  "member_notes"."id" desc
limit
  $2;

select
  "users"."id",
  "users"."nickname",
  "user_groups"."rank",
  "users"."group_id",
  "users"."roles",
  "user_groups"."permissions",
  "users"."status",
  "users"."denied_until",
  "users"."forbidden_until"
from
  "users"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  "users"."id" = $1;

-- proposalList
select
  "proposals"."id",
  "proposals"."kind",
  "proposals"."thread_id",
  "threads"."title",
  "threads"."excerpt",
  "circles"."name",
  "target"."name",
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
  "proposals"."reason",
  "proposals"."created_at",
  "threads"."status",
  (
    "proposals"."kind" in ($1)
    or (
      "proposals"."kind" = $2
      and "proposals"."circle_id" in ($3)
    )
  )
from
  "proposals"
  inner join "threads" on "threads"."id" = "proposals"."thread_id"
  inner join "users" on "users"."id" = "proposals"."by_id"
  left join "circles" on "circles"."id" = "threads"."circle_id"
  left join "circles" "target" on "target"."id" = "proposals"."circle_id"
where
  (
    "proposals"."status" = $4
    and (
      (
        "proposals"."kind" in ($5)
        or (
          "proposals"."kind" = $6
          and "proposals"."circle_id" in ($7)
        )
      )
      or "proposals"."by_id" = $8
    )
  )
order by
  "proposals"."created_at" asc,
  "proposals"."id" asc
limit
  $9;

select
  "proposals"."id",
  "proposals"."kind",
  "proposals"."thread_id",
  "threads"."title",
  "threads"."excerpt",
  "circles"."name",
  "target"."name",
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
  "proposals"."reason",
  "proposals"."created_at",
  "threads"."status",
  (
    "proposals"."kind" in ($1)
    or (
      "proposals"."kind" = $2
      and false
    )
  )
from
  "proposals"
  inner join "threads" on "threads"."id" = "proposals"."thread_id"
  inner join "users" on "users"."id" = "proposals"."by_id"
  left join "circles" on "circles"."id" = "threads"."circle_id"
  left join "circles" "target" on "target"."id" = "proposals"."circle_id"
where
  (
    "proposals"."status" = $3
    and (
      (
        "proposals"."kind" in ($4)
        or (
          "proposals"."kind" = $5
          and false
        )
      )
      or "proposals"."by_id" = $6
    )
  )
order by
  "proposals"."created_at" asc,
  "proposals"."id" asc
limit
  $7;

select
  count(*) as count
from
  "proposals"
where
  (
    "proposals"."status" = $1
    and (
      (
        "proposals"."kind" in ($2)
        or (
          "proposals"."kind" = $3
          and "proposals"."circle_id" in ($4)
        )
      )
      or "proposals"."by_id" = $5
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
      (
        "proposals"."kind" in ($2)
        or (
          "proposals"."kind" = $3
          and false
        )
      )
      or "proposals"."by_id" = $4
    )
  );;

-- reportDetail
select
  "reason",
  count(*)
from
  "reports"
where
  "reports"."case_id" = $1
group by
  "reports"."reason"
order by
  count(*) desc,
  "reports"."reason";

select
  "report_cases"."id",
  "report_cases"."target_type",
  "report_cases"."target_id",
  "report_cases"."reason",
  "report_cases"."reporter_count",
  "report_cases"."is_hidden",
  "report_cases"."status",
  "report_cases"."action",
  "report_cases"."note",
  "handler"."nickname",
  "report_cases"."created_at",
  "report_cases"."handled_at",
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
  )
from
  "report_cases"
  inner join "users" on "users"."id" = "report_cases"."author_id"
  left join "users" "handler" on "handler"."id" = "report_cases"."handler_id"
where
  "report_cases"."id" = $1;

select
  "threads"."id",
  "threads"."classify",
  "threads"."revision",
  "threads"."author_id",
  "user_groups"."rank",
  exists (
    select
      1
    from
      circle_moderators m
    where
      m.circle_id = "threads"."circle_id"
      and m.user_id = $1::bigint
  ),
  exists (
    select
      1
    from
      circle_moderators m
    where
      m.circle_id = "threads"."circle_id"
      and m.user_id = "threads"."author_id"
  ),
  "threads"."circle_id",
  "threads"."group_id",
  "threads"."status",
  "threads"."title",
  "threads"."excerpt",
  "threads"."site_sticky",
  "threads"."group_sticky",
  "threads"."circle_sticky",
  "threads"."essence_at",
  "threads"."cherrypick_at",
  "threads"."pact_at",
  "threads"."guide_at",
  "threads"."removed_by",
  "threads"."removed_reason",
  coalesce("remover_group"."rank", 0),
  array(
    select
      p.kind
    from
      proposals p
    where
      p.thread_id = "threads"."id"
      and p.status = 0
  ),
  exists (
    select
      1
    from
      thread_likes l
    where
      l.user_id = $2::bigint
      and l.thread_id = "threads"."id"
  ),
  exists (
    select
      1
    from
      thread_favorites f
    where
      f.user_id = $3::bigint
      and f.thread_id = "threads"."id"
  ),
  exists (
    select
      1
    from
      follows f
    where
      f.from_id = $4::bigint
      and f.to_id = "threads"."author_id"
  ),
  exists (
    select
      1
    from
      follows f
    where
      f.from_id = "threads"."author_id"
      and f.to_id = $5::bigint
  ),
  coalesce(
    (
      select
        t.points
      from
        thread_tippers t
      where
        t.thread_id = "threads"."id"
        and t.user_id = $6::bigint
    ),
    0
  )
from
  "threads"
  inner join "users" on "users"."id" = "threads"."author_id"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
  left join "users" "remover" on "remover"."id" = "threads"."removed_by"
  left join "user_groups" "remover_group" on "remover_group"."id" = "remover"."group_id"
where
  "threads"."id" = $7;

select
  "threads"."title",
  "threads"."content",
  "threads"."images",
  "threads"."status",
  "circles"."name",
  "threads"."posted_at"
from
  "threads"
  left join "circles" on "circles"."id" = "threads"."circle_id"
where
  "threads"."id" = $1;

select
  "users"."created_at",
  "user_groups"."name",
  "users"."signature"
from
  "users"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  "users"."id" = $1;

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
  "reports"."reason",
  "reports"."detail",
  "reports"."created_at"
from
  "reports"
  inner join "users" on "users"."id" = "reports"."reporter_id"
where
  "reports"."case_id" = $1
order by
  "reports"."created_at" desc,
  "reports"."id" desc
limit
  $2;

select
  "word",
  "action"
from
  "sensitive_words";

-- reportList
select
  "report_cases"."id",
  "report_cases"."target_type",
  "report_cases"."target_id",
  "report_cases"."reason",
  "report_cases"."reporter_count",
  "report_cases"."is_hidden",
  "report_cases"."status",
  "report_cases"."action",
  "report_cases"."note",
  "handler"."nickname",
  "report_cases"."created_at",
  "report_cases"."handled_at",
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
  )
from
  "report_cases"
  inner join "users" on "users"."id" = "report_cases"."author_id"
  left join "users" "handler" on "handler"."id" = "report_cases"."handler_id"
where
  "report_cases"."status" = $1
order by
  "report_cases"."created_at" asc,
  "report_cases"."id" asc
limit
  $2;

select
  "report_cases"."id",
  "report_cases"."target_type",
  "report_cases"."target_id",
  "report_cases"."reason",
  "report_cases"."reporter_count",
  "report_cases"."is_hidden",
  "report_cases"."status",
  "report_cases"."action",
  "report_cases"."note",
  "handler"."nickname",
  "report_cases"."created_at",
  "report_cases"."handled_at",
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
  )
from
  "report_cases"
  inner join "users" on "users"."id" = "report_cases"."author_id"
  left join "users" "handler" on "handler"."id" = "report_cases"."handler_id"
where
  "report_cases"."status" = $1
order by
  "report_cases"."created_at" desc,
  "report_cases"."id" desc
limit
  $2;

select
  "report_cases"."id",
  "report_cases"."target_type",
  "report_cases"."target_id",
  "report_cases"."reason",
  "report_cases"."reporter_count",
  "report_cases"."is_hidden",
  "report_cases"."status",
  "report_cases"."action",
  "report_cases"."note",
  "handler"."nickname",
  "report_cases"."created_at",
  "report_cases"."handled_at",
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
  )
from
  "report_cases"
  inner join "users" on "users"."id" = "report_cases"."author_id"
  left join "users" "handler" on "handler"."id" = "report_cases"."handler_id"
where
  (
    "report_cases"."status" = $1
    and "report_cases"."target_type" = $2
  )
order by
  "report_cases"."created_at" asc,
  "report_cases"."id" asc
limit
  $3;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "report_cases"
    where
      (
        "report_cases"."status" = $1
        and "report_cases"."target_type" = $2
      )
    limit
      $3
  ) "some";;

-- reviewList
select
  "threads"."id",
  "threads"."id",
  "threads"."title",
  "threads"."content",
  "threads"."images",
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
  "users"."created_at",
  "circles"."name",
  "threads"."removed_reason",
  "threads"."posted_at"
from
  "threads"
  inner join "users" on "users"."id" = "threads"."author_id"
  left join "circles" on "circles"."id" = "threads"."circle_id"
where
  "threads"."status" = 0
order by
  "threads"."id" asc
limit
  $1;

-- sweepList
select
  "sweeps"."id",
  "sweeps"."by_id",
  "sweeps"."reason",
  "sweeps"."members",
  "sweeps"."threads",
  "sweeps"."posts",
  "sweeps"."created_at",
  "sweeps"."undone_at",
  "users"."nickname"
from
  "sweeps"
  inner join "users" on "users"."id" = "sweeps"."by_id"
order by
  "sweeps"."created_at" desc,
  "sweeps"."id" desc
limit
  $1;

select
  count(*) as count
from
  "sweeps";;

-- sweepPreview
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
  "user_groups"."rank",
  "users"."status",
  "users"."created_at",
  "users"."forbidden_until"
from
  "users"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  "users"."id" = any (
    (
      select
        $1::text
    )::bigint[]
  )
order by
  "users"."id";

select
  t.id,
  t.id as "threadId",
  t.author_id as "authorId",
  t.status as was,
  case
    when t.status = $1 then t.removed_reason
  end as why
from
  threads t
where
  t.author_id = any (
    (
      select
        $2::text
    )::bigint[]
  )
  and t.status in ($3)
  and (
    $4::int = 0
    or t.posted_at > now() - make_interval(hours => $5::int)
  )
order by
  t.id,
  t.id
limit
  $6::int;

select
  t.id,
  t.thread_id as "threadId",
  t.author_id as "authorId",
  t.status as was,
  case
    when t.status = $1 then t.removed_reason
  end as why
from
  posts t
where
  t.author_id = any (
    (
      select
        $2::text
    )::bigint[]
  )
  and t.status in ($3)
  and (
    $4::int = 0
    or t.created_at > now() - make_interval(hours => $5::int)
  )
order by
  t.thread_id,
  t.id
limit
  $6::int;

-- userMayDo
select
  "circles"."id",
  "circles"."name",
  "circle_denials"."until"
from
  "circle_moderators"
  inner join "circles" on "circles"."id" = "circle_moderators"."circle_id"
  left join "circle_denials" on (
    "circle_denials"."circle_id" = "circles"."id"
    and "circle_denials"."user_id" = $1
  )
where
  "circle_moderators"."user_id" = $2
order by
  "circles"."order_num",
  "circles"."id";

-- wordList
select
  "sensitive_words"."id",
  "sensitive_words"."word",
  "sensitive_words"."action",
  "users"."nickname",
  "sensitive_words"."created_at"
from
  "sensitive_words"
  left join "users" on "users"."id" = "sensitive_words"."created_by"
order by
  "sensitive_words"."id" desc
limit
  $1;

select
  "sensitive_words"."id",
  "sensitive_words"."word",
  "sensitive_words"."action",
  "users"."nickname",
  "sensitive_words"."created_at"
from
  "sensitive_words"
  left join "users" on "users"."id" = "sensitive_words"."created_by"
where
  "sensitive_words"."action" = $1
order by
  "sensitive_words"."id" desc
limit
  $2;

select
  count(*) as count
from
  "sensitive_words"
where
  "sensitive_words"."action" = $1;;

select
  count(*) as count
from
  "sensitive_words";;
