-- Recorded by `pnpm queries`.

-- draftGet
select
  "user_id",
  "id",
  "classify",
  "title",
  "content",
  "excerpt",
  "cover",
  "circle_id",
  "form",
  "device",
  "revision",
  "saved_at"
from
  "drafts"
where
  (
    "drafts"."user_id" = $1
    and "drafts"."id" = $2
  );

-- draftList
select
  "drafts"."id",
  "drafts"."classify",
  "drafts"."title",
  "drafts"."excerpt",
  "drafts"."cover",
  "circles"."id",
  "circles"."name",
  "drafts"."device",
  "drafts"."revision",
  "drafts"."saved_at"
from
  "drafts"
  left join "circles" on "circles"."id" = "drafts"."circle_id"
where
  "drafts"."user_id" = $1
order by
  "drafts"."saved_at" desc,
  "drafts"."id" desc
limit
  $2;

select
  count(*) as count
from
  "drafts"
where
  "drafts"."user_id" = $1;;
