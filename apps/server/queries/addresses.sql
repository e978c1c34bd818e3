-- Recorded by `pnpm queries`.

-- addressList
select
  "id",
  "user_id",
  "name",
  "tel",
  "province",
  "city",
  "county",
  "area_code",
  "address_detail",
  "tag",
  "is_default",
  "created_at"
from
  "addresses"
where
  "addresses"."user_id" = $1
order by
  "addresses"."is_default" desc,
  "addresses"."id" desc;
