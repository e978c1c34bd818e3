-- Queues a row for the search indexer. Kinds: 1 thread, 2 comment, 3 help article, 4 known issue, 5 circle, 6 topic,
-- 7 member (modules/search). Arguments: the kind and the column with the ID.
create or replace function note_for_search() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  insert into search_queue (kind, ref_id) values (tg_argv[0]::smallint, (changed ->> tg_argv[1])::bigint);
  return null;
end $$;

-- Queues one rescan of the threads of a circle, because threads are found by its name.
create or replace function note_circle_threads_for_search() returns trigger language plpgsql as $$
begin
  insert into search_rescans (kind, ref_id) values (1, new.id)
  on conflict (kind, ref_id) do update set after = 0, round = search_rescans.round + 1;
  return null;
end $$;

-- The same for the threads of a topic.
create or replace function note_topic_threads_for_search() returns trigger language plpgsql as $$
begin
  insert into search_rescans (kind, ref_id) values (2, new.id)
  on conflict (kind, ref_id) do update set after = 0, round = search_rescans.round + 1;
  return null;
end $$;

-- The same for the comments of a thread, which are found by the circle of their thread.
create or replace function note_comments_for_search() returns trigger language plpgsql as $$
begin
  insert into search_rescans (kind, ref_id) values (3, new.id)
  on conflict (kind, ref_id) do update set after = 0, round = search_rescans.round + 1;
  return null;
end $$;

create or replace trigger search_thread_added after insert or delete on threads
for each row execute function note_for_search('1', 'id');

-- The heat of a thread counts in levels of a third of a power of ten.
create or replace trigger search_thread_changed
after update of title, content, status, circle_id, device_name, place_name, has_image, essence_at, posted_at, hot_score on threads
for each row when (
  (old.title, old.content, old.status, old.circle_id, old.device_name, old.place_name, old.has_image, old.essence_at is null, old.posted_at,
    floor(3 * log(greatest(old.hot_score, 1)::float8)))
  is distinct from
  (new.title, new.content, new.status, new.circle_id, new.device_name, new.place_name, new.has_image, new.essence_at is null, new.posted_at,
    floor(3 * log(greatest(new.hot_score, 1)::float8)))
) execute function note_for_search('1', 'id');

create or replace trigger search_thread_moved after update of circle_id on threads
for each row when (old.circle_id is distinct from new.circle_id) execute function note_comments_for_search();

create or replace trigger search_thread_topic after insert or delete on thread_topics
for each row execute function note_for_search('1', 'thread_id');

create or replace trigger search_question_added after insert or delete on questions
for each row execute function note_for_search('1', 'thread_id');

create or replace trigger search_question_changed after update of accepted_post_id, model on questions
for each row when ((old.accepted_post_id is null, old.model) is distinct from (new.accepted_post_id is null, new.model))
execute function note_for_search('1', 'thread_id');

create or replace trigger search_post_added after insert or delete on posts
for each row execute function note_for_search('2', 'id');

create or replace trigger search_post_changed after update of content, status on posts
for each row when ((old.content, old.status) is distinct from (new.content, new.status))
execute function note_for_search('2', 'id');

create or replace trigger search_faq_changed after insert or update or delete on faqs
for each row execute function note_for_search('3', 'id');

create or replace trigger search_issue_added after insert on feedbacks
for each row when (new.is_public) execute function note_for_search('4', 'id');

create or replace trigger search_issue_changed
after update of title, content, is_public, status, models, firmware, expected_in, fixed_in, answer on feedbacks
for each row when (old.is_public or new.is_public) execute function note_for_search('4', 'id');

create or replace trigger search_issue_deleted after delete on feedbacks
for each row when (old.is_public) execute function note_for_search('4', 'id');

create or replace trigger search_circle_added after insert or delete on circles
for each row execute function note_for_search('5', 'id');

create or replace trigger search_circle_changed after update of name, category, brief on circles
for each row when ((old.name, old.category, old.brief) is distinct from (new.name, new.category, new.brief))
execute function note_for_search('5', 'id');

create or replace trigger search_circle_renamed after update of name on circles
for each row when (old.name is distinct from new.name) execute function note_circle_threads_for_search();

create or replace trigger search_topic_added after insert or delete on topics
for each row execute function note_for_search('6', 'id');

create or replace trigger search_topic_changed after update of content, intro, is_show on topics
for each row when ((old.content, old.intro, old.is_show) is distinct from (new.content, new.intro, new.is_show))
execute function note_for_search('6', 'id');

create or replace trigger search_topic_renamed after update of content, is_show on topics
for each row when ((old.content, old.is_show) is distinct from (new.content, new.is_show))
execute function note_topic_threads_for_search();

create or replace trigger search_member_added after insert or delete on users
for each row execute function note_for_search('7', 'id');

create or replace trigger search_member_changed after update of nickname, status on users
for each row when ((old.nickname, old.status) is distinct from (new.nickname, new.status))
execute function note_for_search('7', 'id');
