-- non-transactional
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_open" ON "webhook_deliveries" USING btree ("webhook_id","state","id") WHERE state <> 'delivered';
