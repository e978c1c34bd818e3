-- Recorded by `pnpm queries`.

-- accountSecurity
select
  "email",
  "notices"
from
  "mail_addresses"
where
  "mail_addresses"."user_id" = $1;

select
  "secret",
  "last_step"
from
  "totp_secrets"
where
  (
    "totp_secrets"."user_id" = $1
    and "totp_secrets"."enabled_at" is not null
  );

select
  count(*) as count
from
  "passkeys"
where
  "passkeys"."user_id" = $1;;

select
  count(*) as count
from
  "recovery_codes"
where
  (
    (
      "recovery_codes"."user_id" = $1
      and "recovery_codes"."purpose" = $2
    )
    and "recovery_codes"."used_at" is null
  );;

-- accountSessionList
select
  "id",
  "ip",
  "user_agent",
  "created_at",
  "last_seen_at"
from
  "sessions"
where
  (
    "sessions"."user_id" = $1
    and "sessions"."expires_at" > now()
  )
order by
  "sessions"."last_seen_at" desc,
  "sessions"."id" desc
limit
  $2;

-- loginSecondWays
select
  "user_id"
from
  "login_tickets"
where
  (
    "login_tickets"."ticket_hash" = $1
    and "login_tickets"."expires_at" > now()
  );

-- memberStart
select
  "users"."id",
  "users"."username",
  "users"."nickname",
  "users"."avatar",
  "users"."signature",
  "users"."cover",
  "users"."gender",
  "users"."birthday",
  "users"."region",
  "users"."hide_fans",
  "users"."hide_follows",
  "users"."hide_favorites",
  "users"."font_size",
  "users"."exp",
  "users"."verified_device",
  "users"."fans_count",
  "users"."follow_count",
  "users"."thread_count",
  "users"."liked_count",
  "users"."invitation_code",
  "user_groups"."id",
  "user_groups"."name",
  "user_groups"."permissions",
  case
    when "users"."denied_until" > now() then "users"."denied_until"
  end,
  "users"."denied_reason",
  (
    select
      json_agg(
        json_build_object(
          'circle',
          json_build_object('id', "circles"."id"::text, 'groupName', "circles"."name"),
          'until',
          "circle_denials"."until",
          'reason',
          "circle_denials"."reason"
        )
        order by
          "circles"."order_num",
          "circles"."id"
      )
    from
      "circle_denials"
      join "circles" on "circles"."id" = "circle_denials"."circle_id"
    where
      "circle_denials"."user_id" = "users"."id"
      and "circle_denials"."until" > now()
  ),
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
  ),
  "point_accounts"."balance",
  "unread_counts"."interactions",
  "unread_counts"."dialogs",
  "unread_counts"."systems",
  "unread_counts"."revision",
  (
    select
      coalesce(
        json_agg(
          json_build_object('id', b.id::text, 'title', b.title, 'content', b.content, 'link', b.link, 'endAt', b.end_at)
          order by
            b.start_at desc,
            b.id desc
        ),
        '[]'
      )
    from
      (
        select
          a.*
        from
          announcements a
          join system_notices n on n.announcement_id = a.id
          and n.user_id = users.id
        where
          a.cleared_at is null
          and a.cancelled_at is null
          and a.is_banner
          and a.start_at <= now()
          and a.end_at > now()
        order by
          a.start_at desc,
          a.id desc
        limit
          20
      ) b
  )
from
  "users"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
  left join "point_accounts" on "point_accounts"."user_id" = "users"."id"
  left join "check_in_members" on "check_in_members"."user_id" = "users"."id"
  left join "unread_counts" on "unread_counts"."user_id" = "users"."id"
where
  "users"."id" = $6;

-- passkeyList
select
  "id",
  "name",
  "is_synced",
  "created_at",
  "last_used_at"
from
  "passkeys"
where
  "passkeys"."user_id" = $1
order by
  "passkeys"."id" desc;

-- setupLook
select
  exists (
    select
    from
      users
  ) as founded;

select
  floor(
    extract(
      epoch
      from
        expires_at - now()
    ) / 60
  )::int as minutes
from
  account_tokens
where
  kind = 'setup'
  and token_hash = $1
  and expires_at > now();
