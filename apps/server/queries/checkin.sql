-- Recorded by `pnpm queries`.

-- checkInCalendar
select
  "created_at"
from
  "users"
where
  "users"."id" = $1;

select
  "day",
  "points",
  "is_makeup"
from
  "check_ins"
where
  (
    "check_ins"."user_id" = $1
    and "check_ins"."day" between $2 and $3
  )
order by
  "check_ins"."day" asc;

select
  "id",
  "name",
  "pic_url",
  "need_days",
  "type",
  "amount",
  "stock",
  "ends_on",
  "status"
from
  "prizes"
where
  (
    "prizes"."status" = $1
    and (
      "prizes"."ends_on" is null
      or "prizes"."ends_on" >= $2
    )
  )
order by
  "prizes"."need_days" asc,
  "prizes"."id" asc;

select
  "prize_id"
from
  "prize_claims"
where
  (
    "prize_claims"."user_id" = $1
    and "prize_claims"."month" = $2
  );

select
  "user_id",
  "streak",
  "last_day",
  "makeup_cards",
  "is_remind",
  "reminded_day"
from
  "check_in_members"
where
  "check_in_members"."user_id" = $1;

-- checkInInfo
select
  "users"."created_at",
  "check_in_members"."streak",
  "check_in_members"."last_day",
  "check_in_members"."makeup_cards",
  "check_in_members"."is_remind",
  (
    select
      coalesce(
        json_agg(
          json_build_object('day', c.day, 'points', c.points, 'isMakeup', c.is_makeup)
          order by
            c.day
        ),
        '[]'
      )
    from
      "check_ins" c
    where
      c.user_id = "users"."id"
      and c.day between $1::date and $2::date
  ),
  (
    select
      coalesce(json_agg(p.prize_id::text), '[]')
    from
      "prize_claims" p
    where
      p.user_id = "users"."id"
      and p.month = $3
  ),
  (
    select
      coalesce(
        json_agg(
          json_build_object('id', p.id::text, 'name', p.name, 'needDays', p.need_days, 'stock', p.stock, 'endsOn', p.ends_on)
          order by
            p.need_days,
            p.id
        ),
        '[]'
      )
    from
      "prizes" p
    where
      p.status = $4
      and (
        p.ends_on is null
        or p.ends_on >= ($5 || '-01')::date
      )
  )
from
  "users"
  left join "check_in_members" on "check_in_members"."user_id" = "users"."id"
where
  "users"."id" = $6;

-- checkInRank
select
  "check_ins"."place",
  "check_ins"."created_at",
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
  "check_ins"
  inner join "users" on (
    "users"."id" = "check_ins"."user_id"
    and "users"."status" = $1
  )
where
  (
    "check_ins"."day" = $2
    and "check_ins"."place" is not null
  )
order by
  "check_ins"."place" asc
limit
  $3;

select
  "members"
from
  "check_in_days"
where
  "check_in_days"."day" = $1;

-- prizeManageList
select
  "prize_claims"."id",
  "prize_claims"."prize_id",
  "prize_claims"."user_id",
  "prize_claims"."month",
  "prize_claims"."prize_name",
  "prize_claims"."pic_url",
  "prize_claims"."type",
  "prize_claims"."amount",
  "prize_claims"."status",
  "prize_claims"."address",
  "prize_claims"."company",
  "prize_claims"."tracking_no",
  "prize_claims"."shipped_at",
  "prize_claims"."created_at",
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
  "prize_claims"
  inner join "users" on "users"."id" = "prize_claims"."user_id"
where
  "prize_claims"."type" = 'goods'
order by
  "prize_claims"."id" desc
limit
  $1;

select
  "prize_claims"."id",
  "prize_claims"."prize_id",
  "prize_claims"."user_id",
  "prize_claims"."month",
  "prize_claims"."prize_name",
  "prize_claims"."pic_url",
  "prize_claims"."type",
  "prize_claims"."amount",
  "prize_claims"."status",
  "prize_claims"."address",
  "prize_claims"."company",
  "prize_claims"."tracking_no",
  "prize_claims"."shipped_at",
  "prize_claims"."created_at",
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
  "prize_claims"
  inner join "users" on "users"."id" = "prize_claims"."user_id"
where
  (
    "prize_claims"."type" = 'goods'
    and "prize_claims"."status" = $1
  )
order by
  "prize_claims"."id" desc
limit
  $2;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "prize_claims"
    where
      "prize_claims"."type" = 'goods'
    limit
      $1
  ) "some";;

-- prizeRecord
select
  "id",
  "prize_id",
  "user_id",
  "month",
  "prize_name",
  "pic_url",
  "type",
  "amount",
  "status",
  "address",
  "company",
  "tracking_no",
  "shipped_at",
  "created_at"
from
  "prize_claims"
where
  "prize_claims"."user_id" = $1
order by
  "prize_claims"."id" desc
limit
  $2;

select
  count(*) as count
from
  "prize_claims"
where
  "prize_claims"."user_id" = $1;;
