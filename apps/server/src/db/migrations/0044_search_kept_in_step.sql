-- non-transactional
-- What a known issue's reporter wrote is read by nobody but the operators: only the answer is found.
-- few rows: known issues
INSERT INTO search_queue (kind, ref_id) SELECT 4, id FROM feedbacks WHERE is_public;--> statement-breakpoint
-- few rows: words that no document holds any more
DELETE FROM search_vocabulary WHERE documents = 0 AND term <> '';--> statement-breakpoint
-- few rows: searches of members whose accounts are closed
DELETE FROM search_history WHERE user_id IN (SELECT id FROM users WHERE status = 2);--> statement-breakpoint
CREATE TRIGGER search_issue_deleted AFTER DELETE ON feedbacks FOR EACH ROW WHEN (old.is_public) EXECUTE FUNCTION note_for_search('4', 'id');--> statement-breakpoint
-- Comments are found by the circle of their thread.
CREATE FUNCTION note_comments_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into search_queue (kind, ref_id) select 2, id from posts where thread_id = new.id;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER search_thread_moved AFTER UPDATE OF circle_id ON threads
FOR EACH ROW WHEN (old.circle_id IS DISTINCT FROM new.circle_id) EXECUTE FUNCTION note_comments_for_search();--> statement-breakpoint
-- Threads are found by the names of their circle and topics.
CREATE FUNCTION note_circle_threads_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into search_queue (kind, ref_id) select 1, id from threads where circle_id = new.id;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER search_circle_renamed AFTER UPDATE OF name ON circles
FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION note_circle_threads_for_search();--> statement-breakpoint
CREATE FUNCTION note_topic_threads_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into search_queue (kind, ref_id) select 1, thread_id from thread_topics where topic_id = new.id;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER search_topic_renamed AFTER UPDATE OF content, is_show ON topics
FOR EACH ROW WHEN ((old.content, old.is_show) IS DISTINCT FROM (new.content, new.is_show)) EXECUTE FUNCTION note_topic_threads_for_search();
