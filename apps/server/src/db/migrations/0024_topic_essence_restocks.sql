CREATE TABLE "goods_restocks" (
	"goods_id" bigint NOT NULL,
	"request_id" text NOT NULL,
	"stock" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_restocks_goods_id_request_id_pk" PRIMARY KEY("goods_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "thread_topics" ADD COLUMN "is_essence" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_restocks" ADD CONSTRAINT "goods_restocks_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_topics_essence_time" ON "thread_topics" USING btree ("topic_id","posted_at","thread_id") WHERE is_essence;--> statement-breakpoint
CREATE INDEX "thread_topics_essence_hot" ON "thread_topics" USING btree ("topic_id","hot_rank","thread_id") WHERE is_essence;