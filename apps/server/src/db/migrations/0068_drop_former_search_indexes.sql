-- non-transactional
DROP INDEX CONCURRENTLY IF EXISTS "threads_search";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "topics_search";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_search";