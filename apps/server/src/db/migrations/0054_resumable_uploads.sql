CREATE TABLE "resumable_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"bytes" integer NOT NULL,
	"original_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_by" text,
	"held_until" timestamp with time zone DEFAULT now() NOT NULL,
	"wanted" boolean DEFAULT false NOT NULL,
	"path" text
);
--> statement-breakpoint
CREATE INDEX "resumable_uploads_user" ON "resumable_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "resumable_uploads_age" ON "resumable_uploads" USING btree ("created_at");