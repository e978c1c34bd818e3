-- Recorded by `pnpm queries`.

-- deviceDetail
select
  "devices"."id",
  "devices"."user_id",
  "devices"."sn",
  "devices"."sn_hash",
  "devices"."nickname",
  "devices"."channel",
  "devices"."order_no",
  "devices"."purchase_at",
  "devices"."images",
  "devices"."status",
  "devices"."is_primary",
  "devices"."reason",
  "devices"."created_at",
  "devices"."reviewed_at",
  "reviewers"."nickname",
  "device_models"."id",
  "device_models"."name",
  "device_models"."variant",
  "device_models"."note",
  "device_models"."pic_url",
  "device_models"."firmware",
  "device_models"."warranty_months"
from
  "devices"
  inner join "device_models" on "device_models"."id" = "devices"."model_id"
  left join "users" "reviewers" on "reviewers"."id" = "devices"."reviewer_id"
where
  (
    "devices"."id" = $1
    and "devices"."user_id" = $2
    and "devices"."hidden_at" is null
  );

select
  count(*) as count
from
  "devices"
where
  (
    "devices"."status" = $1
    and ("devices"."created_at", "devices"."id") <= (
      select
        d.created_at,
        d.id
      from
        devices d
      where
        d.id = $2::bigint
    )
  );;

-- deviceList
select
  "devices"."id",
  "devices"."user_id",
  "devices"."sn",
  "devices"."sn_hash",
  "devices"."nickname",
  "devices"."channel",
  "devices"."order_no",
  "devices"."purchase_at",
  "devices"."images",
  "devices"."status",
  "devices"."is_primary",
  "devices"."reason",
  "devices"."created_at",
  "devices"."reviewed_at",
  "reviewers"."nickname",
  "device_models"."id",
  "device_models"."name",
  "device_models"."variant",
  "device_models"."note",
  "device_models"."pic_url",
  "device_models"."firmware",
  "device_models"."warranty_months"
from
  "devices"
  inner join "device_models" on "device_models"."id" = "devices"."model_id"
  left join "users" "reviewers" on "reviewers"."id" = "devices"."reviewer_id"
where
  (
    "devices"."user_id" = $1
    and "devices"."hidden_at" is null
  )
order by
  "devices"."is_primary" desc,
  "devices"."created_at" desc,
  "devices"."id" desc
limit
  $2;

select
  count(*),
  min("created_at"),
  max("created_at")
from
  "devices"
where
  (
    "devices"."user_id" = $1
    and "devices"."created_at" > now() - make_interval(days => $2)
  );

-- deviceModels
select
  "id",
  "name",
  "variant",
  "note",
  "pic_url",
  "firmware"
from
  "device_models"
where
  "device_models"."is_show" = $1
order by
  "device_models"."order_num" asc,
  "device_models"."id" asc;

-- deviceReviewList
select
  "devices"."id",
  "devices"."user_id",
  "devices"."sn",
  "devices"."sn_hash",
  "devices"."nickname",
  "devices"."channel",
  "devices"."order_no",
  "devices"."purchase_at",
  "devices"."images",
  "devices"."status",
  "devices"."is_primary",
  "devices"."reason",
  "devices"."created_at",
  "devices"."reviewed_at",
  "reviewers"."nickname",
  "device_models"."id",
  "device_models"."name",
  "device_models"."variant",
  "device_models"."note",
  "device_models"."pic_url",
  "device_models"."firmware",
  "device_models"."warranty_months",
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
  (
    select
      count(*)::int
    from
      devices d
    where
      d.user_id = devices.user_id
      and d.created_at <= devices.created_at
      and d.created_at > devices.created_at - make_interval(days => $1)
  ),
  exists (
    select
    from
      devices d
    where
      d.sn_hash = devices.sn_hash
      and d.status = 1
      and d.id <> devices.id
  )
from
  "devices"
  inner join "users" on "users"."id" = "devices"."user_id"
  inner join "device_models" on "device_models"."id" = "devices"."model_id"
  left join "users" "reviewers" on "reviewers"."id" = "devices"."reviewer_id"
where
  "devices"."status" = $2
order by
  "devices"."created_at" asc,
  "devices"."id" asc
limit
  $3;

select
  "devices"."id",
  "devices"."user_id",
  "devices"."sn",
  "devices"."sn_hash",
  "devices"."nickname",
  "devices"."channel",
  "devices"."order_no",
  "devices"."purchase_at",
  "devices"."images",
  "devices"."status",
  "devices"."is_primary",
  "devices"."reason",
  "devices"."created_at",
  "devices"."reviewed_at",
  "reviewers"."nickname",
  "device_models"."id",
  "device_models"."name",
  "device_models"."variant",
  "device_models"."note",
  "device_models"."pic_url",
  "device_models"."firmware",
  "device_models"."warranty_months",
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
  (
    select
      count(*)::int
    from
      devices d
    where
      d.user_id = devices.user_id
      and d.created_at <= devices.created_at
      and d.created_at > devices.created_at - make_interval(days => $1)
  ),
  exists (
    select
    from
      devices d
    where
      d.sn_hash = devices.sn_hash
      and d.status = 1
      and d.id <> devices.id
  )
from
  "devices"
  inner join "users" on "users"."id" = "devices"."user_id"
  inner join "device_models" on "device_models"."id" = "devices"."model_id"
  left join "users" "reviewers" on "reviewers"."id" = "devices"."reviewer_id"
where
  "devices"."status" = $2
order by
  "devices"."created_at" desc,
  "devices"."id" desc
limit
  $3;

-- firmwareManageList
select
  count(distinct "name")
from
  "device_models";

select
  min("id")::text,
  "name",
  array_agg(
    "variant"
    order by
      "order_num",
      "id"
  ),
  min("pic_url"),
  array_agg("firmware")
from
  "device_models"
group by
  "device_models"."name"
order by
  min("device_models"."order_num"),
  min("device_models"."id")
limit
  $1;
