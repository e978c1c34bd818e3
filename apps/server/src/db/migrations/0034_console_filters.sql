CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "users_denied" ON "users" USING btree ("denied_until") WHERE denied_until is not null;--> statement-breakpoint
CREATE INDEX "users_forbidden" ON "users" USING btree ("forbidden_until") WHERE forbidden_until is not null;--> statement-breakpoint
CREATE INDEX "users_closed" ON "users" USING btree ("created_at","id") WHERE status = 3;