ALTER TABLE "circle_denials" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "denied_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "circle_denials_user" ON "circle_denials" USING btree ("user_id");