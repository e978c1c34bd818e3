-- Queues an event for the webhooks that subscribe to it, in the transaction that causes it. Arguments: the event's name
-- and the column with the subject's ID.
create or replace function note_webhook_event() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, event, subject_id)
  select id, tg_argv[0], case tg_argv[1] when 'feedback_id' then (to_jsonb(new) ->> 'feedback_id')::bigint else new.id end
  from webhooks where tg_argv[0] = any (events) and (is_enabled or stopped_reason <> '');
  return null;
end $$;

create or replace trigger webhook_thread_created after insert on threads
for each row when (new.status = 1) execute function note_webhook_event('thread.created', 'id');

create or replace trigger webhook_thread_admitted after update of status on threads
for each row when (old.status = 0 and new.status = 1) execute function note_webhook_event('thread.created', 'id');

create or replace trigger webhook_thread_removed after update of status on threads
for each row when (old.status = 1 and new.status <> 1) execute function note_webhook_event('thread.removed', 'id');

create or replace trigger webhook_comment_created after insert on posts
for each row when (new.status = 1) execute function note_webhook_event('comment.created', 'id');

create or replace trigger webhook_comment_admitted after update of status on posts
for each row when (old.status = 0 and new.status = 1) execute function note_webhook_event('comment.created', 'id');

create or replace trigger webhook_feedback_created after insert on feedbacks
for each row execute function note_webhook_event('feedback.created', 'id');

create or replace trigger webhook_feedback_answered after insert on feedback_replies
for each row when (new.is_staff) execute function note_webhook_event('feedback.answered', 'feedback_id');

create or replace trigger webhook_report_created after insert on report_cases
for each row execute function note_webhook_event('report.created', 'id');

create or replace trigger webhook_report_decided after update of status on report_cases
for each row when (old.status < 2 and new.status >= 2) execute function note_webhook_event('report.decided', 'id');
