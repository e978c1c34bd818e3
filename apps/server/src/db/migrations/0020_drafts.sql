CREATE TABLE "drafts" (
	"user_id" bigint NOT NULL,
	"id" text NOT NULL,
	"classify" smallint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"excerpt" text NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"circle_id" bigint,
	"form" jsonb NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_recent" ON "drafts" USING btree ("user_id","saved_at","id");