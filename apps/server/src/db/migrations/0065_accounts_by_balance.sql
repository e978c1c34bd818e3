-- non-transactional
CREATE INDEX CONCURRENTLY IF NOT EXISTS "point_accounts_balance" ON "point_accounts" USING btree ("balance","user_id");
