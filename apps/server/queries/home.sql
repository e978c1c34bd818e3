-- Recorded by `pnpm queries`.

-- appMenu
select
  "id",
  "parent_id",
  "name",
  "order_num",
  "route_path",
  "route_value",
  "menu_type",
  "is_show",
  "pic_url"
from
  "menu_items"
where
  "menu_items"."is_show" = $1
order by
  "menu_items"."order_num" asc,
  "menu_items"."id" asc;

-- appTab
select
  "id",
  "name",
  "icon",
  "route_path",
  "order_num"
from
  "app_tabs"
order by
  "app_tabs"."order_num" asc,
  "app_tabs"."id" asc;

-- bannerCarousel
select
  "id",
  "title",
  "subtitle",
  "tag",
  "pic_url",
  "link_url",
  "button_text",
  "order_num",
  "is_show"
from
  "banners"
where
  "banners"."is_show" = $1
order by
  "banners"."order_num" asc,
  "banners"."id" asc;

-- dictList
select
  "id",
  "type",
  "label",
  "value",
  "sort",
  "is_default"
from
  "dict_items"
where
  "dict_items"."type" = $1
order by
  "dict_items"."sort" asc,
  "dict_items"."id" asc;

-- emojiList
select
  "id",
  "name",
  "value",
  "category",
  "order_num"
from
  "emojis"
order by
  "emojis"."order_num" asc,
  "emojis"."id" asc;

-- homeSpecshop
select
  "floors"."order_num",
  "floor_items"."position",
  "floors"."id",
  "floors"."title",
  "floor_items"."note",
  "goods"."id",
  "goods"."name",
  "goods"."images",
  "goods"."points_price"
from
  "floors"
  inner join "floor_items" on (
    "floor_items"."floor_id" = "floors"."id"
    and "floor_items"."kind" = $1
  )
  inner join "goods" on (
    "goods"."id" = "floor_items"."target_id"
    and "goods"."status" = $2
  );

select
  "floors"."order_num",
  "floor_items"."position",
  "floors"."id",
  "floors"."title",
  "floor_items"."note",
  "threads"."id",
  "threads"."title",
  "threads"."excerpt",
  "threads"."images",
  "threads"."videos"
from
  "floors"
  inner join "floor_items" on (
    "floor_items"."floor_id" = "floors"."id"
    and "floor_items"."kind" = $1
  )
  inner join "threads" on (
    "threads"."id" = "floor_items"."target_id"
    and "threads"."status" = $2
  );
