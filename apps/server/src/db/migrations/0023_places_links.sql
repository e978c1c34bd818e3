CREATE TABLE "link_cards" (
	"hash" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"next_at" timestamp with time zone DEFAULT now(),
	"failures" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "activities_group_over";--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "place_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "lng" double precision;--> statement-breakpoint
CREATE INDEX "link_cards_due" ON "link_cards" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
ALTER TABLE "activities" DROP COLUMN "group_id";