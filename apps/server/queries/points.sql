-- Recorded by `pnpm queries`.

-- levelInfo
select
  "source",
  count(*)::int,
  sum("exp")::int
from
  "exp_entries"
where
  (
    "exp_entries"."user_id" = $1
    and "exp_entries"."day" = $2
  )
group by
  "exp_entries"."source";

-- pointsInfo
select
  coalesce(
    sum("points") filter (
      where
        "source" = 'answer'
        or (
          "points" > 0
          and "source" not in ('refund', 'activity')
        )
    ),
    0
  )::float8
from
  "point_entries"
where
  "point_entries"."user_id" = $1;

select
  to_char(created_at at time zone $1, 'YYYY-MM') as month,
  coalesce(
    sum(points) filter (
      where
        points > 0
    ),
    0
  )::float8 as income,
  - coalesce(
    sum(points) filter (
      where
        points < 0
    ),
    0
  )::float8 as expense
from
  point_entries
where
  user_id = $2::bigint
group by
  1
order by
  1 desc;

-- pointsList
select
  "point_entries"."id",
  "point_entries"."points",
  "point_entries"."balance_after",
  "point_entries"."source",
  "point_entries"."source_id",
  "point_entries"."remark",
  "point_entries"."created_at",
  coalesce(nullif("threads"."title", ''), "threads"."excerpt")
from
  "point_entries"
  left join "threads" on "threads"."status" = 1
  and "threads"."id" = case
    when "point_entries"."source" in ('essence', 'tipping', 'answer') then nullif("point_entries"."source_id", '')::bigint
  end
where
  "point_entries"."user_id" = $1
order by
  "point_entries"."created_at" desc,
  "point_entries"."id" desc
limit
  $2;

select
  "point_entries"."id",
  "point_entries"."points",
  "point_entries"."balance_after",
  "point_entries"."source",
  "point_entries"."source_id",
  "point_entries"."remark",
  "point_entries"."created_at",
  coalesce(nullif("threads"."title", ''), "threads"."excerpt")
from
  "point_entries"
  left join "threads" on "threads"."status" = 1
  and "threads"."id" = case
    when "point_entries"."source" in ('essence', 'tipping', 'answer') then nullif("point_entries"."source_id", '')::bigint
  end
where
  (
    "point_entries"."user_id" = $1
    and "point_entries"."points" < 0
  )
order by
  "point_entries"."created_at" desc,
  "point_entries"."id" desc
limit
  $2;

select
  "point_entries"."id",
  "point_entries"."points",
  "point_entries"."balance_after",
  "point_entries"."source",
  "point_entries"."source_id",
  "point_entries"."remark",
  "point_entries"."created_at",
  coalesce(nullif("threads"."title", ''), "threads"."excerpt")
from
  "point_entries"
  left join "threads" on "threads"."status" = 1
  and "threads"."id" = case
    when "point_entries"."source" in ('essence', 'tipping', 'answer') then nullif("point_entries"."source_id", '')::bigint
  end
where
  (
    "point_entries"."user_id" = $1
    and "point_entries"."points" > 0
  )
order by
  "point_entries"."created_at" desc,
  "point_entries"."id" desc
limit
  $2;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "point_entries"
    where
      "point_entries"."user_id" = $1
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
      "point_entries"
    where
      (
        "point_entries"."user_id" = $1
        and "point_entries"."points" < 0
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
      "point_entries"
    where
      (
        "point_entries"."user_id" = $1
        and "point_entries"."points" > 0
      )
    limit
      $2
  ) "some";;

-- pointsManageAccounts
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
  coalesce("point_accounts"."balance", 0),
  (
    select
      coalesce(sum("point_entries"."points"), 0)::float8
    from
      "point_entries"
    where
      "point_entries"."user_id" = "users"."id"
  ),
  (
    select
      count(*)::int
    from
      "point_entries"
    where
      "point_entries"."user_id" = "users"."id"
  )
from
  (
    (
      select
        "users"."id",
        "point_accounts"."balance"
      from
        "point_accounts"
        inner join "users" on "users"."id" = "point_accounts"."user_id"
      where
        "users"."status" <> $1
      order by
        "point_accounts"."balance" desc,
        "point_accounts"."user_id" desc
      limit
        $2
    )
    union all
    (
      select
        "id",
        0 as "balance"
      from
        "users"
      where
        (
          "users"."status" <> $3
          and not exists (
            select
              "user_id",
              "balance"
            from
              "point_accounts"
            where
              "point_accounts"."user_id" = "users"."id"
          )
        )
      order by
        "users"."id" desc
      limit
        $4
    )
    order by
      balance desc,
      id desc
    limit
      $5
  ) "page"
  inner join "users" on "users"."id" = "page"."id"
  left join "point_accounts" on "point_accounts"."user_id" = "users"."id"
order by
  coalesce("point_accounts"."balance", 0) desc,
  "users"."id" desc;

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
  coalesce("point_accounts"."balance", 0),
  (
    select
      coalesce(sum("point_entries"."points"), 0)::float8
    from
      "point_entries"
    where
      "point_entries"."user_id" = "users"."id"
  ),
  (
    select
      count(*)::int
    from
      "point_entries"
    where
      "point_entries"."user_id" = "users"."id"
  )
from
  (
    select
      "id"
    from
      "users"
    where
      "users"."status" <> $1
    order by
      "users"."id" desc
    limit
      $2
  ) "page"
  inner join "users" on "users"."id" = "page"."id"
  left join "point_accounts" on "point_accounts"."user_id" = "users"."id"
order by
  "users"."id" desc;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "users"
    where
      "users"."status" <> $1
    limit
      $2
  ) "some";;

-- pointsReconcile
with
  running as (
    select
      user_id,
      balance_after,
      sum(points) over (
        partition by
          user_id
        order by
          id
      ) as expected
    from
      point_entries
  ),
  sums as (
    select
      user_id,
      sum(points) as points
    from
      point_entries
    group by
      user_id
  ),
  gained as (
    select
      user_id,
      sum(exp) as exp
    from
      exp_entries
    group by
      user_id
  ),
  held as (
    select
      user_id,
      source_id,
      - sum(points) as points
    from
      point_entries
    where
      source = 'activity'
    group by
      1,
      2
  ),
  owed as (
    select
      s.user_id,
      s.activity_id::text as source_id,
      case
        when s.status in ($1) then a.cost_points
        else 0
      end as points
    from
      activity_signups s
      join activities a on a.thread_id = s.activity_id
    where
      a.cost_points > 0
  ),
  faults as (
    select
      u.id,
      u.nickname,
      'balance' as kind,
      coalesce(s.points, 0) as expected,
      coalesce(a.balance, 0) as actual
    from
      users u
      left join sums s on s.user_id = u.id
      left join point_accounts a on a.user_id = u.id
    where
      coalesce(s.points, 0) <> coalesce(a.balance, 0)
    union all
    select
      u.id,
      u.nickname,
      'running',
      r.expected,
      r.balance_after
    from
      running r
      join users u on u.id = r.user_id
    where
      r.expected <> r.balance_after
    union all
    select
      u.id,
      u.nickname,
      'experience',
      coalesce(g.exp, 0),
      u.exp
    from
      users u
      left join gained g on g.user_id = u.id
    where
      coalesce(g.exp, 0) <> u.exp
    union all
    select
      u.id,
      u.nickname,
      'deposit',
      coalesce(o.points, 0),
      coalesce(h.points, 0)
    from
      owed o
      full join held h using (user_id, source_id)
      join users u on u.id = user_id
    where
      coalesce(o.points, 0) <> coalesce(h.points, 0)
  )
select
  (
    select
      count(*)
    from
      users
  )::int as members,
  (
    select
      count(*)
    from
      point_entries
  )::int as entries,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object('userId', id::text, 'nickname', nickname, 'kind', kind, 'expected', expected, 'actual', actual)
          order by
            id,
            kind
        )
      from
        (
          select
            *
          from
            faults
          order by
            id,
            kind
          limit
            $2
        ) shown
    ),
    '[]'::jsonb
  ) as faults;
