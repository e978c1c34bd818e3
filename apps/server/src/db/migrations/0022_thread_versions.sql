CREATE TABLE "thread_versions" (
	"thread_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"images" jsonb NOT NULL,
	"videos" jsonb NOT NULL,
	"editor_id" bigint NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "thread_versions_thread_id_revision_pk" PRIMARY KEY("thread_id","revision")
);
--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "edited_by" bigint;--> statement-breakpoint
ALTER TABLE "thread_versions" ADD CONSTRAINT "thread_versions_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;