-- Recorded by `pnpm queries`.

-- invitationList
select
  "invitations"."invitee_id",
  "users"."nickname",
  "users"."avatar",
  "invitations"."joined_at",
  "invitations"."status",
  "invitations"."points"
from
  "invitations"
  inner join "users" on "users"."id" = "invitations"."invitee_id"
where
  "invitations"."inviter_id" = $1
order by
  "invitations"."joined_at" desc,
  "invitations"."invitee_id" desc
limit
  $2;

select
  "rewarded"
from
  "invitation_days"
where
  (
    "invitation_days"."inviter_id" = $1
    and "invitation_days"."day" = $2
  );

select
  count(*),
  (
    count(*) filter (
      where
        "status" > 1
    )
  )::int,
  coalesce(sum("points"), 0)::float8
from
  "invitations"
where
  "invitations"."inviter_id" = $1;

-- invitationMine
select
  "invitation_code",
  "invited_by"
from
  "users"
where
  "users"."id" = $1;

-- invitationWelcome
select
  "id",
  "invitation_code_at" < now() - make_interval(days => $1),
  "nickname",
  "avatar",
  (
    "group_id" in (
      select
        g.id
      from
        user_groups g
      where
        g.permissions && array['console.enter', '*:*:*']
    )
  )::int,
  "signature",
  "verified_device",
  "follow_count",
  "hide_follows"
from
  "users"
where
  (
    "users"."invitation_code" = $2
    and "users"."status" = $3
  );
