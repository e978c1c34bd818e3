ALTER TABLE "surveys" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;