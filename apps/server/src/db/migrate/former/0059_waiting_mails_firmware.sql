DROP INDEX "mails_due";--> statement-breakpoint
CREATE INDEX "mails_due_notices" ON "mails" USING btree ("next_at") WHERE next_at is not null and kind = 'notice';--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_at") WHERE next_at is not null and kind <> 'notice';--> statement-breakpoint
CREATE INDEX "questions_firmware" ON "questions" USING btree ("firmware");