-- non-transactional
ALTER TABLE "circle_active_users" ADD COLUMN "rank_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hot_ranking_before" integer DEFAULT 0 NOT NULL;