-- Copies the columns that thread lists sort and filter by into thread_sort_keys, which holds visible threads only.
create or replace function keep_thread_sort_keys() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.status <> 1 then
    delete from thread_sort_keys where thread_id = old.id;
    return null;
  end if;
  insert into thread_sort_keys (thread_id, classify, circle_id, group_id, site_sticky, group_sticky, circle_sticky,
    is_essence, is_pact, is_guide, is_picked, posted_at, hot_score, hot_rank, last_reply_at)
  values (new.id, new.classify, new.circle_id, new.group_id, new.site_sticky, new.group_sticky, new.circle_sticky,
    new.essence_at is not null, new.pact_at is not null, new.guide_at is not null, new.cherrypick_at is not null,
    new.posted_at, new.hot_score, new.hot_rank, new.last_reply_at)
  on conflict (thread_id) do update set
    (classify, circle_id, group_id, site_sticky, group_sticky, circle_sticky,
      is_essence, is_pact, is_guide, is_picked, posted_at, hot_score, hot_rank, last_reply_at)
    = (excluded.classify, excluded.circle_id, excluded.group_id, excluded.site_sticky, excluded.group_sticky,
      excluded.circle_sticky, excluded.is_essence, excluded.is_pact, excluded.is_guide, excluded.is_picked,
      excluded.posted_at, excluded.hot_score, excluded.hot_rank, excluded.last_reply_at);
  return null;
end $$;

-- The columns that change with each like and comment, without touching the other indexes.
create or replace function keep_thread_heat() returns trigger language plpgsql as $$
begin
  update thread_sort_keys set hot_score = new.hot_score, hot_rank = new.hot_rank, last_reply_at = new.last_reply_at
  where thread_id = new.id;
  return null;
end $$;

create or replace trigger thread_sort_keys_added after insert or delete on threads
for each row execute function keep_thread_sort_keys();

create or replace trigger thread_sort_keys_changed
after update of status, classify, circle_id, group_id, site_sticky, group_sticky, circle_sticky,
  essence_at, pact_at, guide_at, cherrypick_at, posted_at on threads
for each row when (old.status = 1 or new.status = 1) execute function keep_thread_sort_keys();

create or replace trigger thread_sort_keys_acted after update of hot_score, hot_rank, last_reply_at on threads
for each row when (
  new.status = 1
  and (old.hot_score, old.hot_rank, old.last_reply_at) is distinct from (new.hot_score, new.hot_rank, new.last_reply_at)
) execute function keep_thread_heat();
