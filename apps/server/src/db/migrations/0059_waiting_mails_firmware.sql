-- non-transactional
DROP INDEX CONCURRENTLY IF EXISTS "mails_due";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_due_notices" ON "mails" USING btree ("next_at") WHERE next_at is not null and kind = 'notice';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_due" ON "mails" USING btree ("next_at") WHERE next_at is not null and kind <> 'notice';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "questions_firmware" ON "questions" USING btree ("firmware");
