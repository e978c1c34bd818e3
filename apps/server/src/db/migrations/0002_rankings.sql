CREATE INDEX "post_likes_time" ON "post_likes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "posts_time" ON "posts" USING btree ("created_at") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "thread_likes_time" ON "thread_likes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_hot_ranking" ON "users" USING btree ("hot_ranking") WHERE hot_ranking > 0;