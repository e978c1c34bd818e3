DROP INDEX "messages_dialog";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_pkey";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_dialog_id_id_pk" PRIMARY KEY("dialog_id","id");--> statement-breakpoint
CREATE INDEX "messages_id" ON "messages" USING hash ("id");