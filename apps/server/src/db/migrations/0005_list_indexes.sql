DROP INDEX "threads_circle_essence";--> statement-breakpoint
CREATE INDEX "threads_classify_heat" ON "threads" USING btree ("classify","hot_score","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "threads_circle_essence_posted" ON "threads" USING btree ("circle_id","circle_sticky","posted_at","id") WHERE status = 1 and essence_at is not null;--> statement-breakpoint
CREATE INDEX "threads_circle_essence_hot" ON "threads" USING btree ("circle_id","circle_sticky","hot_rank","id") WHERE status = 1 and essence_at is not null;--> statement-breakpoint
CREATE INDEX "threads_circle_essence_replied" ON "threads" USING btree ("circle_id","circle_sticky","last_reply_at","id") WHERE status = 1 and essence_at is not null;--> statement-breakpoint
CREATE INDEX "threads_marked_posted" ON "threads" USING btree ("posted_at","id","classify","essence_at","pact_at","guide_at") WHERE status = 1 and (essence_at is not null or pact_at is not null or guide_at is not null);--> statement-breakpoint
CREATE INDEX "threads_marked_heat" ON "threads" USING btree ("hot_score","id","classify","essence_at","pact_at","guide_at") WHERE status = 1 and (essence_at is not null or pact_at is not null or guide_at is not null);--> statement-breakpoint
CREATE INDEX "threads_removed" ON "threads" USING btree ("id") WHERE status <> 1;