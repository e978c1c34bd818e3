-- Recorded by `pnpm queries`.

-- apiKeyList
select
  "id",
  "name",
  "hint",
  "scopes",
  case
    when "revoked_at" is not null then 'revoked'
    when "expires_at" <= now() then 'expired'
    else 'active'
  end,
  "created_at",
  "last_used_at",
  "expires_at"
from
  "api_keys"
where
  "api_keys"."user_id" = $1
order by
  "api_keys"."id" desc
limit
  $2;

-- webhookDeliveryList
select
  "id",
  "event",
  "state",
  "attempts",
  "status",
  "took_ms",
  "answer",
  "created_at",
  "next_at"
from
  "webhook_deliveries"
where
  "webhook_deliveries"."webhook_id" = $1
order by
  "webhook_deliveries"."id" desc
limit
  $2;

select
  "id",
  "event",
  "state",
  "attempts",
  "status",
  "took_ms",
  "answer",
  "created_at",
  "next_at"
from
  "webhook_deliveries"
where
  (
    "webhook_deliveries"."webhook_id" = $1
    and "webhook_deliveries"."state" = $2
  )
order by
  "webhook_deliveries"."id" desc
limit
  $3;

select
  count(*) as count
from
  (
    select
      1 as "one"
    from
      "webhook_deliveries"
    where
      "webhook_deliveries"."webhook_id" = $1
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
      "webhook_deliveries"
    where
      (
        "webhook_deliveries"."webhook_id" = $1
        and "webhook_deliveries"."state" = $2
      )
    limit
      $3
  ) "some";;

-- webhookList
select
  "id",
  "name",
  "url",
  "events",
  "is_enabled",
  "stopped_reason",
  "created_at",
  "last_delivered_at",
  (
    select
      count(*)::int
    from
      (
        select
          1
        from
          webhook_deliveries d
        where
          d.webhook_id = webhooks.id
          and d.state = 'pending'
        limit
          $1
      ) as counted
  ),
  (
    select
      count(*)::int
    from
      (
        select
          1
        from
          webhook_deliveries d
        where
          d.webhook_id = webhooks.id
          and d.state = 'failed'
        limit
          $2
      ) as counted
  )
from
  "webhooks"
order by
  "webhooks"."id" desc
limit
  $3;

select
  count(*) as count
from
  "webhooks";;
