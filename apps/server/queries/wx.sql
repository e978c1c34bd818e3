-- Recorded by `pnpm queries`.

-- wxInfo
select
  "wx_accounts"."mini_openid",
  "wx_accounts"."web_openid",
  "wx_accounts"."session_key",
  "wx_accounts"."nickname",
  "phones"."phone",
  "users"."passwordless"
from
  "users"
  left join "wx_accounts" on "wx_accounts"."user_id" = "users"."id"
  left join "phones" on "phones"."user_id" = "users"."id"
where
  "users"."id" = $1;

-- wxShareMiniProgram
select
  "title",
  "excerpt",
  "content",
  "images"
from
  "threads"
where
  (
    "threads"."id" = $1
    and "threads"."status" = $2
  );
