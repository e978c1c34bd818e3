-- Paths of the uploads that a JSON value names: as a whole text, or in quotation marks within HTML or JSON. A path in
-- running text does not count.
create or replace function upload_paths(said jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(m[1]), '{}') from (
    select regexp_matches(said::text, '"(?:https?://[^"/\\]*)?/uploads/([\w/-]+\.\w+)["\\?#]', 'g') as m limit 500
  ) as paths
$$;

-- Updates the state of uploads whose uses changed, and tells every process. `ended` are uploads that lost a use, `shown`
-- those in sight of everybody before or after the change.
create or replace function upload_news(ids bigint[], ended bigint[], shown bigint[]) returns void language plpgsql as $$
begin
  perform from uploads where id = any(ids) order by id for no key update;
  update uploads set
    used = true,
    published = published or id = any(shown),
    loose_since = case when id = any(ended) then now() else loose_since end
  where id = any(ids) and (not used or id = any(ended) or not published and id = any(shown));
  perform pg_notify('lenscape_uploads', id::text) from unnest(ids) as id;
end $$;

-- Keeps upload_uses in step with a row. Arguments: the key columns, the owner's column, the thread's column, a JSON path
-- that is true for a row in sight of everybody (empty: never), a JSON path that is true for a row that keeps its uploads
-- (empty: always), the columns that name uploads.
create or replace function note_upload_uses() returns trigger language plpgsql as $$
declare
  old_row jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  new_row jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  this_row jsonb := case when tg_op = 'DELETE' then old_row else new_row end;
  thread bigint := this_row ->> tg_argv[2];
  public_now boolean := tg_op <> 'DELETE' and tg_argv[3] <> '' and coalesce(new_row @@ nullif(tg_argv[3], '')::jsonpath, false);
  public_before boolean := tg_op <> 'INSERT' and tg_argv[3] <> '' and coalesce(old_row @@ nullif(tg_argv[3], '')::jsonpath, false);
  keeps_uploads boolean := tg_op <> 'DELETE' and (tg_argv[4] = '' or coalesce(new_row @@ nullif(tg_argv[4], '')::jsonpath, false));
  thread_is_visible boolean := thread is null or exists (select from threads where id = thread and status = 1);
  key text;
  paths_now text[];
  paths_before text[];
  known bigint[];
  in_use bigint[];
  ended bigint[];
begin
  select string_agg(this_row ->> name, ':' order by at) into key
    from unnest(string_to_array(tg_argv[0], ',')) with ordinality as part(name, at);
  select upload_paths(jsonb_agg(new_row -> name)), upload_paths(jsonb_agg(old_row -> name)) into paths_now, paths_before
    from unnest(string_to_array(tg_argv[5], ',')) as name;
  known := array(select upload_id from upload_uses where place = tg_table_name and ref = key);
  -- A member cannot keep the upload of another member by writing its address: it has to be the writer's own, or was used
  -- by the row before.
  in_use := array(
    select id from uploads
    where keeps_uploads and (path = any(paths_now) or thumbnail_path = any(paths_now))
      and (tg_argv[1] = '' or user_id::text = this_row ->> tg_argv[1] or id = any(known))
    order by id for key share);
  -- Rows from before these triggers have no uses: what the old text named counts as well.
  ended := array(
    select id from uploads
    where (path = any(paths_before) or thumbnail_path = any(paths_before))
      and (tg_argv[1] = '' or user_id::text = this_row ->> tg_argv[1])
    union select unnest(known)
    except select unnest(in_use));
  insert into upload_uses (upload_id, place, ref, thread_id, is_public)
    select id, tg_table_name, key, thread, public_now from unnest(in_use) as id
    on conflict (place, ref, upload_id) do update set is_public = excluded.is_public
      where upload_uses.is_public <> excluded.is_public;
  delete from upload_uses where place = tg_table_name and ref = key and upload_id = any(ended);
  perform upload_news(in_use || ended, ended,
    case when thread_is_visible and public_now then in_use else '{}' end
    || case when thread_is_visible and public_before then in_use || ended else '{}' end);
  return null;
end $$;

-- Uploads within a thread are in sight while the thread is.
create or replace function note_thread_uploads() returns trigger language plpgsql as $$
declare
  ids bigint[] := array(select distinct upload_id from upload_uses where thread_id = new.id and is_public);
begin
  if cardinality(ids) > 0 then
    perform upload_news(ids, case when new.status <> 1 then ids else '{}' end, ids);
  end if;
  return null;
end $$;

create or replace trigger thread_uploads after update of status on threads
for each row when (old.status is distinct from new.status) execute function note_thread_uploads();

-- Puts note_upload_uses on a table: `place` is the table, `named` the columns that name uploads, `states` the columns
-- that the two JSON paths read; the others are its arguments, in its order.
create or replace function watch_uploads(place text, key text, own text, thread text, shown text, kept text, named text[], states text[])
returns void language plpgsql as $$
declare
  names text := array_to_string(array(select format('ROW.%I::text like ''%%/uploads/%%''', name) from unnest(named) as name), ' or ');
  call text := format('execute function note_upload_uses(%L, %L, %L, %L, %L, %L)', key, own, thread, shown, kept, array_to_string(named, ','));
begin
  execute format('create or replace trigger upload_uses_added after insert on %I for each row when (%s) %s',
    place, replace(names, 'ROW', 'new'), call);
  execute format('create or replace trigger upload_uses_changed after update of %s on %I for each row when (%s or %s) %s',
    array_to_string(named || states, ', '), place, replace(names, 'ROW', 'old'), replace(names, 'ROW', 'new'), call);
  execute format('create or replace trigger upload_uses_removed after delete on %I for each row when (%s) %s',
    place, replace(names, 'ROW', 'old'), call);
end $$;

-- Texts of members. Removal by staff ends the uses; a thread that is pending or that its author hid keeps them.
select watch_uploads('threads', 'id', 'author_id', '',
  '$.status == 1', '$.status < 2 || ($.status == 3 && ($.removed_by == null || $.removed_by == $.author_id))',
  '{content,images,videos}', '{status,removed_by}');

select watch_uploads('posts', 'id', 'author_id', 'thread_id',
  '$.status == 1', '$.status < 2 || ($.status == 3 && ($.removed_by == null || $.removed_by == $.author_id))',
  '{content,images}', '{status,removed_by}');

select watch_uploads('activities', 'thread_id', 'organiser_id', 'thread_id', 'exists($)', '', '{cover}', '{}');

select watch_uploads('users', 'id', 'id', '', '$.status == 1', '', '{avatar,cover}', '{status}');

-- Texts that few people see.
select watch_uploads('drafts', 'user_id,id', 'user_id', '', '', '', '{cover,content,form}', '{}');

select watch_uploads('messages', 'dialog_id,id', 'sender_id', '', '',
  '$.hidden_low == false || $.hidden_high == false',
  '{images}', '{hidden_low,hidden_high}');

select watch_uploads('message_reports', 'id', 'target_id', '', '', '', '{messages}', '{}');

select watch_uploads('devices', 'id', 'user_id', '', '', '$.hidden_at == null', '{images}', '{hidden_at}');

select watch_uploads('feedbacks', 'id', 'user_id', '', '', '$.status < 6', '{images}', '{status}');

select watch_uploads('feedback_replies', 'id', 'user_id', '', '', '', '{images}', '{}');

select watch_uploads('survey_answers', 'id', 'user_id', '', '', '', '{answers}', '{}');

-- Texts and pictures of operators.
select watch_uploads('circles', 'id', '', '', 'exists($)', '', '{pic_url}', '{}');

select watch_uploads('topics', 'id', '', '', 'exists($)', '', '{cover}', '{}');

select watch_uploads('groups', 'id', '', '', 'exists($)', '', '{web_pic_url,mini_pic_url}', '{}');

select watch_uploads('banners', 'id', '', '', 'exists($)', '', '{pic_url}', '{}');

select watch_uploads('menu_items', 'id', '', '', 'exists($)', '', '{pic_url}', '{}');

select watch_uploads('app_tabs', 'id', '', '', 'exists($)', '', '{icon}', '{}');

select watch_uploads('emojis', 'id', '', '', 'exists($)', '', '{value}', '{}');

select watch_uploads('device_models', 'id', '', '', 'exists($)', '', '{pic_url}', '{}');

select watch_uploads('goods', 'id', '', '', 'exists($)', '', '{images,detail,notice}', '{}');

select watch_uploads('orders', 'id', '', '', 'exists($)', '', '{cover_url}', '{}');

select watch_uploads('prizes', 'id', '', '', 'exists($)', '', '{pic_url}', '{}');

select watch_uploads('prize_claims', 'id', '', '', 'exists($)', '', '{pic_url}', '{}');

select watch_uploads('faqs', 'id', '', '', 'exists($)', '', '{answer}', '{}');
