CREATE TABLE "thread_sort_keys" (
	"thread_id" bigint PRIMARY KEY NOT NULL,
	"classify" smallint NOT NULL,
	"circle_id" bigint,
	"group_id" bigint,
	"site_sticky" boolean NOT NULL,
	"group_sticky" boolean NOT NULL,
	"circle_sticky" boolean NOT NULL,
	"is_essence" boolean NOT NULL,
	"is_pact" boolean NOT NULL,
	"is_guide" boolean NOT NULL,
	"is_picked" boolean NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"hot_score" integer NOT NULL,
	"hot_rank" double precision NOT NULL,
	"last_reply_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Every writer of threads keeps the keys in step by these, the previous version's processes too. They come before the rows
-- that are there, so that none is missed.
CREATE FUNCTION keep_thread_sort_keys() RETURNS trigger LANGUAGE plpgsql AS $$
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
    = (excluded.classify, excluded.circle_id, excluded.group_id, excluded.site_sticky, excluded.group_sticky, excluded.circle_sticky,
      excluded.is_essence, excluded.is_pact, excluded.is_guide, excluded.is_picked,
      excluded.posted_at, excluded.hot_score, excluded.hot_rank, excluded.last_reply_at);
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER thread_sort_keys_added AFTER INSERT OR DELETE ON threads FOR EACH ROW EXECUTE FUNCTION keep_thread_sort_keys();--> statement-breakpoint
CREATE TRIGGER thread_sort_keys_changed AFTER UPDATE OF status, classify, circle_id, group_id, site_sticky, group_sticky,
  circle_sticky, essence_at, pact_at, guide_at, cherrypick_at, posted_at ON threads
FOR EACH ROW WHEN (old.status = 1 or new.status = 1) EXECUTE FUNCTION keep_thread_sort_keys();
--> statement-breakpoint
-- What acts change, by itself.
CREATE FUNCTION keep_thread_heat() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update thread_sort_keys set hot_score = new.hot_score, hot_rank = new.hot_rank, last_reply_at = new.last_reply_at
  where thread_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER thread_sort_keys_acted AFTER UPDATE OF hot_score, hot_rank, last_reply_at ON threads
FOR EACH ROW WHEN (new.status = 1 and (old.hot_score, old.hot_rank, old.last_reply_at)
  IS DISTINCT FROM (new.hot_score, new.hot_rank, new.last_reply_at))
EXECUTE FUNCTION keep_thread_heat();
--> statement-breakpoint
INSERT INTO thread_sort_keys (thread_id, classify, circle_id, group_id, site_sticky, group_sticky, circle_sticky,
    is_essence, is_pact, is_guide, is_picked, posted_at, hot_score, hot_rank, last_reply_at)
SELECT id, classify, circle_id, group_id, site_sticky, group_sticky, circle_sticky,
    essence_at is not null, pact_at is not null, guide_at is not null, cherrypick_at is not null,
    posted_at, hot_score, hot_rank, last_reply_at
FROM threads WHERE status = 1;
--> statement-breakpoint
CREATE INDEX "thread_sort_keys_hot" ON "thread_sort_keys" USING btree ("site_sticky","hot_rank","thread_id");--> statement-breakpoint
CREATE INDEX "thread_sort_keys_heat" ON "thread_sort_keys" USING btree ("hot_score","thread_id");--> statement-breakpoint
CREATE INDEX "thread_sort_keys_classify" ON "thread_sort_keys" USING btree ("classify","hot_score","thread_id");--> statement-breakpoint
CREATE INDEX "thread_sort_keys_circle_hot" ON "thread_sort_keys" USING btree ("circle_id","circle_sticky","hot_rank","thread_id");--> statement-breakpoint
CREATE INDEX "thread_sort_keys_circle_replied" ON "thread_sort_keys" USING btree ("circle_id","circle_sticky","last_reply_at","thread_id");--> statement-breakpoint
CREATE INDEX "thread_sort_keys_essence_hot" ON "thread_sort_keys" USING btree ("circle_id","circle_sticky","hot_rank","thread_id") WHERE is_essence;--> statement-breakpoint
CREATE INDEX "thread_sort_keys_essence_replied" ON "thread_sort_keys" USING btree ("circle_id","circle_sticky","last_reply_at","thread_id") WHERE is_essence;--> statement-breakpoint
CREATE INDEX "thread_sort_keys_group_hot" ON "thread_sort_keys" USING btree ("group_id","site_sticky","group_sticky","hot_rank","thread_id") WHERE group_id is not null;--> statement-breakpoint
CREATE INDEX "thread_sort_keys_picked_hot" ON "thread_sort_keys" USING btree ("hot_rank","thread_id") WHERE is_picked;--> statement-breakpoint
CREATE INDEX "thread_sort_keys_picked_heat" ON "thread_sort_keys" USING btree ("hot_score","thread_id") WHERE is_picked;--> statement-breakpoint
CREATE INDEX "thread_sort_keys_picked_group_hot" ON "thread_sort_keys" USING btree ("group_id","group_sticky","hot_rank","thread_id") WHERE is_picked;--> statement-breakpoint
CREATE INDEX "thread_sort_keys_picked_group_heat" ON "thread_sort_keys" USING btree ("group_id","group_sticky","hot_score","thread_id") WHERE is_picked;--> statement-breakpoint
CREATE INDEX "thread_sort_keys_marked" ON "thread_sort_keys" USING btree ("hot_score","thread_id","classify","is_essence","is_pact","is_guide") WHERE is_essence or is_pact or is_guide;--> statement-breakpoint
-- Last, for nobody reads threads from here until all of this is done.
DROP INDEX "threads_hot";--> statement-breakpoint
DROP INDEX "threads_by_heat";--> statement-breakpoint
DROP INDEX "threads_classify_heat";--> statement-breakpoint
DROP INDEX "threads_circle_hot";--> statement-breakpoint
DROP INDEX "threads_circle_replied";--> statement-breakpoint
DROP INDEX "threads_circle_essence_hot";--> statement-breakpoint
DROP INDEX "threads_circle_essence_replied";--> statement-breakpoint
DROP INDEX "threads_group_hot";--> statement-breakpoint
DROP INDEX "threads_cherrypick_hot";--> statement-breakpoint
DROP INDEX "threads_cherrypick_heat";--> statement-breakpoint
DROP INDEX "threads_cherrypick_group_hot";--> statement-breakpoint
DROP INDEX "threads_cherrypick_group_heat";--> statement-breakpoint
DROP INDEX "threads_marked_heat";--> statement-breakpoint
-- Without these, what acts move in a thread or a member is in no index: it is written in place where its page has room.
ALTER TABLE threads SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE users SET (fillfactor = 90);