CREATE TABLE "daily_figures" (
	"day" date PRIMARY KEY NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"new_members" integer DEFAULT 0 NOT NULL,
	"active_members" integer DEFAULT 0 NOT NULL,
	"threads" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"check_ins" integer DEFAULT 0 NOT NULL,
	"exchanges" integer DEFAULT 0 NOT NULL,
	"points_in" integer DEFAULT 0 NOT NULL,
	"points_out" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_sheets" (
	"name" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"ok" boolean NOT NULL,
	"failure" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "orders_time" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "point_entries_time" ON "point_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_joined" ON "users" USING btree ("created_at");