DROP INDEX "point_entries_latest";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hide_favorites" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "font_size" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "post_likes_post" ON "post_likes" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX "point_entries_latest" ON "point_entries" USING btree ("user_id","created_at","id");