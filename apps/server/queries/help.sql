-- Recorded by `pnpm queries`.

-- faqManageList
select
  "id",
  "category",
  "question",
  "answer",
  "order_num",
  "is_show",
  (
    select
      count(*)::int
    from
      faq_votes v
    where
      v.faq_id = "id"
      and v.helpful = $1
  ),
  (
    select
      count(*)::int
    from
      faq_votes v
    where
      v.faq_id = "id"
      and v.helpful = $2
  )
from
  "faqs"
order by
  "faqs"."order_num" asc,
  "faqs"."id" asc
limit
  $3;

select
  "id",
  "category",
  "question",
  "answer",
  "order_num",
  "is_show",
  (
    select
      count(*)::int
    from
      faq_votes v
    where
      v.faq_id = "id"
      and v.helpful = $1
  ),
  (
    select
      count(*)::int
    from
      faq_votes v
    where
      v.faq_id = "id"
      and v.helpful = $2
  )
from
  "faqs"
where
  "faqs"."is_show" = $3
order by
  "faqs"."order_num" asc,
  "faqs"."id" asc
limit
  $4;

select
  count(*) as count
from
  "faqs";;

-- faqVotes
select
  "faq_id",
  "helpful"
from
  "faq_votes"
where
  "faq_votes"."user_id" = $1;
