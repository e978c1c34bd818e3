-- Recorded by `pnpm queries`.

-- uploadList
select
  "uploads"."id",
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
  "uploads"."kind",
  "uploads"."path",
  "uploads"."thumbnail_path",
  "uploads"."bytes",
  (
    "uploads"."taken_down_at" is null
    and (
      exists (
        select
        from
          upload_uses s
          left join threads t on t.id = s.thread_id
        where
          s.upload_id = "uploads"."id"
          and s.is_public
          and (
            s.thread_id is null
            or t.status = 1
          )
      )
      or not "uploads"."published"
      and (
        exists (
          select
          from
            upload_uses s
          where
            s.upload_id = "uploads"."id"
            and s.place <> 'message_reports'
        )
        and exists (
          select
          from
            upload_uses s
            left join threads t on t.id = s.thread_id
          where
            s.upload_id = "uploads"."id"
            and (
              s.thread_id is null
              or t.status < 2
              or t.status = 3
              and (
                t.removed_by is null
                or t.removed_by = t.author_id
              )
            )
        )
        or not "uploads"."used"
        and "uploads"."loose_since" <= now() - case
          when "uploads"."used" then make_interval(days => $1)
          else make_interval(hours => $2)
        end is not true
      )
    )
  ),
  "uploads"."taken_down_at",
  "uploads"."taken_down_reason",
  (
    select
      coalesce(s.thread_id::text, s.ref)
    from
      upload_uses s
    where
      s.upload_id = "uploads"."id"
      and (
        s.place = 'threads'
        or s.thread_id is not null
      )
    limit
      1
  ),
  "uploads"."created_at"
from
  "uploads"
  inner join "users" on "users"."id" = "uploads"."user_id"
order by
  "uploads"."id" desc
limit
  $3;

select
  "uploads"."id",
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
  "uploads"."kind",
  "uploads"."path",
  "uploads"."thumbnail_path",
  "uploads"."bytes",
  (
    "uploads"."taken_down_at" is null
    and (
      exists (
        select
        from
          upload_uses s
          left join threads t on t.id = s.thread_id
        where
          s.upload_id = "uploads"."id"
          and s.is_public
          and (
            s.thread_id is null
            or t.status = 1
          )
      )
      or not "uploads"."published"
      and (
        exists (
          select
          from
            upload_uses s
          where
            s.upload_id = "uploads"."id"
            and s.place <> 'message_reports'
        )
        and exists (
          select
          from
            upload_uses s
            left join threads t on t.id = s.thread_id
          where
            s.upload_id = "uploads"."id"
            and (
              s.thread_id is null
              or t.status < 2
              or t.status = 3
              and (
                t.removed_by is null
                or t.removed_by = t.author_id
              )
            )
        )
        or not "uploads"."used"
        and "uploads"."loose_since" <= now() - case
          when "uploads"."used" then make_interval(days => $1)
          else make_interval(hours => $2)
        end is not true
      )
    )
  ),
  "uploads"."taken_down_at",
  "uploads"."taken_down_reason",
  (
    select
      coalesce(s.thread_id::text, s.ref)
    from
      upload_uses s
    where
      s.upload_id = "uploads"."id"
      and (
        s.place = 'threads'
        or s.thread_id is not null
      )
    limit
      1
  ),
  "uploads"."created_at"
from
  "uploads"
  inner join "users" on "users"."id" = "uploads"."user_id"
where
  "uploads"."taken_down_at" is not null
order by
  "uploads"."id" desc
limit
  $3;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "uploads"
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
      "uploads"
    where
      "uploads"."taken_down_at" is not null
    limit
      $1
  ) "some";;
