CREATE TABLE "thread_highlights" (
	"thread_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"anchor" text NOT NULL,
	"revision" integer NOT NULL,
	"start" integer NOT NULL,
	"quote" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_highlights_thread_id_user_id_anchor_pk" PRIMARY KEY("thread_id","user_id","anchor")
);
--> statement-breakpoint
CREATE INDEX "thread_highlights_member" ON "thread_highlights" USING btree ("user_id","thread_id","anchor");