ALTER TABLE "topics" ADD COLUMN "is_show" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "merged_into" bigint;--> statement-breakpoint
CREATE INDEX "topics_merged" ON "topics" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_merged_hidden" CHECK (merged_into is null or not is_show);