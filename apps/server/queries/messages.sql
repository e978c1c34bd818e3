-- Recorded by `pnpm queries`.

-- blockList
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
  "blocks"."created_at"
from
  "blocks"
  inner join "users" on "users"."id" = "blocks"."to_id"
where
  "blocks"."from_id" = $1
order by
  "blocks"."created_at" desc,
  "blocks"."to_id" desc
limit
  $2;

select
  count(*) as count
from
  "blocks"
where
  "blocks"."from_id" = $1;;

-- dialogDetail
select
  "dialog_id",
  "user_id",
  "peer_id",
  "last_message_id",
  "cleared_id",
  "last_read_id",
  "unread",
  "visible",
  "sent"
from
  "dialog_members"
where
  (
    "dialog_members"."dialog_id" = $1
    and "dialog_members"."user_id" = $2
  );

select
  "id",
  "dialog_id",
  "sender_id",
  "content",
  "images",
  "request_id",
  "created_at",
  "recalled_at"
from
  "messages"
where
  (
    "messages"."dialog_id" = $1
    and "messages"."id" > $2
    and "messages"."hidden_low" = $3
  )
order by
  "messages"."id" desc
limit
  $4;

-- dialogInfo
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
  "user_groups"."name",
  "users"."exp",
  "users"."verified_device",
  "users"."status",
  exists (
    select
      1
    from
      follows f
    where
      f.from_id = $1::bigint
      and f.to_id = $2::bigint
  ),
  exists (
    select
      1
    from
      follows f
    where
      f.from_id = $3::bigint
      and f.to_id = $4::bigint
  ),
  exists (
    select
      1
    from
      blocks b
    where
      b.from_id = $5::bigint
      and b.to_id = $6::bigint
  ),
  exists (
    select
      1
    from
      blocks b
    where
      b.from_id = $7::bigint
      and b.to_id = $8::bigint
  ),
  exists (
    select
      1
    from
      notice_settings s
    where
      s.user_id = $9::bigint
      and s.message_from = 'mutual'
  ),
  "dialog_members"."sent",
  "dialog_members"."last_read_id"
from
  "users"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
  inner join "dialog_members" on (
    "dialog_members"."dialog_id" = $10
    and "dialog_members"."user_id" = $11
  )
where
  "users"."id" = $12;

-- dialogList
select
  "dialog_members"."dialog_id",
  "dialog_members"."unread",
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
  "messages"."id",
  "messages"."dialog_id",
  "messages"."sender_id",
  "messages"."content",
  "messages"."images",
  "messages"."request_id",
  "messages"."created_at",
  "messages"."recalled_at",
  "unread_counts"."dialog_total"
from
  "dialog_members"
  inner join "messages" on "messages"."id" = "dialog_members"."last_message_id"
  inner join "users" on "users"."id" = "dialog_members"."peer_id"
  left join "unread_counts" on "unread_counts"."user_id" = "dialog_members"."user_id"
where
  (
    "dialog_members"."user_id" = $1
    and "dialog_members"."last_message_id" is not null
  )
order by
  "dialog_members"."last_message_id" desc
limit
  $2
offset
  $3;
