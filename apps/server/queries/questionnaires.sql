-- Recorded by `pnpm queries`.

-- questionnaireDetail
select
  "id",
  "title",
  "intro",
  "start_at",
  "end_at",
  "reward_points",
  "questions",
  "revision",
  "is_draft",
  "answer_count",
  "created_at",
  exists (
    select
    from
      survey_answers a
    where
      a.survey_id = surveys.id
      and a.user_id = $1::bigint
  )
from
  "surveys"
where
  (
    "surveys"."id" = $2
    and "surveys"."is_draft" = $3
  );

-- questionnaireExport
select
  "id",
  "survey_id",
  "user_id",
  "answers",
  "created_at"
from
  "survey_answers"
where
  (
    "survey_answers"."survey_id" = $1
    and "survey_answers"."id" > $2
  )
order by
  "survey_answers"."id" asc
limit
  $3;

select
  "id",
  "title",
  "intro",
  "start_at",
  "end_at",
  "reward_points",
  "questions",
  "revision",
  "is_draft",
  "answer_count",
  "created_at"
from
  "surveys"
where
  "surveys"."id" = $1;

-- questionnaireList
select
  "id",
  "title",
  "intro",
  "start_at",
  "end_at",
  "reward_points",
  "questions",
  "revision",
  "is_draft",
  "answer_count",
  "created_at",
  exists (
    select
    from
      survey_answers a
    where
      a.survey_id = surveys.id
      and a.user_id = $1::bigint
  )
from
  "surveys"
where
  (
    "surveys"."is_draft" = $2
    and "surveys"."start_at" <= $3
  )
order by
  "surveys"."end_at" desc,
  "surveys"."id" desc
limit
  $4;

select
  count(*) as count
from
  "surveys"
where
  (
    "surveys"."is_draft" = $1
    and "surveys"."start_at" <= $2
  );;

-- questionnaireManageList
select
  "id",
  "title",
  "intro",
  "start_at",
  "end_at",
  "reward_points",
  "questions",
  "revision",
  "is_draft",
  "answer_count",
  "created_at"
from
  "surveys"
order by
  "surveys"."id" desc
limit
  $1;

select
  count(*) as count
from
  "surveys";;

-- questionnaireResults
with
  given as (
    select
      answer ->> 'questionId' as question,
      answer
    from
      survey_answers a,
      jsonb_array_elements(a.answers) answer
    where
      a.survey_id = $1::bigint
  )
select
  question as "questionId",
  choice,
  count(*)::int as count,
  sum(place)::int as places
from
  (
    select
      question,
      '' as choice,
      0 as place
    from
      given
    union all
    select
      question,
      answer ->> 'score',
      0
    from
      given
    where
      answer ? 'score'
    union all
    select
      question,
      option,
      place
    from
      given,
      jsonb_array_elements_text(answer -> 'optionIds') with ordinality as chosen (option, place)
  ) said
group by
  1,
  2;

-- questionnaireTexts
select
  a.id::text as id,
  answer ->> 'text' as text,
  a.created_at as at
from
  survey_answers a,
  jsonb_array_elements(a.answers) answer
where
  a.survey_id = $1::bigint
  and answer ->> 'questionId' = $2
  and answer ? 'text'
order by
  a.id desc
limit
  $3
offset
  $4;

select
  count(*)::int as total
from
  (
    select
      1
    from
      survey_answers a,
      jsonb_array_elements(a.answers) answer
    where
      a.survey_id = $1::bigint
      and answer ->> 'questionId' = $2
      and answer ? 'text'
    limit
      $3
  ) counted;
