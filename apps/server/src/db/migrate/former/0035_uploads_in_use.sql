CREATE TABLE "upload_backfill" (
	"place" text PRIMARY KEY NOT NULL,
	"after" bigint NOT NULL,
	"done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_totals" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"files" integer NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_uses" (
	"upload_id" bigint NOT NULL,
	"place" text NOT NULL,
	"ref" text NOT NULL,
	"thread_id" bigint,
	"is_public" boolean NOT NULL,
	CONSTRAINT "upload_uses_place_ref_upload_id_pk" PRIMARY KEY("place","ref","upload_id")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "loose_since" timestamp with time zone;--> statement-breakpoint
-- In two steps: what is there already has none until its uses are known.
ALTER TABLE "uploads" ALTER COLUMN "loose_since" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "taken_down_by" bigint;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "taken_down_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_uses" ADD CONSTRAINT "upload_uses_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_uses_upload" ON "upload_uses" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "upload_uses_thread" ON "upload_uses" USING btree ("thread_id") WHERE thread_id is not null;--> statement-breakpoint
CREATE INDEX "uploads_thumbnail" ON "uploads" USING btree ("thumbnail_path");--> statement-breakpoint
CREATE INDEX "uploads_loose" ON "uploads" USING btree ("loose_since") WHERE loose_since is not null;--> statement-breakpoint
INSERT INTO "upload_totals" ("user_id", "files", "bytes") SELECT "user_id", count(*), sum("bytes") FROM "uploads" GROUP BY "user_id";--> statement-breakpoint
-- The uploads that a value names: as the whole of a text, or in quotation marks within HTML or JSON. Plain words name none.
CREATE FUNCTION upload_paths(said jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  select coalesce(array_agg(m[1]), '{}') from (
    select regexp_matches(said::text, '"(?:https?://[^"/\\]*)?/uploads/([\w/-]+\.\w+)["\\?#]', 'g') as m limit 500
  ) as found
$$;--> statement-breakpoint
-- Writes down what has changed about some uploads, and tells every process.
CREATE FUNCTION upload_news(ids bigint[], ended bigint[], shown bigint[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform from uploads where id = any(ids) order by id for no key update;
  update uploads set
    used = true,
    published = published or id = any(shown),
    loose_since = case when id = any(ended) then now() else loose_since end
  where id = any(ids) and (not used or id = any(ended) or not published and id = any(shown));
  perform pg_notify('lenscape_uploads', id::text) from unnest(ids) as id;
end $$;--> statement-breakpoint
-- Arguments: the key's columns, the owner's column, the thread's column, when everybody sees the row and when it keeps
-- its uploads (JSON paths; empty = never and always), the columns that name uploads.
CREATE FUNCTION note_upload_uses() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  made jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  it jsonb := case when tg_op = 'DELETE' then was else made end;
  thread bigint := it ->> tg_argv[2];
  public_now boolean := tg_op <> 'DELETE' and tg_argv[3] <> '' and coalesce(made @@ nullif(tg_argv[3], '')::jsonpath, false);
  public_before boolean := tg_op <> 'INSERT' and tg_argv[3] <> '' and coalesce(was @@ nullif(tg_argv[3], '')::jsonpath, false);
  kept boolean := tg_op <> 'DELETE' and (tg_argv[4] = '' or coalesce(made @@ nullif(tg_argv[4], '')::jsonpath, false));
  in_sight boolean := thread is null or exists (select from threads where id = thread and status = 1);
  key text;
  named_now text[];
  named_before text[];
  known bigint[];
  wanted bigint[];
  ended bigint[];
begin
  select string_agg(it ->> name, ':' order by at) into key
    from unnest(string_to_array(tg_argv[0], ',')) with ordinality as part(name, at);
  select upload_paths(jsonb_agg(made -> name)), upload_paths(jsonb_agg(was -> name)) into named_now, named_before
    from unnest(string_to_array(tg_argv[5], ',')) as name;
  known := array(select upload_id from upload_uses where place = tg_table_name and ref = key);
  -- Nobody keeps another's picture by writing its address: it is the writer's own, or was there before.
  wanted := array(
    select id from uploads
    where kept and (path = any(named_now) or thumbnail_path = any(named_now))
      and (tg_argv[1] = '' or user_id::text = it ->> tg_argv[1] or id = any(known))
    order by id for key share);
  -- Also what was named before uses were noted.
  ended := array(
    select id from uploads
    where (path = any(named_before) or thumbnail_path = any(named_before))
      and (tg_argv[1] = '' or user_id::text = it ->> tg_argv[1])
    union select unnest(known)
    except select unnest(wanted));
  insert into upload_uses (upload_id, place, ref, thread_id, is_public)
    select id, tg_table_name, key, thread, public_now from unnest(wanted) as id
    on conflict (place, ref, upload_id) do update set is_public = excluded.is_public
      where upload_uses.is_public <> excluded.is_public;
  delete from upload_uses where place = tg_table_name and ref = key and upload_id = any(ended);
  perform upload_news(wanted || ended, ended,
    case when in_sight and public_now then wanted else '{}' end
    || case when in_sight and public_before then wanted || ended else '{}' end);
  return null;
end $$;--> statement-breakpoint
-- What stands in a thread goes and comes back with it.
CREATE FUNCTION note_thread_uploads() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  ids bigint[] := array(select distinct upload_id from upload_uses where thread_id = new.id and is_public);
begin
  if cardinality(ids) > 0 then
    perform upload_news(ids, case when new.status <> 1 then ids else '{}' end, ids);
  end if;
  return null;
end $$;--> statement-breakpoint
-- Makes a table a place where uploads are shown: see note_upload_uses. `states` are the columns that its two paths read.
CREATE FUNCTION watch_uploads(place text, key text, own text, thread text, shown text, kept text, named text[], states text[]) RETURNS void LANGUAGE plpgsql AS $$
declare
  names text := array_to_string(array(select format('ROW.%I::text like ''%%/uploads/%%''', name) from unnest(named) as name), ' or ');
  call text := format('execute function note_upload_uses(%L, %L, %L, %L, %L, %L)', key, own, thread, shown, kept, array_to_string(named, ','));
begin
  execute format('create trigger upload_uses_added after insert on %I for each row when (%s) %s', place, replace(names, 'ROW', 'new'), call);
  execute format('create trigger upload_uses_changed after update of %s on %I for each row when (%s or %s) %s',
    array_to_string(named || states, ', '), place, replace(names, 'ROW', 'old'), replace(names, 'ROW', 'new'), call);
  execute format('create trigger upload_uses_removed after delete on %I for each row when (%s) %s', place, replace(names, 'ROW', 'old'), call);
end $$;--> statement-breakpoint
SELECT
  -- Members' own: what somebody in charge takes down is let go, what waits or was hidden by its author is kept.
  watch_uploads('threads', 'id', 'author_id', '', '$.status == 1', '$.status < 2 || ($.status == 3 && ($.removed_by == null || $.removed_by == $.author_id))', '{content,images,videos}', '{status,removed_by}'),
  watch_uploads('posts', 'id', 'author_id', 'thread_id', '$.status == 1', '$.status < 2 || ($.status == 3 && ($.removed_by == null || $.removed_by == $.author_id))', '{content,images}', '{status,removed_by}'),
  watch_uploads('activities', 'thread_id', 'organiser_id', 'thread_id', 'exists($)', '', '{cover}', '{}'),
  watch_uploads('users', 'id', 'id', '', '$.status == 1', '', '{avatar,cover}', '{status}'),
  -- Seen by few.
  watch_uploads('drafts', 'user_id,id', 'user_id', '', '', '', '{cover,content,form}', '{}'),
  watch_uploads('messages', 'dialog_id,id', 'sender_id', '', '', '$.hidden_low == false || $.hidden_high == false', '{images}', '{hidden_low,hidden_high}'),
  watch_uploads('message_reports', 'id', 'target_id', '', '', '', '{messages}', '{}'),
  watch_uploads('devices', 'id', 'user_id', '', '', '$.hidden_at == null', '{images}', '{hidden_at}'),
  watch_uploads('feedbacks', 'id', 'user_id', '', '', '$.status < 6', '{images}', '{status}'),
  watch_uploads('feedback_replies', 'id', 'user_id', '', '', '', '{images}', '{}'),
  watch_uploads('survey_answers', 'id', 'user_id', '', '', '', '{answers}', '{}'),
  -- The operators'.
  watch_uploads('circles', 'id', '', '', 'exists($)', '', '{pic_url}', '{}'),
  watch_uploads('topics', 'id', '', '', 'exists($)', '', '{cover}', '{}'),
  watch_uploads('groups', 'id', '', '', 'exists($)', '', '{web_pic_url,mini_pic_url}', '{}'),
  watch_uploads('banners', 'id', '', '', 'exists($)', '', '{pic_url}', '{}'),
  watch_uploads('menu_items', 'id', '', '', 'exists($)', '', '{pic_url}', '{}'),
  watch_uploads('app_tabs', 'id', '', '', 'exists($)', '', '{icon}', '{}'),
  watch_uploads('emojis', 'id', '', '', 'exists($)', '', '{value}', '{}'),
  watch_uploads('device_models', 'id', '', '', 'exists($)', '', '{pic_url}', '{}'),
  watch_uploads('goods', 'id', '', '', 'exists($)', '', '{images,detail,notice}', '{}'),
  watch_uploads('orders', 'id', '', '', 'exists($)', '', '{cover_url}', '{}'),
  watch_uploads('prizes', 'id', '', '', 'exists($)', '', '{pic_url}', '{}'),
  watch_uploads('prize_claims', 'id', '', '', 'exists($)', '', '{pic_url}', '{}'),
  watch_uploads('faqs', 'id', '', '', 'exists($)', '', '{answer}', '{}');--> statement-breakpoint
CREATE TRIGGER "thread_uploads" AFTER UPDATE OF "status" ON "threads" FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION note_thread_uploads();
