CREATE TABLE "text_prints" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sample" text NOT NULL,
	"user_ids" bigint[] NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "text_prints_seen" ON "text_prints" USING btree ("seen_at");