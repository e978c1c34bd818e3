-- non-transactional
-- What the server remembers of a caller ends with the news of whatever changed it: the column named, or everybody.
CREATE FUNCTION tell_viewer() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('lenscape_news', 'viewer ' || coalesce(to_jsonb(old) ->> tg_argv[0], '*'));
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER viewer_changed AFTER UPDATE OF username, nickname, avatar, roles, group_id, status, denied_until, denied_reason, forbidden_until ON users
FOR EACH ROW WHEN ((old.username, old.nickname, old.avatar, old.roles, old.group_id, old.status, old.denied_until, old.denied_reason, old.forbidden_until)
  IS DISTINCT FROM (new.username, new.nickname, new.avatar, new.roles, new.group_id, new.status, new.denied_until, new.denied_reason, new.forbidden_until))
EXECUTE FUNCTION tell_viewer('id');--> statement-breakpoint
-- Those that are over by themselves are deleted by the thousand; nobody remembers them.
CREATE TRIGGER viewer_signed_out AFTER DELETE ON sessions
FOR EACH ROW WHEN (old.expires_at > now()) EXECUTE FUNCTION tell_viewer('user_id');--> statement-breakpoint
CREATE TRIGGER viewer_shortened AFTER UPDATE OF expires_at ON sessions
FOR EACH ROW WHEN (new.expires_at < old.expires_at) EXECUTE FUNCTION tell_viewer('user_id');--> statement-breakpoint
CREATE TRIGGER viewers_changed AFTER UPDATE OF permissions, rank ON user_groups
FOR EACH ROW WHEN ((old.permissions, old.rank) IS DISTINCT FROM (new.permissions, new.rank)) EXECUTE FUNCTION tell_viewer();
