-- Recorded by `pnpm queries`.

-- goodsDetail
select
  "id",
  "name",
  "type",
  "category",
  "brief",
  "images",
  "points_price",
  "market_price",
  "stock",
  "sold_num",
  "limit_per_user",
  "min_level",
  "start_at",
  "end_at",
  "status",
  "sort",
  "options",
  "params",
  "detail",
  "notice",
  "created_at"
from
  "goods"
where
  "goods"."id" = $1;

-- goodsManageCodes
select
  "goods_codes"."id",
  "goods_codes"."code",
  "orders"."order_no"
from
  "goods_codes"
  left join "orders" on "orders"."id" = "goods_codes"."order_id"
where
  "goods_codes"."goods_id" = $1
order by
  "goods_codes"."id" asc
limit
  $2;

select
  "goods_codes"."id",
  "goods_codes"."code",
  "orders"."order_no"
from
  "goods_codes"
  left join "orders" on "orders"."id" = "goods_codes"."order_id"
where
  (
    "goods_codes"."goods_id" = $1
    and "goods_codes"."order_id" is not null
  )
order by
  "goods_codes"."id" asc
limit
  $2;

select
  "goods_codes"."id",
  "goods_codes"."code",
  "orders"."order_no"
from
  "goods_codes"
  left join "orders" on "orders"."id" = "goods_codes"."order_id"
where
  (
    "goods_codes"."goods_id" = $1
    and "goods_codes"."order_id" is null
  )
order by
  "goods_codes"."id" asc
limit
  $2;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "goods_codes"
    where
      "goods_codes"."goods_id" = $1
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
      "goods_codes"
    where
      (
        "goods_codes"."goods_id" = $1
        and "goods_codes"."order_id" is not null
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
      "goods_codes"
    where
      (
        "goods_codes"."goods_id" = $1
        and "goods_codes"."order_id" is null
      )
    limit
      $2
  ) "some";;

-- goodsManageList
select
  "id",
  "name",
  "type",
  "category",
  "brief",
  "images",
  "points_price",
  "market_price",
  "stock",
  "sold_num",
  "limit_per_user",
  "min_level",
  "start_at",
  "end_at",
  "status",
  "sort",
  "options",
  "params",
  "detail",
  "notice",
  "created_at"
from
  "goods"
order by
  "goods"."created_at" desc,
  "goods"."id" desc
limit
  $1;

select
  "id",
  "name",
  "type",
  "category",
  "brief",
  "images",
  "points_price",
  "market_price",
  "stock",
  "sold_num",
  "limit_per_user",
  "min_level",
  "start_at",
  "end_at",
  "status",
  "sort",
  "options",
  "params",
  "detail",
  "notice",
  "created_at"
from
  "goods"
order by
  "goods"."points_price" desc,
  "goods"."id" desc
limit
  $1;

select
  "id",
  "name",
  "type",
  "category",
  "brief",
  "images",
  "points_price",
  "market_price",
  "stock",
  "sold_num",
  "limit_per_user",
  "min_level",
  "start_at",
  "end_at",
  "status",
  "sort",
  "options",
  "params",
  "detail",
  "notice",
  "created_at"
from
  "goods"
order by
  "goods"."sold_num" desc,
  "goods"."id" desc
limit
  $1;

select
  "id",
  "name",
  "type",
  "category",
  "brief",
  "images",
  "points_price",
  "market_price",
  "stock",
  "sold_num",
  "limit_per_user",
  "min_level",
  "start_at",
  "end_at",
  "status",
  "sort",
  "options",
  "params",
  "detail",
  "notice",
  "created_at"
from
  "goods"
order by
  "goods"."sort" desc,
  "goods"."id" desc
limit
  $1;

select
  "id",
  "name",
  "type",
  "category",
  "brief",
  "images",
  "points_price",
  "market_price",
  "stock",
  "sold_num",
  "limit_per_user",
  "min_level",
  "start_at",
  "end_at",
  "status",
  "sort",
  "options",
  "params",
  "detail",
  "notice",
  "created_at"
from
  "goods"
order by
  "goods"."stock" desc,
  "goods"."id" desc
limit
  $1;

select
  count(*) as count
from
  "goods";;

-- goodsStanding
select
  "balance"
from
  "point_accounts"
where
  "point_accounts"."user_id" = $1;

select
  "exp"
from
  "users"
where
  "users"."id" = $1;

select
  "status",
  count(*)
from
  "orders"
where
  (
    "orders"."user_id" = $1
    and "orders"."status" in ($2)
  )
group by
  "orders"."status";

-- orderDetail
select
  "goods_codes"."code"
from
  "goods_codes"
  inner join "orders" on (
    "orders"."id" = "goods_codes"."order_id"
    and "orders"."user_id" = $1
  )
where
  "goods_codes"."order_id" = $2
order by
  "goods_codes"."id" asc;

select
  "id",
  "order_no",
  "user_id",
  "goods_id",
  "request_id",
  "goods_name",
  "goods_type",
  "cover_url",
  "spec",
  "unit_points",
  "quantity",
  "total_points",
  "status",
  "receiver",
  "remark",
  "company",
  "tracking_no",
  "cancel_reason",
  "created_at",
  "shipped_at",
  "completed_at",
  "cancelled_at",
  "revealed_at"
from
  "orders"
where
  "orders"."id" = $1;

-- orderList
select
  "id",
  "order_no",
  "user_id",
  "goods_id",
  "request_id",
  "goods_name",
  "goods_type",
  "cover_url",
  "spec",
  "unit_points",
  "quantity",
  "total_points",
  "status",
  "receiver",
  "remark",
  "company",
  "tracking_no",
  "cancel_reason",
  "created_at",
  "shipped_at",
  "completed_at",
  "cancelled_at",
  "revealed_at"
from
  "orders"
where
  "orders"."user_id" = $1
order by
  "orders"."id" desc
limit
  $2;

select
  count(*) as count
from
  "orders"
where
  "orders"."user_id" = $1;;

-- orderManageList
select
  "orders"."id",
  "orders"."order_no",
  "orders"."user_id",
  "orders"."goods_id",
  "orders"."request_id",
  "orders"."goods_name",
  "orders"."goods_type",
  "orders"."cover_url",
  "orders"."spec",
  "orders"."unit_points",
  "orders"."quantity",
  "orders"."total_points",
  "orders"."status",
  "orders"."receiver",
  "orders"."remark",
  "orders"."company",
  "orders"."tracking_no",
  "orders"."cancel_reason",
  "orders"."created_at",
  "orders"."shipped_at",
  "orders"."completed_at",
  "orders"."cancelled_at",
  "orders"."revealed_at",
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
  "orders"
  inner join "users" on "users"."id" = "orders"."user_id"
order by
  "orders"."id" desc
limit
  $1;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "orders"
    limit
      $1
  ) "some";;

-- shopGoodList
select
  "id",
  "name",
  "type",
  "category",
  "brief",
  "images",
  "points_price",
  "market_price",
  "stock",
  "sold_num",
  "limit_per_user",
  "min_level",
  "start_at",
  "end_at",
  "status",
  "sort",
  "options",
  "params",
  "detail",
  "notice",
  "created_at"
from
  "goods"
where
  "goods"."status" = $1
order by
  "goods"."created_at" desc,
  "goods"."id" desc
limit
  $2;

select
  "id",
  "name",
  "type",
  "category",
  "brief",
  "images",
  "points_price",
  "market_price",
  "stock",
  "sold_num",
  "limit_per_user",
  "min_level",
  "start_at",
  "end_at",
  "status",
  "sort",
  "options",
  "params",
  "detail",
  "notice",
  "created_at"
from
  "goods"
where
  "goods"."status" = $1
order by
  "goods"."points_price" desc,
  "goods"."id" desc
limit
  $2;

select
  "id",
  "name",
  "type",
  "category",
  "brief",
  "images",
  "points_price",
  "market_price",
  "stock",
  "sold_num",
  "limit_per_user",
  "min_level",
  "start_at",
  "end_at",
  "status",
  "sort",
  "options",
  "params",
  "detail",
  "notice",
  "created_at"
from
  "goods"
where
  "goods"."status" = $1
order by
  "goods"."sold_num" desc,
  "goods"."id" desc
limit
  $2;

select
  "id",
  "name",
  "type",
  "category",
  "brief",
  "images",
  "points_price",
  "market_price",
  "stock",
  "sold_num",
  "limit_per_user",
  "min_level",
  "start_at",
  "end_at",
  "status",
  "sort",
  "options",
  "params",
  "detail",
  "notice",
  "created_at"
from
  "goods"
where
  "goods"."status" = $1
order by
  "goods"."sort" desc,
  "goods"."id" desc
limit
  $2;

select
  "id",
  "name",
  "type",
  "category",
  "brief",
  "images",
  "points_price",
  "market_price",
  "stock",
  "sold_num",
  "limit_per_user",
  "min_level",
  "start_at",
  "end_at",
  "status",
  "sort",
  "options",
  "params",
  "detail",
  "notice",
  "created_at"
from
  "goods"
where
  (
    "goods"."status" = $1
    and "goods"."end_at" is not null
  )
order by
  "goods"."sort" desc,
  "goods"."id" desc
limit
  $2;

select
  "id",
  "name",
  "type",
  "category",
  "brief",
  "images",
  "points_price",
  "market_price",
  "stock",
  "sold_num",
  "limit_per_user",
  "min_level",
  "start_at",
  "end_at",
  "status",
  "sort",
  "options",
  "params",
  "detail",
  "notice",
  "created_at"
from
  "goods"
where
  (
    "goods"."status" = $1
    and "goods"."type" = $2
  )
order by
  "goods"."sort" desc,
  "goods"."id" desc
limit
  $3;

select
  "id",
  "name",
  "type",
  "category",
  "brief",
  "images",
  "points_price",
  "market_price",
  "stock",
  "sold_num",
  "limit_per_user",
  "min_level",
  "start_at",
  "end_at",
  "status",
  "sort",
  "options",
  "params",
  "detail",
  "notice",
  "created_at"
from
  "goods"
where
  (
    "goods"."status" = $1
    and not "goods"."end_at" is not null
  )
order by
  "goods"."sort" desc,
  "goods"."id" desc
limit
  $2;

select
  count(*) as count
from
  "goods"
where
  "goods"."status" = $1;;

select
  count(*) as count
from
  "goods"
where
  (
    "goods"."status" = $1
    and "goods"."end_at" is not null
  );;

select
  count(*) as count
from
  "goods"
where
  (
    "goods"."status" = $1
    and "goods"."type" = $2
  );;

select
  count(*) as count
from
  "goods"
where
  (
    "goods"."status" = $1
    and not "goods"."end_at" is not null
  );;
