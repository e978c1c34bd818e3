DROP INDEX "threads_cherrypick_group";--> statement-breakpoint
DROP INDEX "threads_cherrypick_group_hot";--> statement-breakpoint
DROP INDEX "threads_cherrypick_group_heat";--> statement-breakpoint
CREATE INDEX "threads_cherrypick_group" ON "threads" USING btree ("group_id","group_sticky","cherrypick_at","id") WHERE status = 1 and cherrypick_at is not null;--> statement-breakpoint
CREATE INDEX "threads_cherrypick_group_hot" ON "threads" USING btree ("group_id","group_sticky","hot_rank","id") WHERE status = 1 and cherrypick_at is not null;--> statement-breakpoint
CREATE INDEX "threads_cherrypick_group_heat" ON "threads" USING btree ("group_id","group_sticky","hot_score","id") WHERE status = 1 and cherrypick_at is not null;