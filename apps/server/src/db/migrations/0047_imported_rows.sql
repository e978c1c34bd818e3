CREATE TABLE "imported_rows" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"own_id" bigint NOT NULL,
	CONSTRAINT "imported_rows_source_kind_source_id_pk" PRIMARY KEY("source","kind","source_id")
);
