CREATE TABLE "search_rescans" (
	"kind" smallint NOT NULL,
	"ref_id" bigint NOT NULL,
	"after" bigint DEFAULT '0' NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_rescans_kind_ref_id_pk" PRIMARY KEY("kind","ref_id")
);
--> statement-breakpoint
-- One row for each renamed circle or topic and each moved thread, instead of one for every row that depends on it.
CREATE OR REPLACE FUNCTION note_comments_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into search_rescans (kind, ref_id) values (3, new.id)
  on conflict (kind, ref_id) do update set after = 0, round = search_rescans.round + 1;
  return null;
end
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_circle_threads_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into search_rescans (kind, ref_id) values (1, new.id)
  on conflict (kind, ref_id) do update set after = 0, round = search_rescans.round + 1;
  return null;
end
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_topic_threads_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into search_rescans (kind, ref_id) values (2, new.id)
  on conflict (kind, ref_id) do update set after = 0, round = search_rescans.round + 1;
  return null;
end
$$;
