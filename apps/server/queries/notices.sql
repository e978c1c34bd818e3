-- Recorded by `pnpm queries`.

-- announcementManageList
select
  "announcements"."id",
  "announcements"."title",
  "announcements"."content",
  "announcements"."link",
  "announcements"."circle_id",
  "announcements"."model",
  "announcements"."firmware",
  "announcements"."min_level",
  "announcements"."start_at",
  "announcements"."end_at",
  "announcements"."is_banner",
  "announcements"."is_mailed",
  "announcements"."created_by",
  "announcements"."created_at",
  "announcements"."cancelled_at",
  "announcements"."reached_id",
  "announcements"."due_at",
  "announcements"."sent_count",
  "announcements"."cleared_at",
  "circles"."name"
from
  "announcements"
  left join "circles" on "circles"."id" = "announcements"."circle_id"
order by
  "announcements"."start_at" desc,
  "announcements"."id" desc
limit
  $1;

select
  count(*) as count
from
  "announcements";;

-- announcementManagePreview
select
  count(*) as count
from
  "users"
where
  "users"."status" = $1;;

select
  count(*)::int,
  (
    count(*) filter (
      where
        "mail_addresses"."notices"
    )
  )::int
from
  "users"
  left join "mail_addresses" on "mail_addresses"."user_id" = "users"."id"
where
  "users"."status" = $1;

-- announcementMine
select
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
where
  "users"."id" = $1;

-- noticeSettings
select
  "user_id",
  "reply",
  "mention",
  "like",
  "follow",
  "message_from"
from
  "notice_settings"
where
  "notice_settings"."user_id" = $1;

-- postNoticeList
select
  "id",
  "nickname",
  "avatar",
  (
    "group_id" in (
      select
        g.id
      from
        user_groups g
      where
        g.permissions && array['console.enter', '*:*:*']
    )
  )::int
from
  "users"
where
  "users"."id" = any (
    (
      select
        $1::text
    )::bigint[]
  );

select
  "notice_groups"."id",
  "notice_groups"."kind",
  "notice_groups"."actor_ids",
  "notice_groups"."actor_count",
  "notice_groups"."thread_id",
  "notice_groups"."post_id",
  "threads"."title",
  "threads"."excerpt",
  "threads"."status",
  "threads"."author_id",
  "threads"."images",
  "posts"."status",
  coalesce("posts"."excerpt", "notice_groups"."excerpt"),
  "notice_groups"."unread",
  "notice_groups"."updated_at"
from
  "notice_groups"
  left join "threads" on "threads"."id" = "notice_groups"."thread_id"
  left join "posts" on "posts"."id" = "notice_groups"."post_id"
where
  "notice_groups"."user_id" = $1
order by
  "notice_groups"."updated_at" desc,
  "notice_groups"."id" desc
limit
  $2;

select
  "notice_groups"."id",
  "notice_groups"."kind",
  "notice_groups"."actor_ids",
  "notice_groups"."actor_count",
  "notice_groups"."thread_id",
  "notice_groups"."post_id",
  "threads"."title",
  "threads"."excerpt",
  "threads"."status",
  "threads"."author_id",
  "threads"."images",
  "posts"."status",
  coalesce("posts"."excerpt", "notice_groups"."excerpt"),
  "notice_groups"."unread",
  "notice_groups"."updated_at"
from
  "notice_groups"
  left join "threads" on "threads"."id" = "notice_groups"."thread_id"
  left join "posts" on "posts"."id" = "notice_groups"."post_id"
where
  (
    "notice_groups"."user_id" = $1
    and "notice_groups"."kind" in ($2)
  )
order by
  "notice_groups"."updated_at" desc,
  "notice_groups"."id" desc
limit
  $3;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "notice_groups"
    where
      "notice_groups"."user_id" = $1
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
      "notice_groups"
    where
      (
        "notice_groups"."user_id" = $1
        and "notice_groups"."kind" in ($2)
      )
    limit
      $3
  ) "some";;

-- systemNoticeList
select
  "id",
  "user_id",
  "kind",
  "title",
  "content",
  "link",
  "link_text",
  "created_at",
  "read_at",
  "announcement_id"
from
  "system_notices"
where
  (
    "system_notices"."user_id" = $1
    and (
      "system_notices"."announcement_id" is null
      or exists (
        select
        from
          announcements a
        where
          a.id = "system_notices"."announcement_id"
          and a.cancelled_at is null
          and a.end_at > now()
      )
    )
  )
order by
  "system_notices"."created_at" desc,
  "system_notices"."id" desc
limit
  $2;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "system_notices"
    where
      (
        "system_notices"."user_id" = $1
        and (
          "system_notices"."announcement_id" is null
          or exists (
            select
            from
              announcements a
            where
              a.id = "system_notices"."announcement_id"
              and a.cancelled_at is null
              and a.end_at > now()
          )
        )
      )
    limit
      $2
  ) "some";;

-- unreadNotification
select
  "interactions",
  "dialogs",
  "systems",
  "revision"
from
  "unread_counts"
where
  "unread_counts"."user_id" = $1;
