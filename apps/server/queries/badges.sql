-- Recorded by `pnpm queries`.

-- badgeList
select
  "badge_id",
  "owners"
from
  "badge_owners";

select
  "badge_id",
  "worn_slot",
  "obtained_at"
from
  "user_badges"
where
  "user_badges"."user_id" = $1;

select
  count(*)
from
  "users"
where
  "users"."status" = $1;

select
  u.id::text as id,
  u.thread_count as "threads",
  u.liked_count as "liked",
  u.fans_count as "fans",
  u.exp as "level",
  (u.verified_device <> '')::int as "device",
  (
    u.avatar <> ''
    and u.signature <> ''
  )::int as "profile",
  extract(
    day
    from
      now() - u.created_at
  )::int as "days",
  (
    select
      count(*)::int
    from
      (
        select
          1
        from
          posts p
        where
          p.author_id = u.id
          and p.status = 1
        limit
          50
      ) found
  ) as "comments",
  (
    select
      count(*)::int
    from
      threads t
    where
      t.author_id = u.id
      and t.status = 1
      and t.essence_at is not null
  ) as "essence",
  (
    select
      coalesce(sum(t.favorite_count), 0)::int
    from
      threads t
    where
      t.author_id = u.id
      and t.status = 1
  ) as "favorited",
  (
    select
      coalesce(sum(jsonb_array_length(t.images)), 0)::int
    from
      threads t
    where
      t.author_id = u.id
      and t.status = 1
      and t.device_name <> ''
  ) as "photos",
  (
    select
      count(*)::int
    from
      (
        select
          1
        from
          thread_shares s
        where
          s.user_id = u.id
        limit
          10
      ) found
  ) as "shares",
  (
    select
      count(*)::int
    from
      (
        select
          1
        from
          thread_tips x
        where
          x.from_id = u.id
        limit
          10
      ) found
  ) as "tips",
  (
    select
      count(*)::int
    from
      point_entries e
    where
      e.user_id = u.id
      and e.source = 'invitation'
      and e.source_id <> u.id::text
  ) as "invited",
  (
    select
      coalesce(
        (
          select
            count(*)::int
          from
            (
              select
                e.day + (
                  row_number() over (
                    order by
                      e.day desc
                  )
                )::int as run
              from
                exp_entries e
              where
                e.user_id = u.id
                and e.source = 'checkedIn'
            ) ranked
          group by
            run
          order by
            run desc
          limit
            1
        ),
        0
      )
  ) as "streak"
from
  users u
where
  u.id = any (
    (
      select
        $1::text
    )::bigint[]
  );
