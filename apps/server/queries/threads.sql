-- Recorded by `pnpm queries`.

-- cherrypickList
select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and "threads"."cherrypick_at" is not null
  )
order by
  "threads"."cherrypick_at" desc,
  "threads"."id" desc
limit
  $1;

select
  "thread_id"
from
  "thread_sort_keys"
where
  "thread_sort_keys"."is_picked"
order by
  "thread_sort_keys"."hot_rank" desc,
  "thread_sort_keys"."thread_id" desc
limit
  $1;

select
  "thread_id"
from
  "thread_sort_keys"
where
  "thread_sort_keys"."is_picked"
order by
  "thread_sort_keys"."hot_score" desc,
  "thread_sort_keys"."thread_id" desc
limit
  $1;

select
  "threads"."id",
  "threads"."title",
  "threads"."excerpt",
  "threads"."classify",
  "threads"."images",
  "threads"."videos",
  "threads"."has_image",
  "threads"."device_name",
  "threads"."place_name",
  "threads"."lat",
  "threads"."lng",
  "circles"."id",
  "circles"."name",
  "threads"."group_id",
  "polls"."thread_id",
  "questions"."thread_id",
  "questions"."model",
  "questions"."firmware",
  "questions"."accepted_post_id",
  case
    when "questions"."thread_id" is null then 0
    else (
      select
        count(*)::int
      from
        (
          select
          from
            posts p
          where
            p.thread_id = "questions"."thread_id"
            and p.root_id is null
            and p.status = 1
          limit
            1000
        ) answers
    )
  end,
  "threads"."site_sticky",
  "threads"."group_sticky",
  "threads"."circle_sticky",
  "threads"."essence_at",
  "threads"."pact_at",
  "threads"."guide_at",
  "threads"."like_count",
  "threads"."reply_count",
  "threads"."favorite_count",
  "threads"."share_count",
  "threads"."view_count",
  "threads"."hot_score",
  "threads"."posted_at",
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
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object('id', t.id::text, 'content', t.content)
          order by
            tt.position
        ),
        '[]'
      )
    from
      thread_topics tt
      join topics t on t.id = tt.topic_id
      and t.is_show
    where
      tt.thread_id = "threads"."id"
  ),
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object('userId', u.id::text, 'nickname', u.nickname)
          order by
            u.id
        ),
        '[]'
      )
    from
      thread_mentions m
      join users u on u.id = m.user_id
    where
      m.thread_id = "threads"."id"
  )
from
  "threads"
  inner join "users" on "users"."id" = "threads"."author_id"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
  left join "circles" on "circles"."id" = "threads"."circle_id"
  left join "polls" on "polls"."thread_id" = "threads"."id"
  left join "questions" on "questions"."thread_id" = "threads"."id"
where
  (
    "threads"."status" = 1
    and "threads"."id" = any (
      (
        select
          $1::text
      )::bigint[]
    )
  );

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "thread_sort_keys"
    where
      "thread_sort_keys"."is_picked"
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
      "threads"
    where
      (
        "threads"."status" = 1
        and "threads"."cherrypick_at" is not null
      )
    limit
      $1
  ) "some";;

-- commentLikeList
select
  count(*)::int as total
from
  posts p
  join post_likes x on x.post_id = p.id
where
  p.author_id = $1::bigint
  and p.status = 1
  and p.like_count > 0
  and x.user_id <> p.author_id
  and not exists (
    select
    from
      blocks b
    where
      b.from_id = p.author_id
      and b.to_id = x.user_id
  )
  and not exists (
    select
    from
      blocks b
    where
      b.from_id = x.user_id
      and b.to_id = p.author_id
  );

select
  u.id::text as "userId",
  u.nickname,
  u.avatar,
  (
    u.group_id in (
      select
        g.id
      from
        user_groups g
      where
        g.permissions && array['console.enter', '*:*:*']
    )
  )::int as "isStaff",
  l.post_id::text as "postId",
  l.thread_id::text as "threadId",
  l.excerpt,
  l.created_at as "likedAt",
  case
    when t.status = 1 then coalesce(nullif(t.title, ''), t.excerpt)
    else ''
  end as "threadTitle"
from
  (
    select
      x.user_id,
      x.post_id,
      x.created_at,
      p.thread_id,
      p.excerpt
    from
      posts p
      join post_likes x on x.post_id = p.id
    where
      p.author_id = $1::bigint
      and p.status = 1
      and p.like_count > 0
      and x.user_id <> p.author_id
      and not exists (
        select
        from
          blocks b
        where
          b.from_id = p.author_id
          and b.to_id = x.user_id
      )
      and not exists (
        select
        from
          blocks b
        where
          b.from_id = x.user_id
          and b.to_id = p.author_id
      )
    order by
      x.created_at desc,
      x.post_id desc,
      x.user_id desc
    limit
      $2
    offset
      $3
  ) l
  join users u on u.id = l.user_id
  join threads t on t.id = l.thread_id
order by
  l.created_at desc,
  l.post_id desc,
  l.user_id desc;

-- favoriteList
select
  "hide_favorites"
from
  "users"
where
  (
    "users"."id" = $1
    and "users"."status" = $2
  );

select
  "threads"."id"
from
  "thread_favorites"
  inner join "threads" on (
    "thread_favorites"."user_id" = $1
    and "threads"."id" = "thread_favorites"."thread_id"
    and "threads"."status" = 1
  )
order by
  "thread_favorites"."created_at" desc,
  "thread_favorites"."thread_id" desc
limit
  $2;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "thread_favorites"
    where
      (
        "thread_favorites"."user_id" = $1
        and exists (
          select
            "id",
            "author_id",
            "classify",
            "status",
            "title",
            "content",
            "excerpt",
            "images",
            "videos",
            "has_image",
            "device_name",
            "place_name",
            "lat",
            "lng",
            "circle_id",
            "group_id",
            "site_sticky",
            "group_sticky",
            "circle_sticky",
            "essence_at",
            "pact_at",
            "guide_at",
            "cherrypick_at",
            "like_count",
            "reply_count",
            "favorite_count",
            "share_count",
            "view_count",
            "last_floor",
            "hot_score",
            "hot_rank",
            "request_id",
            "revision",
            "edited_at",
            "edited_by",
            "posted_at",
            "last_reply_at",
            "removed_at",
            "removed_by",
            "removed_reason"
          from
            "threads"
          where
            (
              "threads"."id" = "thread_favorites"."thread_id"
              and "threads"."status" = 1
            )
        )
      )
    limit
      $2
  ) "some";;

-- heldThreadList
select
  "id",
  coalesce(nullif("title", ''), "excerpt"),
  "status",
  "removed_reason",
  "posted_at"
from
  "threads"
where
  (
    "threads"."author_id" = $1
    and "threads"."status" in ($2)
  )
order by
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $3;

select
  count(*) as count
from
  "threads"
where
  (
    "threads"."author_id" = $1
    and "threads"."status" in ($2)
  );;

-- myPostList
select
  "posts"."id",
  "posts"."thread_id",
  case
    when "threads"."status" = 1 then coalesce(nullif("threads"."title", ''), "threads"."excerpt")
    else ''
  end,
  "posts"."excerpt",
  jsonb_array_length("posts"."images"),
  "posts"."like_count",
  "posts"."reply_count",
  "posts"."created_at"
from
  "posts"
  inner join "threads" on "threads"."id" = "posts"."thread_id"
where
  (
    "posts"."author_id" = $1
    and "posts"."status" = $2
  )
order by
  "posts"."created_at" desc,
  "posts"."id" desc
limit
  $3;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "posts"
    where
      (
        "posts"."author_id" = $1
        and "posts"."status" = $2
      )
    limit
      $3
  ) "some";;

-- myThreads
select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and "threads"."author_id" = $1
  )
order by
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $2;

select
  "thread_count"
from
  "users"
where
  "users"."id" = $1;

select
  "threads"."id"
from
  "thread_likes"
  inner join "threads" on (
    "thread_likes"."user_id" = $1
    and "threads"."id" = "thread_likes"."thread_id"
    and "threads"."status" = 1
  )
order by
  "thread_likes"."created_at" desc,
  "thread_likes"."thread_id" desc
limit
  $2;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "thread_likes"
    where
      (
        "thread_likes"."user_id" = $1
        and exists (
          select
            "id",
            "author_id",
            "classify",
            "status",
            "title",
            "content",
            "excerpt",
            "images",
            "videos",
            "has_image",
            "device_name",
            "place_name",
            "lat",
            "lng",
            "circle_id",
            "group_id",
            "site_sticky",
            "group_sticky",
            "circle_sticky",
            "essence_at",
            "pact_at",
            "guide_at",
            "cherrypick_at",
            "like_count",
            "reply_count",
            "favorite_count",
            "share_count",
            "view_count",
            "last_floor",
            "hot_score",
            "hot_rank",
            "request_id",
            "revision",
            "edited_at",
            "edited_by",
            "posted_at",
            "last_reply_at",
            "removed_at",
            "removed_by",
            "removed_reason"
          from
            "threads"
          where
            (
              "threads"."id" = "thread_likes"."thread_id"
              and "threads"."status" = 1
            )
        )
      )
    limit
      $2
  ) "some";;

-- postHistory
select
  "posts"."id",
  "posts"."thread_id",
  "posts"."root_id",
  "posts"."sticky",
  "posts"."author_id",
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
      and m.user_id = "posts"."author_id"
  ),
  "threads"."author_id",
  "threads"."status",
  "threads"."circle_id",
  "posts"."status",
  "posts"."removed_by",
  "posts"."revision",
  "posts"."excerpt"
from
  "posts"
  inner join "threads" on "threads"."id" = "posts"."thread_id"
  inner join "users" on "users"."id" = "posts"."author_id"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
where
  "posts"."id" = $2;

select
  "posts"."revision",
  "posts"."content",
  "posts"."images",
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
  coalesce("posts"."edited_at", "posts"."created_at")
from
  "posts"
  inner join "users" on "users"."id" = "posts"."author_id"
where
  "posts"."id" = $1;

select
  "revision",
  "content",
  "images",
  "written_at"
from
  "post_versions"
where
  "post_versions"."post_id" = $1
order by
  "post_versions"."revision" asc;

-- postList
select
  "post_id"
from
  "post_likes"
where
  (
    "post_likes"."user_id" = $1
    and "post_likes"."post_id" = any (
      (
        select
          $2::text
      )::bigint[]
    )
  );

select
  "posts"."id",
  "posts"."thread_id",
  "posts"."root_id",
  "posts"."content",
  "posts"."images",
  "posts"."floor",
  "posts"."sticky",
  "posts"."status",
  "posts"."like_count",
  "posts"."reply_count",
  "posts"."created_at",
  "posts"."edited_at",
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
  "user_groups"."rank",
  "replied"."id",
  "replied"."nickname",
  "replied"."avatar",
  (
    "replied"."group_id" in (
      select
        g.id
      from
        user_groups g
      where
        g.permissions && array['console.enter', '*:*:*']
    )
  )::int
from
  "posts"
  inner join "users" on "users"."id" = "posts"."author_id"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
  left join "users" "replied" on "replied"."id" = "posts"."reply_to_user_id"
where
  "posts"."id" = any (
    (
      select
        $1::text
    )::bigint[]
  );

select
  threads.author_id::text,
  array(
    select
      m.user_id::text
    from
      circle_moderators m
    where
      m.circle_id = threads.circle_id
  ),
  case
    when cardinality(page.ids) < $1::int
    and (
      cardinality(page.ids) > 0
      or $2::int = 0
    ) then $3::int + cardinality(page.ids)
    else (
      select
        count(*)::int
      from
        (
          select
            1
          from
            posts p
          where
            p.thread_id = threads.id
            and p.root_id is null
            and (
              p.status = 1
              or p.reply_count > 0
            )
          limit
            $4
        ) counted
    )
  end,
  page.ids,
  array(
    select
      first.id::text
    from
      unnest(page.ids::bigint[]) as root (id)
      cross join lateral (
        select
          p.id,
          p.created_at
        from
          posts p
        where
          p.root_id = root.id
          and p.status = 1
        order by
          p.created_at,
          p.id
        limit
          $5
      ) first
    order by
      first.created_at,
      first.id
  )
from
  threads
  cross join lateral (
    select
      array(
        select
          p.id::text
        from
          posts p
        where
          p.thread_id = threads.id
          and p.root_id is null
          and (
            p.status = 1
            or p.reply_count > 0
          )
        order by
          p.sticky desc,
          p.created_at desc,
          p.id desc
        limit
          $6
        offset
          $7
      ) as ids
    offset
      0
  ) page
where
  threads.id = $8::bigint
  and threads.status = 1;

select
  threads.author_id::text,
  array(
    select
      m.user_id::text
    from
      circle_moderators m
    where
      m.circle_id = threads.circle_id
  ),
  case
    when cardinality(page.ids) < $1::int
    and (
      cardinality(page.ids) > 0
      or $2::int = 0
    ) then $3::int + cardinality(page.ids)
    else (
      select
        count(*)::int
      from
        (
          select
            1
          from
            posts p
          where
            p.thread_id = threads.id
            and p.root_id is null
            and (
              p.status = 1
              or p.reply_count > 0
            )
          limit
            $4
        ) counted
    )
  end,
  page.ids,
  array(
    select
      first.id::text
    from
      unnest(page.ids::bigint[]) as root (id)
      cross join lateral (
        select
          p.id,
          p.created_at
        from
          posts p
        where
          p.root_id = root.id
          and p.status = 1
        order by
          p.created_at,
          p.id
        limit
          $5
      ) first
    order by
      first.created_at,
      first.id
  )
from
  threads
  cross join lateral (
    select
      array(
        select
          p.id::text
        from
          posts p
        where
          p.thread_id = threads.id
          and p.root_id is null
          and (
            p.status = 1
            or p.reply_count > 0
          )
        order by
          p.sticky desc,
          p.created_at,
          p.id
        limit
          $6
        offset
          $7
      ) as ids
    offset
      0
  ) page
where
  threads.id = $8::bigint
  and threads.status = 1;

select
  threads.author_id::text,
  array(
    select
      m.user_id::text
    from
      circle_moderators m
    where
      m.circle_id = threads.circle_id
  ),
  case
    when cardinality(page.ids) < $1::int
    and (
      cardinality(page.ids) > 0
      or $2::int = 0
    ) then $3::int + cardinality(page.ids)
    else (
      select
        count(*)::int
      from
        (
          select
            1
          from
            posts p
          where
            p.thread_id = threads.id
            and p.root_id is null
            and (
              p.status = 1
              or p.reply_count > 0
            )
          limit
            $4
        ) counted
    )
  end,
  page.ids,
  array(
    select
      first.id::text
    from
      unnest(page.ids::bigint[]) as root (id)
      cross join lateral (
        select
          p.id,
          p.created_at
        from
          posts p
        where
          p.root_id = root.id
          and p.status = 1
        order by
          p.created_at,
          p.id
        limit
          $5
      ) first
    order by
      first.created_at,
      first.id
  )
from
  threads
  cross join lateral (
    select
      array(
        select
          p.id::text
        from
          posts p
        where
          p.thread_id = threads.id
          and p.root_id is null
          and (
            p.status = 1
            or p.reply_count > 0
          )
        order by
          p.sticky desc,
          p.like_count desc,
          p.id desc
        limit
          $6
        offset
          $7
      ) as ids
    offset
      0
  ) page
where
  threads.id = $8::bigint
  and threads.status = 1;

select
  threads.author_id::text,
  array(
    select
      m.user_id::text
    from
      circle_moderators m
    where
      m.circle_id = threads.circle_id
  ),
  case
    when cardinality(page.ids) < $1::int
    and (
      cardinality(page.ids) > 0
      or $2::int = 0
    ) then $3::int + cardinality(page.ids)
    else (
      select
        count(*)::int
      from
        (
          select
            1
          from
            posts p
          where
            p.thread_id = threads.id
            and p.root_id is null
            and p.author_id = threads.author_id
            and p.status = 1
          limit
            $4
        ) counted
    )
  end,
  page.ids,
  array(
    select
      first.id::text
    from
      unnest(page.ids::bigint[]) as root (id)
      cross join lateral (
        select
          p.id,
          p.created_at
        from
          posts p
        where
          p.root_id = root.id
          and p.status = 1
        order by
          p.created_at,
          p.id
        limit
          $5
      ) first
    order by
      first.created_at,
      first.id
  )
from
  threads
  cross join lateral (
    select
      array(
        select
          p.id::text
        from
          posts p
        where
          p.thread_id = threads.id
          and p.root_id is null
          and p.author_id = threads.author_id
          and p.status = 1
        order by
          p.sticky desc,
          p.like_count desc,
          p.id desc
        limit
          $6
        offset
          $7
      ) as ids
    offset
      0
  ) page
where
  threads.id = $8::bigint
  and threads.status = 1;

-- replyList
select
  "author_id",
  array(
    select
      m.user_id::text
    from
      circle_moderators m
    where
      m.circle_id = threads.circle_id
  )
from
  "threads"
where
  (
    "threads"."id" = $1
    and "threads"."status" = 1
  );

select
  "id"
from
  "posts"
where
  (
    "posts"."root_id" = $1
    and "posts"."root_id" is not null
    and "posts"."status" = 1
  )
order by
  "posts"."created_at" asc,
  "posts"."id" asc
limit
  $2;

select
  "id",
  "thread_id",
  "reply_count"
from
  "posts"
where
  (
    "posts"."id" = (
      select
        coalesce(named.root_id, named.id)
      from
        posts named
      where
        named.id = $1::bigint
    )
    and (
      "posts"."status" = 1
      or "posts"."reply_count" > 0
    )
  );

-- threadDetail
select
  "threads"."id",
  "threads"."title",
  "threads"."excerpt",
  "threads"."classify",
  "threads"."images",
  "threads"."videos",
  "threads"."has_image",
  "threads"."device_name",
  "threads"."place_name",
  "threads"."lat",
  "threads"."lng",
  "circles"."id",
  "circles"."name",
  "threads"."group_id",
  "polls"."thread_id",
  "questions"."thread_id",
  "questions"."model",
  "questions"."firmware",
  "questions"."accepted_post_id",
  case
    when "questions"."thread_id" is null then 0
    else (
      select
        count(*)::int
      from
        (
          select
          from
            posts p
          where
            p.thread_id = "questions"."thread_id"
            and p.root_id is null
            and p.status = 1
          limit
            1000
        ) answers
    )
  end,
  "threads"."site_sticky",
  "threads"."group_sticky",
  "threads"."circle_sticky",
  "threads"."essence_at",
  "threads"."pact_at",
  "threads"."guide_at",
  "threads"."like_count",
  "threads"."reply_count",
  "threads"."favorite_count",
  "threads"."share_count",
  "threads"."view_count",
  "threads"."hot_score",
  "threads"."posted_at",
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
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object('id', t.id::text, 'content', t.content)
          order by
            tt.position
        ),
        '[]'
      )
    from
      thread_topics tt
      join topics t on t.id = tt.topic_id
      and t.is_show
    where
      tt.thread_id = "threads"."id"
  ),
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object('userId', u.id::text, 'nickname', u.nickname)
          order by
            u.id
        ),
        '[]'
      )
    from
      thread_mentions m
      join users u on u.id = m.user_id
    where
      m.thread_id = "threads"."id"
  ),
  "threads"."content",
  "threads"."status",
  "threads"."edited_at",
  "threads"."revision"
from
  "threads"
  inner join "users" on "users"."id" = "threads"."author_id"
  inner join "user_groups" on "user_groups"."id" = "users"."group_id"
  left join "circles" on "circles"."id" = "threads"."circle_id"
  left join "polls" on "polls"."thread_id" = "threads"."id"
  left join "questions" on "questions"."thread_id" = "threads"."id"
where
  (
    "threads"."status" = 1
    and "threads"."id" = $1
  );

select
  anchor,
  sum(n)::int,
  (
    array_agg(
      "start"
      order by
        n desc,
        first_at,
        "start",
        quote
    )
  ) [1],
  (
    array_agg(
      quote
      order by
        n desc,
        first_at,
        "start",
        quote
    )
  ) [1]
from
  (
    select
      anchor,
      "start",
      quote,
      count(*) as n,
      min(created_at) as first_at
    from
      thread_highlights
    where
      thread_id = $1::bigint
    group by
      anchor,
      "start",
      quote
  ) places
group by
  anchor;

-- threadHistory
select
  "name"
from
  "circles"
where
  "circles"."id" = $1;

select
  "thread_id",
  "organiser_id",
  "cover",
  "start_at",
  "end_at",
  "sign_start_at",
  "sign_end_at",
  "withdraw_until",
  "is_online",
  "online_url",
  "place_name",
  "address",
  "lat",
  "lng",
  "max_num",
  "joined_num",
  "need_audit",
  "cost_points",
  "agenda",
  "fields",
  "cancelled_at",
  "cancel_reason",
  "over_at",
  "forgotten"
from
  "activities"
where
  "activities"."thread_id" = $1;

select
  "thread_versions"."revision",
  "thread_versions"."title",
  "thread_versions"."content",
  "thread_versions"."images",
  "thread_versions"."about",
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
  "thread_versions"."written_at"
from
  "thread_versions"
  inner join "users" on "users"."id" = "thread_versions"."editor_id"
where
  "thread_versions"."thread_id" = $1
order by
  "thread_versions"."revision" asc;

select
  "threads"."revision",
  "threads"."title",
  "threads"."content",
  "threads"."images",
  "threads"."circle_id",
  "threads"."device_name",
  "threads"."place_name",
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
  coalesce("threads"."edited_at", "threads"."posted_at")
from
  "threads"
  inner join "users" on "users"."id" = coalesce("threads"."edited_by", "threads"."author_id")
where
  "threads"."id" = $1;

select
  "topics"."content"
from
  "thread_topics"
  inner join "topics" on "topics"."id" = "thread_topics"."topic_id"
where
  "thread_topics"."thread_id" = $1
order by
  "thread_topics"."position" asc;

-- threadHomeList
select
  "id"
from
  "threads"
where
  "threads"."status" = 1
order by
  "threads"."site_sticky" desc,
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $1;

select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and "threads"."essence_at" is not null
  )
order by
  "threads"."essence_at" desc,
  "threads"."id" desc
limit
  $1;

select
  "thread_id"
from
  "thread_sort_keys"
order by
  "thread_sort_keys"."site_sticky" desc,
  "thread_sort_keys"."hot_rank" desc,
  "thread_sort_keys"."thread_id" desc
limit
  $1;

select
  "value"
from
  "site_counters"
where
  "site_counters"."key" = $1;

select
  "verified_device"
from
  "users"
where
  "users"."id" = $1;

select
  latest.id
from
  follows f
  cross join lateral (
    select
      id,
      posted_at
    from
      threads
    where
      author_id = f.to_id
      and status = 1
    order by
      posted_at desc,
      id desc
    limit
      least(
        $1::int,
        (
          select
            greatest($2::int, $3::int / greatest(count(*), 1)::int)
          from
            follows
          where
            from_id = $4::bigint
        )
      )
  ) latest
where
  f.from_id = $5::bigint
order by
  latest.posted_at desc,
  latest.id desc
limit
  $6
offset
  $7;

select
  least(
    coalesce(
      sum(
        least(
          u.thread_count,
          (
            select
              greatest($1::int, $2::int / greatest(count(*), 1)::int)
            from
              follows
            where
              from_id = $3::bigint
          )
        )
      ),
      0
    ),
    $4::int
  )::int as total
from
  follows f
  join users u on u.id = f.to_id
where
  f.from_id = $5::bigint;

-- threadHot
select
  h.period,
  t.id,
  coalesce(nullif(t.title, ''), t.excerpt) as title,
  h.hot_score as "hotScore"
from
  hot_threads h
  join threads t on t.id = h.thread_id
  and t.status = 1
order by
  h.period,
  h.rank;

-- threadList
select
  "id"
from
  "threads"
where
  "threads"."status" = 1
order by
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $1;

select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and "threads"."classify" = $1
  )
order by
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $2;

select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and "threads"."essence_at" is not null
  )
order by
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $1;

select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and "threads"."guide_at" is not null
  )
order by
  "threads"."guide_at" desc,
  "threads"."id" desc
limit
  $1;

select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and "threads"."guide_at" is not null
  )
order by
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $1;

select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and "threads"."pact_at" is not null
  )
order by
  "threads"."pact_at" desc,
  "threads"."id" desc
limit
  $1;

select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and "threads"."pact_at" is not null
  )
order by
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $1;

select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and not "threads"."essence_at" is not null
  )
order by
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $1;

select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and not "threads"."guide_at" is not null
  )
order by
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $1;

select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and not "threads"."pact_at" is not null
  )
order by
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $1;

select
  "thread_id"
from
  "thread_sort_keys"
order by
  "thread_sort_keys"."hot_score" desc,
  "thread_sort_keys"."thread_id" desc
limit
  $1;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "threads"
    where
      (
        "threads"."status" = 1
        and "threads"."classify" = $1
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
      "threads"
    where
      (
        "threads"."status" = 1
        and "threads"."guide_at" is not null
      )
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
      "threads"
    where
      (
        "threads"."status" = 1
        and "threads"."pact_at" is not null
      )
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
      "threads"
    where
      (
        "threads"."status" = 1
        and not "threads"."essence_at" is not null
      )
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
      "threads"
    where
      (
        "threads"."status" = 1
        and not "threads"."guide_at" is not null
      )
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
      "threads"
    where
      (
        "threads"."status" = 1
        and not "threads"."pact_at" is not null
      )
    limit
      $1
  ) "some";;

-- threadListOfCircle
select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and "threads"."circle_id" = $1
    and "threads"."id" in (
      select
        q.thread_id
      from
        questions q
      where
        q.accepted_post_id is not null
    )
  )
order by
  "threads"."circle_sticky" desc,
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $2;

select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and "threads"."circle_id" = $1
    and "threads"."id" in (
      select
        q.thread_id
      from
        questions q
      where
        q.accepted_post_id is null
    )
  )
order by
  "threads"."circle_sticky" desc,
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $2;

select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and "threads"."circle_id" = $1
    and not "threads"."essence_at" is not null
  )
order by
  "threads"."circle_sticky" desc,
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $2;

select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and "threads"."circle_id" = $1
  )
order by
  "threads"."circle_sticky" desc,
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $2;

select
  "thread_count"
from
  "circles"
where
  "circles"."id" = $1;

select
  "thread_id"
from
  "thread_sort_keys"
where
  "thread_sort_keys"."circle_id" = $1
order by
  "thread_sort_keys"."circle_sticky" desc,
  "thread_sort_keys"."hot_rank" desc,
  "thread_sort_keys"."thread_id" desc
limit
  $2;

select
  "thread_id"
from
  "thread_sort_keys"
where
  "thread_sort_keys"."circle_id" = $1
order by
  "thread_sort_keys"."circle_sticky" desc,
  "thread_sort_keys"."last_reply_at" desc,
  "thread_sort_keys"."thread_id" desc
limit
  $2;

select
  "thread_id"
from
  "thread_sort_keys"
where
  (
    "thread_sort_keys"."circle_id" = $1
    and "thread_sort_keys"."is_essence"
  )
order by
  "thread_sort_keys"."circle_sticky" desc,
  "thread_sort_keys"."posted_at" desc,
  "thread_sort_keys"."thread_id" desc
limit
  $2;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "thread_sort_keys"
    where
      (
        "thread_sort_keys"."circle_id" = $1
        and "thread_sort_keys"."is_essence"
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
      "threads"
    where
      (
        "threads"."status" = 1
        and "threads"."circle_id" = $1
        and "threads"."id" in (
          select
            q.thread_id
          from
            questions q
          where
            q.accepted_post_id is not null
        )
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
      "threads"
    where
      (
        "threads"."status" = 1
        and "threads"."circle_id" = $1
        and "threads"."id" in (
          select
            q.thread_id
          from
            questions q
          where
            q.accepted_post_id is null
        )
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
      "threads"
    where
      (
        "threads"."status" = 1
        and "threads"."circle_id" = $1
        and not "threads"."essence_at" is not null
      )
    limit
      $2
  ) "some";;

-- threadListOfGroup
select
  "id"
from
  "threads"
where
  (
    "threads"."status" = 1
    and "threads"."group_id" = $1
  )
order by
  "threads"."site_sticky" desc,
  "threads"."group_sticky" desc,
  "threads"."posted_at" desc,
  "threads"."id" desc
limit
  $2;

select
  "thread_count"
from
  "groups"
where
  "groups"."id" = $1;

select
  "thread_id"
from
  "thread_sort_keys"
where
  "thread_sort_keys"."group_id" = $1
order by
  "thread_sort_keys"."site_sticky" desc,
  "thread_sort_keys"."group_sticky" desc,
  "thread_sort_keys"."hot_rank" desc,
  "thread_sort_keys"."thread_id" desc
limit
  $2;

-- threadListOfTopic
select
  "thread_count"
from
  "topics"
where
  "topics"."id" = $1;

select
  "thread_id"
from
  "thread_topics"
where
  (
    "thread_topics"."topic_id" = $1
    and "thread_topics"."is_essence"
    and not exists (
      select
        "id"
      from
        "threads"
      where
        (
          "threads"."id" = "thread_topics"."thread_id"
          and "threads"."status" <> 1
        )
    )
  )
order by
  "thread_topics"."posted_at" desc,
  "thread_topics"."thread_id" desc
limit
  $2;

select
  "thread_id"
from
  "thread_topics"
where
  (
    "thread_topics"."topic_id" = $1
    and "thread_topics"."thread_id" in (
      select
        q.thread_id
      from
        questions q
      where
        q.accepted_post_id is not null
    )
    and not exists (
      select
        "id"
      from
        "threads"
      where
        (
          "threads"."id" = "thread_topics"."thread_id"
          and "threads"."status" <> 1
        )
    )
  )
order by
  "thread_topics"."posted_at" desc,
  "thread_topics"."thread_id" desc
limit
  $2;

select
  "thread_id"
from
  "thread_topics"
where
  (
    "thread_topics"."topic_id" = $1
    and "thread_topics"."thread_id" in (
      select
        q.thread_id
      from
        questions q
      where
        q.accepted_post_id is null
    )
    and not exists (
      select
        "id"
      from
        "threads"
      where
        (
          "threads"."id" = "thread_topics"."thread_id"
          and "threads"."status" <> 1
        )
    )
  )
order by
  "thread_topics"."posted_at" desc,
  "thread_topics"."thread_id" desc
limit
  $2;

select
  "thread_id"
from
  "thread_topics"
where
  (
    "thread_topics"."topic_id" = $1
    and not "thread_topics"."is_essence"
    and not exists (
      select
        "id"
      from
        "threads"
      where
        (
          "threads"."id" = "thread_topics"."thread_id"
          and "threads"."status" <> 1
        )
    )
  )
order by
  "thread_topics"."posted_at" desc,
  "thread_topics"."thread_id" desc
limit
  $2;

select
  "thread_id"
from
  "thread_topics"
where
  (
    "thread_topics"."topic_id" = $1
    and not exists (
      select
        "id"
      from
        "threads"
      where
        (
          "threads"."id" = "thread_topics"."thread_id"
          and "threads"."status" <> 1
        )
    )
  )
order by
  "thread_topics"."hot_rank" desc,
  "thread_topics"."thread_id" desc
limit
  $2;

select
  "thread_id"
from
  "thread_topics"
where
  (
    "thread_topics"."topic_id" = $1
    and not exists (
      select
        "id"
      from
        "threads"
      where
        (
          "threads"."id" = "thread_topics"."thread_id"
          and "threads"."status" <> 1
        )
    )
  )
order by
  "thread_topics"."posted_at" desc,
  "thread_topics"."thread_id" desc
limit
  $2;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "thread_topics"
    where
      (
        "thread_topics"."topic_id" = $1
        and "thread_topics"."is_essence"
        and not exists (
          select
            "id"
          from
            "threads"
          where
            (
              "threads"."id" = "thread_topics"."thread_id"
              and "threads"."status" <> 1
            )
        )
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
      "thread_topics"
    where
      (
        "thread_topics"."topic_id" = $1
        and "thread_topics"."thread_id" in (
          select
            q.thread_id
          from
            questions q
          where
            q.accepted_post_id is not null
        )
        and not exists (
          select
            "id"
          from
            "threads"
          where
            (
              "threads"."id" = "thread_topics"."thread_id"
              and "threads"."status" <> 1
            )
        )
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
      "thread_topics"
    where
      (
        "thread_topics"."topic_id" = $1
        and "thread_topics"."thread_id" in (
          select
            q.thread_id
          from
            questions q
          where
            q.accepted_post_id is null
        )
        and not exists (
          select
            "id"
          from
            "threads"
          where
            (
              "threads"."id" = "thread_topics"."thread_id"
              and "threads"."status" <> 1
            )
        )
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
      "thread_topics"
    where
      (
        "thread_topics"."topic_id" = $1
        and not "thread_topics"."is_essence"
        and not exists (
          select
            "id"
          from
            "threads"
          where
            (
              "threads"."id" = "thread_topics"."thread_id"
              and "threads"."status" <> 1
            )
        )
      )
    limit
      $2
  ) "some";;

-- tippingInfo
select
  "points"
from
  "thread_tippers"
where
  (
    "thread_tippers"."thread_id" = $1
    and "thread_tippers"."user_id" = $2
  );

select
  coalesce(sum("points"), 0)::int
from
  "thread_tips"
where
  (
    "thread_tips"."from_id" = $1
    and "thread_tips"."day" = $2
  );

-- tippingList
select
  "threads"."author_id",
  coalesce(nullif("threads"."title", ''), "threads"."excerpt"),
  "users"."status"
from
  "threads"
  inner join "users" on "users"."id" = "threads"."author_id"
where
  (
    "threads"."id" = $1
    and "threads"."status" = $2
  );

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
  "thread_tippers"."points"
from
  "thread_tippers"
  inner join "users" on (
    "users"."id" = "thread_tippers"."user_id"
    and "users"."status" = $1
  )
where
  "thread_tippers"."thread_id" = $2
order by
  "thread_tippers"."points" desc,
  "thread_tippers"."user_id" desc
limit
  $3;

select
  count(*)
from
  "thread_tippers"
  inner join "users" on (
    "users"."id" = "thread_tippers"."user_id"
    and "users"."status" = $1
  )
where
  "thread_tippers"."thread_id" = $2;
