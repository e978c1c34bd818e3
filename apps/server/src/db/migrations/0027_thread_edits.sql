ALTER TABLE "polls" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "thread_versions" ADD COLUMN "about" jsonb;