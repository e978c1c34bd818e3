-- Tells every process that its cached session of a member is stale. The argument names the column with the member's ID;
-- without it, all sessions are.
create or replace function tell_viewer() returns trigger language plpgsql as $$
begin
  perform pg_notify('lenscape_news', 'viewer ' || coalesce(to_jsonb(old) ->> tg_argv[0], '*'));
  return null;
end $$;

create or replace trigger viewer_changed
after update of username, nickname, avatar, roles, group_id, status, denied_until, denied_reason, forbidden_until on users
for each row when (
  (old.username, old.nickname, old.avatar, old.roles, old.group_id, old.status, old.denied_until, old.denied_reason,
    old.forbidden_until)
  is distinct from
  (new.username, new.nickname, new.avatar, new.roles, new.group_id, new.status, new.denied_until, new.denied_reason,
    new.forbidden_until)
) execute function tell_viewer('id');

-- Expired sessions are deleted in large numbers; no process has them in its cache.
create or replace trigger viewer_signed_out after delete on sessions
for each row when (old.expires_at > now()) execute function tell_viewer('user_id');

create or replace trigger viewer_shortened after update of expires_at on sessions
for each row when (new.expires_at < old.expires_at) execute function tell_viewer('user_id');

create or replace trigger viewers_changed after update of permissions, rank on user_groups
for each row when ((old.permissions, old.rank) is distinct from (new.permissions, new.rank)) execute function tell_viewer();
