-- Takes back the acceptance of an answer that is removed or deleted.
create or replace function end_acceptance() returns trigger language plpgsql as $$
begin
  update questions set accepted_post_id = null where thread_id = new.thread_id and accepted_post_id = new.id;
  if found then
    update question_acceptances set ended_at = now(), removed = true where thread_id = new.thread_id and ended_at is null;
  end if;
  return null;
end $$;

create or replace trigger question_answer_removed after update of status on posts
for each row when (old.status = 1 and new.status <> 1 and new.root_id is null) execute function end_acceptance();
