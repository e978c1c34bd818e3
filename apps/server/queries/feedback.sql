-- Recorded by `pnpm queries`.

-- faqList
select
  "id",
  "category",
  "question",
  "answer"
from
  "faqs"
where
  "faqs"."is_show" = $1
order by
  "faqs"."order_num" asc,
  "faqs"."id" asc
limit
  $2;

select
  count(*) as count
from
  "faqs"
where
  "faqs"."is_show" = $1;;

-- feedbackDetail
select
  "feedback_replies"."id",
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
  "feedback_replies"."is_staff",
  "feedback_replies"."content",
  "feedback_replies"."images",
  "feedback_replies"."created_at"
from
  "feedback_replies"
  inner join "users" on "users"."id" = "feedback_replies"."user_id"
where
  "feedback_replies"."feedback_id" = $1
order by
  "feedback_replies"."id" asc
limit
  $2;

select
  "feedbacks"."id",
  "feedbacks"."no",
  "feedbacks"."user_id",
  "feedbacks"."kind",
  "feedbacks"."title",
  "feedbacks"."content",
  "feedbacks"."steps",
  "feedbacks"."expected",
  "feedbacks"."actual",
  "feedbacks"."model_name",
  "feedbacks"."firmware",
  "feedbacks"."app_version",
  "feedbacks"."phone",
  "feedbacks"."frequency",
  "feedbacks"."occurred_at",
  "feedbacks"."images",
  "feedbacks"."contact",
  "feedbacks"."status",
  "feedbacks"."merged_id",
  "feedbacks"."rating",
  "feedbacks"."rating_remark",
  "feedbacks"."last_reply_id",
  "feedbacks"."is_public",
  "feedbacks"."models",
  "feedbacks"."expected_in",
  "feedbacks"."fixed_in",
  "feedbacks"."answer",
  "feedbacks"."me_too_count",
  "feedbacks"."request_id",
  "feedbacks"."created_at",
  "feedbacks"."updated_at",
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
  "feedbacks"
  inner join "users" on "users"."id" = "feedbacks"."user_id"
where
  "feedbacks"."id" = $1;

-- feedbackList
select
  "id",
  "no",
  "kind",
  "title",
  "status",
  "rating",
  "rating_remark",
  "created_at",
  "updated_at",
  "last_reply_id"
from
  "feedbacks"
where
  "feedbacks"."user_id" = $1
order by
  "feedbacks"."created_at" desc,
  "feedbacks"."id" desc
limit
  $2;

select
  "id",
  "no",
  "kind",
  "title",
  "status",
  "rating",
  "rating_remark",
  "created_at",
  "updated_at",
  "last_reply_id"
from
  "feedbacks"
where
  (
    "feedbacks"."user_id" = $1
    and "feedbacks"."status" in ($2)
  )
order by
  "feedbacks"."created_at" desc,
  "feedbacks"."id" desc
limit
  $3;

select
  count(*) as count
from
  "feedbacks"
where
  "feedbacks"."user_id" = $1;;

select
  count(*) as count
from
  "feedbacks"
where
  (
    "feedbacks"."user_id" = $1
    and "feedbacks"."status" in ($2)
  );;

-- feedbackStaffList
select
  "feedbacks"."id",
  "feedbacks"."no",
  "feedbacks"."kind",
  "feedbacks"."title",
  "feedbacks"."status",
  "feedbacks"."rating",
  "feedbacks"."rating_remark",
  "feedbacks"."created_at",
  "feedbacks"."updated_at",
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
  "feedbacks"."model_name",
  "feedbacks"."me_too_count",
  "feedbacks"."is_public"
from
  "feedbacks"
  inner join "users" on "users"."id" = "feedbacks"."user_id"
order by
  "feedbacks"."created_at" desc,
  "feedbacks"."id" desc
limit
  $1;

select
  "feedbacks"."id",
  "feedbacks"."no",
  "feedbacks"."kind",
  "feedbacks"."title",
  "feedbacks"."status",
  "feedbacks"."rating",
  "feedbacks"."rating_remark",
  "feedbacks"."created_at",
  "feedbacks"."updated_at",
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
  "feedbacks"."model_name",
  "feedbacks"."me_too_count",
  "feedbacks"."is_public"
from
  "feedbacks"
  inner join "users" on "users"."id" = "feedbacks"."user_id"
where
  "feedbacks"."kind" = $1
order by
  "feedbacks"."created_at" desc,
  "feedbacks"."id" desc
limit
  $2;

select
  "feedbacks"."id",
  "feedbacks"."no",
  "feedbacks"."kind",
  "feedbacks"."title",
  "feedbacks"."status",
  "feedbacks"."rating",
  "feedbacks"."rating_remark",
  "feedbacks"."created_at",
  "feedbacks"."updated_at",
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
  "feedbacks"."model_name",
  "feedbacks"."me_too_count",
  "feedbacks"."is_public"
from
  "feedbacks"
  inner join "users" on "users"."id" = "feedbacks"."user_id"
where
  "feedbacks"."status" = $1
order by
  "feedbacks"."created_at" asc,
  "feedbacks"."id" asc
limit
  $2;

select
  "feedbacks"."id",
  "feedbacks"."no",
  "feedbacks"."kind",
  "feedbacks"."title",
  "feedbacks"."status",
  "feedbacks"."rating",
  "feedbacks"."rating_remark",
  "feedbacks"."created_at",
  "feedbacks"."updated_at",
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
  "feedbacks"."model_name",
  "feedbacks"."me_too_count",
  "feedbacks"."is_public"
from
  "feedbacks"
  inner join "users" on "users"."id" = "feedbacks"."user_id"
where
  "feedbacks"."status" = $1
order by
  "feedbacks"."created_at" desc,
  "feedbacks"."id" desc
limit
  $2;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "feedbacks"
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
      "feedbacks"
    where
      "feedbacks"."kind" = $1
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
      "feedbacks"
    where
      "feedbacks"."status" = $1
    limit
      $2
  ) "some";;

-- feedbackSummary
select
  "feedback_id"
from
  "feedback_me_toos"
where
  "feedback_me_toos"."user_id" = $1
limit
  $2;

-- suggestList
select
  "id",
  "title",
  "status",
  "models",
  "firmware",
  "expected_in",
  "fixed_in",
  "answer",
  "me_too_count",
  "updated_at"
from
  "feedbacks"
where
  (
    "feedbacks"."is_public"
    and "feedbacks"."status" <> $1
  )
order by
  "feedbacks"."me_too_count" desc,
  "feedbacks"."id" desc
limit
  $2;

select
  "id",
  "title",
  "status",
  "models",
  "firmware",
  "expected_in",
  "fixed_in",
  "answer",
  "me_too_count",
  "updated_at"
from
  "feedbacks"
where
  (
    (
      "feedbacks"."is_public"
      and "feedbacks"."status" <> $1
    )
    and "feedbacks"."status" <> $2
  )
order by
  "feedbacks"."me_too_count" desc,
  "feedbacks"."id" desc
limit
  $3;

select
  "id",
  "title",
  "status",
  "models",
  "firmware",
  "expected_in",
  "fixed_in",
  "answer",
  "me_too_count",
  "updated_at"
from
  "feedbacks"
where
  (
    (
      "feedbacks"."is_public"
      and "feedbacks"."status" <> $1
    )
    and "feedbacks"."status" = $2
  )
order by
  "feedbacks"."me_too_count" desc,
  "feedbacks"."id" desc
limit
  $3;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "feedbacks"
    where
      (
        "feedbacks"."is_public"
        and "feedbacks"."status" <> $1
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
      "feedbacks"
    where
      (
        (
          "feedbacks"."is_public"
          and "feedbacks"."status" <> $1
        )
        and "feedbacks"."status" <> $2
      )
    limit
      $3
  ) "some";;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "feedbacks"
    where
      (
        (
          "feedbacks"."is_public"
          and "feedbacks"."status" <> $1
        )
        and "feedbacks"."status" = $2
      )
    limit
      $3
  ) "some";;
