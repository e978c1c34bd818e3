-- non-transactional
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_expiry" ON "sessions" USING btree ("expires_at");
