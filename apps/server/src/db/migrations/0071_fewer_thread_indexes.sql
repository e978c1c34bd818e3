-- non-transactional
CREATE INDEX CONCURRENTLY IF NOT EXISTS "thread_sort_keys_score" ON "thread_sort_keys" USING btree ("hot_score","thread_id","classify");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "thread_sort_keys_marks" ON "thread_sort_keys" USING btree ("hot_score","thread_id","classify","is_essence","is_pact","is_guide","is_picked","group_id","hot_rank") WHERE is_essence or is_pact or is_guide or is_picked;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "threads_time" ON "threads" USING btree ("posted_at","id","classify") WHERE status = 1;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "threads_marks" ON "threads" USING btree ("posted_at","id","classify","essence_at","pact_at","guide_at","cherrypick_at","group_id") WHERE status = 1 and (essence_at is not null or pact_at is not null or guide_at is not null or cherrypick_at is not null);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "threads_not_shown" ON "threads" USING btree ("status","id","circle_id") WHERE status <> 1;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "thread_sort_keys_heat";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "thread_sort_keys_classify";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "thread_sort_keys_essence_replied";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "thread_sort_keys_picked_hot";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "thread_sort_keys_picked_heat";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "thread_sort_keys_picked_group_hot";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "thread_sort_keys_picked_group_heat";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "thread_sort_keys_marked";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "threads_by_time";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "threads_classify";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "threads_circle_essence_posted";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "threads_pact";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "threads_guide";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "threads_cherrypick";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "threads_cherrypick_group";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "threads_marked_posted";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "threads_removed";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "threads_circle_removed";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "threads_review";
