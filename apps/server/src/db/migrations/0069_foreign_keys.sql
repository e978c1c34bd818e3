-- non-transactional
-- Closed accounts for members whose rows an operator deleted, so that the rows that refer to them stay.
CREATE OR REPLACE FUNCTION add_missing_members(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO users (id, username, username_key, nickname, nickname_key, password_hash, invitation_code, group_id, status)
  SELECT DISTINCT m.id, chr(1) || m.id, chr(1) || m.id, '用户已注销', chr(1) || m.id, '', chr(1) || m.id,
    (SELECT id FROM user_groups ORDER BY rank, id LIMIT 1), 2
  FROM unnest(ids) AS m (id) WHERE m.id IS NOT NULL AND NOT EXISTS (SELECT FROM users u WHERE u.id = m.id)
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
ALTER TABLE "access_blocks" ADD CONSTRAINT "access_blocks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: access_blocks.id
SELECT add_missing_members(ARRAY(SELECT "created_by" FROM "access_blocks" WHERE "access_blocks"."id" > $1 AND "access_blocks"."id" <= $2));
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_organiser_id_users_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: activities.thread_id
SELECT add_missing_members(ARRAY(SELECT "organiser_id" FROM "activities" WHERE "activities"."thread_id" > $1 AND "activities"."thread_id" <= $2));
--> statement-breakpoint
ALTER TABLE "activity_signups" ADD CONSTRAINT "activity_signups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: activity_signups.activity_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "activity_signups" WHERE "activity_signups"."activity_id" > $1 AND "activity_signups"."activity_id" <= $2));
--> statement-breakpoint
ALTER TABLE "circle_active_users" ADD CONSTRAINT "circle_active_users_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "circle_active_users" ADD CONSTRAINT "circle_active_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: circle_active_users.circle_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "circle_active_users" WHERE "circle_active_users"."circle_id" > $1 AND "circle_active_users"."circle_id" <= $2));
--> statement-breakpoint
-- backfill: circle_active_users.circle_id
DELETE FROM "circle_active_users" x WHERE x."circle_id" > $1 AND x."circle_id" <= $2 AND NOT EXISTS (SELECT FROM "circles" p WHERE p.id = x."circle_id");
--> statement-breakpoint
ALTER TABLE "circle_applications" ADD CONSTRAINT "circle_applications_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "circle_applications" ADD CONSTRAINT "circle_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "circle_applications" ADD CONSTRAINT "circle_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: circle_applications.id
SELECT add_missing_members(ARRAY(SELECT m.id FROM "circle_applications", LATERAL (VALUES ("user_id"), ("decided_by")) AS m (id) WHERE "circle_applications"."id" > $1 AND "circle_applications"."id" <= $2));
--> statement-breakpoint
-- backfill: circle_applications.id
DELETE FROM "circle_applications" x WHERE x."id" > $1 AND x."id" <= $2 AND NOT EXISTS (SELECT FROM "circles" p WHERE p.id = x."circle_id");
--> statement-breakpoint
ALTER TABLE "circle_members" ADD CONSTRAINT "circle_members_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "circle_members" ADD CONSTRAINT "circle_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: circle_members.circle_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "circle_members" WHERE "circle_members"."circle_id" > $1 AND "circle_members"."circle_id" <= $2));
--> statement-breakpoint
-- backfill: circle_members.circle_id
DELETE FROM "circle_members" x WHERE x."circle_id" > $1 AND x."circle_id" <= $2 AND NOT EXISTS (SELECT FROM "circles" p WHERE p.id = x."circle_id");
--> statement-breakpoint
ALTER TABLE "circle_moderators" ADD CONSTRAINT "circle_moderators_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "circle_moderators" ADD CONSTRAINT "circle_moderators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: circle_moderators.circle_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "circle_moderators" WHERE "circle_moderators"."circle_id" > $1 AND "circle_moderators"."circle_id" <= $2));
--> statement-breakpoint
-- backfill: circle_moderators.circle_id
DELETE FROM "circle_moderators" x WHERE x."circle_id" > $1 AND x."circle_id" <= $2 AND NOT EXISTS (SELECT FROM "circles" p WHERE p.id = x."circle_id");
--> statement-breakpoint
ALTER TABLE "floor_items" ADD CONSTRAINT "floor_items_floor_id_floors_id_fk" FOREIGN KEY ("floor_id") REFERENCES "public"."floors"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
-- backfill: floor_items.floor_id
DELETE FROM "floor_items" x WHERE x."floor_id" > $1 AND x."floor_id" <= $2 AND NOT EXISTS (SELECT FROM "floors" p WHERE p.id = x."floor_id");
--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: threads.id
SELECT add_missing_members(ARRAY(SELECT m.id FROM "threads", LATERAL (VALUES ("edited_by"), ("removed_by")) AS m (id) WHERE "threads"."id" > $1 AND "threads"."id" <= $2));
--> statement-breakpoint
-- backfill: threads.id
UPDATE "threads" x SET "circle_id" = NULL WHERE x."id" > $1 AND x."id" <= $2 AND x."circle_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "circles" p WHERE p.id = x."circle_id");
--> statement-breakpoint
-- backfill: threads.id
UPDATE "threads" x SET "group_id" = NULL WHERE x."id" > $1 AND x."id" <= $2 AND x."group_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "groups" p WHERE p.id = x."group_id");
--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: devices.id
SELECT add_missing_members(ARRAY(SELECT "reviewer_id" FROM "devices" WHERE "devices"."id" > $1 AND "devices"."id" <= $2));
--> statement-breakpoint
ALTER TABLE "feedback_replies" ADD CONSTRAINT "feedback_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: feedback_replies.id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "feedback_replies" WHERE "feedback_replies"."id" > $1 AND "feedback_replies"."id" <= $2));
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: webhooks.id
SELECT add_missing_members(ARRAY(SELECT "created_by" FROM "webhooks" WHERE "webhooks"."id" > $1 AND "webhooks"."id" <= $2));
--> statement-breakpoint
ALTER TABLE "invitation_days" ADD CONSTRAINT "invitation_days_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: invitation_days.inviter_id
SELECT add_missing_members(ARRAY(SELECT "inviter_id" FROM "invitation_days" WHERE "invitation_days"."inviter_id" > $1 AND "invitation_days"."inviter_id" <= $2));
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: blocks.from_id
SELECT add_missing_members(ARRAY(SELECT m.id FROM "blocks", LATERAL (VALUES ("from_id"), ("to_id")) AS m (id) WHERE "blocks"."from_id" > $1 AND "blocks"."from_id" <= $2));
--> statement-breakpoint
ALTER TABLE "dialogs" ADD CONSTRAINT "dialogs_low_id_users_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "dialogs" ADD CONSTRAINT "dialogs_high_id_users_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: dialogs.id
SELECT add_missing_members(ARRAY(SELECT m.id FROM "dialogs", LATERAL (VALUES ("low_id"), ("high_id")) AS m (id) WHERE "dialogs"."id" > $1 AND "dialogs"."id" <= $2));
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: audit_log.id
SELECT add_missing_members(ARRAY(SELECT "actor_id" FROM "audit_log" WHERE "audit_log"."id" > $1 AND "audit_log"."id" <= $2));
--> statement-breakpoint
ALTER TABLE "circle_denials" ADD CONSTRAINT "circle_denials_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "circle_denials" ADD CONSTRAINT "circle_denials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "circle_denials" ADD CONSTRAINT "circle_denials_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: circle_denials.circle_id
SELECT add_missing_members(ARRAY(SELECT m.id FROM "circle_denials", LATERAL (VALUES ("user_id"), ("by_id")) AS m (id) WHERE "circle_denials"."circle_id" > $1 AND "circle_denials"."circle_id" <= $2));
--> statement-breakpoint
-- backfill: circle_denials.circle_id
DELETE FROM "circle_denials" x WHERE x."circle_id" > $1 AND x."circle_id" <= $2 AND NOT EXISTS (SELECT FROM "circles" p WHERE p.id = x."circle_id");
--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: member_notes.id
SELECT add_missing_members(ARRAY(SELECT m.id FROM "member_notes", LATERAL (VALUES ("user_id"), ("by_id")) AS m (id) WHERE "member_notes"."id" > $1 AND "member_notes"."id" <= $2));
--> statement-breakpoint
ALTER TABLE "review_batches" ADD CONSTRAINT "review_batches_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: review_batches.id
SELECT add_missing_members(ARRAY(SELECT "by_id" FROM "review_batches" WHERE "review_batches"."id" > $1 AND "review_batches"."id" <= $2));
--> statement-breakpoint
ALTER TABLE "sensitive_words" ADD CONSTRAINT "sensitive_words_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: sensitive_words.id
SELECT add_missing_members(ARRAY(SELECT "created_by" FROM "sensitive_words" WHERE "sensitive_words"."id" > $1 AND "sensitive_words"."id" <= $2));
--> statement-breakpoint
ALTER TABLE "sweeps" ADD CONSTRAINT "sweeps_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: sweeps.id
SELECT add_missing_members(ARRAY(SELECT "by_id" FROM "sweeps" WHERE "sweeps"."id" > $1 AND "sweeps"."id" <= $2));
--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: announcements.id
SELECT add_missing_members(ARRAY(SELECT "created_by" FROM "announcements" WHERE "announcements"."id" > $1 AND "announcements"."id" <= $2));
--> statement-breakpoint
ALTER TABLE "notice_groups" ADD CONSTRAINT "notice_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: notice_groups.id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "notice_groups" WHERE "notice_groups"."id" > $1 AND "notice_groups"."id" <= $2));
--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: notice_settings.user_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "notice_settings" WHERE "notice_settings"."user_id" > $1 AND "notice_settings"."user_id" <= $2));
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: notifications.id
SELECT add_missing_members(ARRAY(SELECT m.id FROM "notifications", LATERAL (VALUES ("user_id"), ("actor_id")) AS m (id) WHERE "notifications"."id" > $1 AND "notifications"."id" <= $2));
--> statement-breakpoint
ALTER TABLE "unread_counts" ADD CONSTRAINT "unread_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: unread_counts.user_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "unread_counts" WHERE "unread_counts"."user_id" > $1 AND "unread_counts"."user_id" <= $2));
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_taken_down_by_users_id_fk" FOREIGN KEY ("taken_down_by") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: uploads.id
SELECT add_missing_members(ARRAY(SELECT m.id FROM "uploads", LATERAL (VALUES ("user_id"), ("taken_down_by")) AS m (id) WHERE "uploads"."id" > $1 AND "uploads"."id" <= $2));
--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: poll_votes.thread_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "poll_votes" WHERE "poll_votes"."thread_id" > $1 AND "poll_votes"."thread_id" <= $2));
--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: survey_answers.id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "survey_answers" WHERE "survey_answers"."id" > $1 AND "survey_answers"."id" <= $2));
--> statement-breakpoint
ALTER TABLE "question_helps" ADD CONSTRAINT "question_helps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: question_helps.user_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "question_helps" WHERE "question_helps"."user_id" > $1 AND "question_helps"."user_id" <= $2));
--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") NOT VALID;
--> statement-breakpoint
-- backfill: task_events.user_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "task_events" WHERE "task_events"."user_id" > $1 AND "task_events"."user_id" <= $2));
--> statement-breakpoint
-- backfill: task_events.user_id
DELETE FROM "task_events" x WHERE x."user_id" > $1 AND x."user_id" <= $2 AND NOT EXISTS (SELECT FROM "tasks" p WHERE p.id = x."task_id");
--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: search_history.user_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "search_history" WHERE "search_history"."user_id" > $1 AND "search_history"."user_id" <= $2));
--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_merged_into_topics_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."topics"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: topics.id
SELECT add_missing_members(ARRAY(SELECT "created_by" FROM "topics" WHERE "topics"."id" > $1 AND "topics"."id" <= $2));
--> statement-breakpoint
-- backfill: topics.id
UPDATE "topics" x SET "merged_into" = NULL WHERE x."id" > $1 AND x."id" <= $2 AND x."merged_into" IS NOT NULL AND NOT EXISTS (SELECT FROM "topics" p WHERE p.id = x."merged_into");
--> statement-breakpoint
ALTER TABLE "thread_versions" ADD CONSTRAINT "thread_versions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: thread_versions.thread_id
SELECT add_missing_members(ARRAY(SELECT "editor_id" FROM "thread_versions" WHERE "thread_versions"."thread_id" > $1 AND "thread_versions"."thread_id" <= $2));
--> statement-breakpoint
ALTER TABLE "resumable_uploads" ADD CONSTRAINT "resumable_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: resumable_uploads.user_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "resumable_uploads" WHERE "resumable_uploads"."user_id" > $1 AND "resumable_uploads"."user_id" <= $2));
--> statement-breakpoint
ALTER TABLE "upload_totals" ADD CONSTRAINT "upload_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: upload_totals.user_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "upload_totals" WHERE "upload_totals"."user_id" > $1 AND "upload_totals"."user_id" <= $2));
--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: follows.from_id
SELECT add_missing_members(ARRAY(SELECT m.id FROM "follows", LATERAL (VALUES ("from_id"), ("to_id")) AS m (id) WHERE "follows"."from_id" > $1 AND "follows"."from_id" <= $2));
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: users.id
SELECT add_missing_members(ARRAY(SELECT "invited_by" FROM "users" WHERE "users"."id" > $1 AND "users"."id" <= $2));
--> statement-breakpoint
ALTER TABLE "front_editions" ADD CONSTRAINT "front_editions_hero_id_threads_id_fk" FOREIGN KEY ("hero_id") REFERENCES "public"."threads"("id") NOT VALID;
--> statement-breakpoint
-- backfill: front_editions.id
DELETE FROM "front_editions" x WHERE x."id" > $1 AND x."id" <= $2 AND NOT EXISTS (SELECT FROM "threads" p WHERE p.id = x."hero_id");
--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: proposals.id
SELECT add_missing_members(ARRAY(SELECT m.id FROM "proposals", LATERAL (VALUES ("by_id"), ("decided_by")) AS m (id) WHERE "proposals"."id" > $1 AND "proposals"."id" <= $2));
--> statement-breakpoint
-- backfill: proposals.id
DELETE FROM "proposals" x WHERE x."id" > $1 AND x."id" <= $2 AND NOT EXISTS (SELECT FROM "threads" p WHERE p.id = x."thread_id");
--> statement-breakpoint
-- backfill: proposals.id
UPDATE "proposals" x SET "circle_id" = NULL WHERE x."id" > $1 AND x."id" <= $2 AND x."circle_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "circles" p WHERE p.id = x."circle_id");
--> statement-breakpoint
-- backfill: proposals.id
UPDATE "proposals" x SET "group_id" = NULL WHERE x."id" > $1 AND x."id" <= $2 AND x."group_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "groups" p WHERE p.id = x."group_id");
--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_handler_id_users_id_fk" FOREIGN KEY ("handler_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: report_cases.id
SELECT add_missing_members(ARRAY(SELECT m.id FROM "report_cases", LATERAL (VALUES ("author_id"), ("handler_id")) AS m (id) WHERE "report_cases"."id" > $1 AND "report_cases"."id" <= $2));
--> statement-breakpoint
-- backfill: report_cases.id
UPDATE "report_cases" x SET "thread_id" = NULL WHERE x."id" > $1 AND x."id" <= $2 AND x."thread_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "threads" p WHERE p.id = x."thread_id");
--> statement-breakpoint
-- backfill: report_cases.id
UPDATE "report_cases" x SET "circle_id" = NULL WHERE x."id" > $1 AND x."id" <= $2 AND x."circle_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "circles" p WHERE p.id = x."circle_id");
--> statement-breakpoint
ALTER TABLE "thread_tippers" ADD CONSTRAINT "thread_tippers_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") NOT VALID;
--> statement-breakpoint
-- backfill: thread_tippers.thread_id
DELETE FROM "thread_tippers" x WHERE x."thread_id" > $1 AND x."thread_id" <= $2 AND NOT EXISTS (SELECT FROM "threads" p WHERE p.id = x."thread_id");
--> statement-breakpoint
ALTER TABLE "thread_tips" ADD CONSTRAINT "thread_tips_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") NOT VALID;
--> statement-breakpoint
-- backfill: thread_tips.id
DELETE FROM "thread_tips" x WHERE x."id" > $1 AND x."id" <= $2 AND NOT EXISTS (SELECT FROM "threads" p WHERE p.id = x."thread_id");
--> statement-breakpoint
ALTER TABLE "hidden_threads" ADD CONSTRAINT "hidden_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "hidden_threads" ADD CONSTRAINT "hidden_threads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") NOT VALID;
--> statement-breakpoint
-- backfill: hidden_threads.user_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "hidden_threads" WHERE "hidden_threads"."user_id" > $1 AND "hidden_threads"."user_id" <= $2));
--> statement-breakpoint
-- backfill: hidden_threads.user_id
DELETE FROM "hidden_threads" x WHERE x."user_id" > $1 AND x."user_id" <= $2 AND NOT EXISTS (SELECT FROM "threads" p WHERE p.id = x."thread_id");
--> statement-breakpoint
ALTER TABLE "hot_threads" ADD CONSTRAINT "hot_threads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") NOT VALID;
--> statement-breakpoint
-- backfill: hot_threads.thread_id
DELETE FROM "hot_threads" x WHERE x."thread_id" > $1 AND x."thread_id" <= $2 AND NOT EXISTS (SELECT FROM "threads" p WHERE p.id = x."thread_id");
--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_reply_to_user_id_users_id_fk" FOREIGN KEY ("reply_to_user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: posts.id
SELECT add_missing_members(ARRAY(SELECT m.id FROM "posts", LATERAL (VALUES ("reply_to_user_id"), ("removed_by")) AS m (id) WHERE "posts"."id" > $1 AND "posts"."id" <= $2));
--> statement-breakpoint
-- backfill: posts.id
DELETE FROM post_versions v USING posts x WHERE v.post_id = x.id AND x."id" > $1 AND x."id" <= $2 AND NOT EXISTS (SELECT FROM "threads" p WHERE p.id = x."thread_id");
--> statement-breakpoint
-- backfill: posts.id
DELETE FROM "posts" x WHERE x."id" > $1 AND x."id" <= $2 AND NOT EXISTS (SELECT FROM "threads" p WHERE p.id = x."thread_id");
--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_root_id_posts_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."posts"("id") NOT VALID;
--> statement-breakpoint
-- backfill: posts.id
DELETE FROM post_versions v USING posts x WHERE v.post_id = x.id AND x."id" > $1 AND x."id" <= $2 AND x."root_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "posts" p WHERE p.id = x."root_id");
--> statement-breakpoint
-- backfill: posts.id
DELETE FROM "posts" x WHERE x."id" > $1 AND x."id" <= $2 AND x."root_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "posts" p WHERE p.id = x."root_id");
--> statement-breakpoint
ALTER TABLE "thread_favorites" ADD CONSTRAINT "thread_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "thread_favorites" ADD CONSTRAINT "thread_favorites_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") NOT VALID;
--> statement-breakpoint
-- backfill: thread_favorites.user_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "thread_favorites" WHERE "thread_favorites"."user_id" > $1 AND "thread_favorites"."user_id" <= $2));
--> statement-breakpoint
-- backfill: thread_favorites.user_id
DELETE FROM "thread_favorites" x WHERE x."user_id" > $1 AND x."user_id" <= $2 AND NOT EXISTS (SELECT FROM "threads" p WHERE p.id = x."thread_id");
--> statement-breakpoint
ALTER TABLE "thread_highlights" ADD CONSTRAINT "thread_highlights_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "thread_highlights" ADD CONSTRAINT "thread_highlights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: thread_highlights.thread_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "thread_highlights" WHERE "thread_highlights"."thread_id" > $1 AND "thread_highlights"."thread_id" <= $2));
--> statement-breakpoint
-- backfill: thread_highlights.thread_id
DELETE FROM "thread_highlights" x WHERE x."thread_id" > $1 AND x."thread_id" <= $2 AND NOT EXISTS (SELECT FROM "threads" p WHERE p.id = x."thread_id");
--> statement-breakpoint
ALTER TABLE "thread_likes" ADD CONSTRAINT "thread_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "thread_likes" ADD CONSTRAINT "thread_likes_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") NOT VALID;
--> statement-breakpoint
-- backfill: thread_likes.user_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "thread_likes" WHERE "thread_likes"."user_id" > $1 AND "thread_likes"."user_id" <= $2));
--> statement-breakpoint
-- backfill: thread_likes.user_id
DELETE FROM "thread_likes" x WHERE x."user_id" > $1 AND x."user_id" <= $2 AND NOT EXISTS (SELECT FROM "threads" p WHERE p.id = x."thread_id");
--> statement-breakpoint
ALTER TABLE "thread_mentions" ADD CONSTRAINT "thread_mentions_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "thread_mentions" ADD CONSTRAINT "thread_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: thread_mentions.thread_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "thread_mentions" WHERE "thread_mentions"."thread_id" > $1 AND "thread_mentions"."thread_id" <= $2));
--> statement-breakpoint
-- backfill: thread_mentions.thread_id
DELETE FROM "thread_mentions" x WHERE x."thread_id" > $1 AND x."thread_id" <= $2 AND NOT EXISTS (SELECT FROM "threads" p WHERE p.id = x."thread_id");
--> statement-breakpoint
ALTER TABLE "thread_shares" ADD CONSTRAINT "thread_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "thread_shares" ADD CONSTRAINT "thread_shares_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") NOT VALID;
--> statement-breakpoint
-- backfill: thread_shares.user_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "thread_shares" WHERE "thread_shares"."user_id" > $1 AND "thread_shares"."user_id" <= $2));
--> statement-breakpoint
-- backfill: thread_shares.user_id
DELETE FROM "thread_shares" x WHERE x."user_id" > $1 AND x."user_id" <= $2 AND NOT EXISTS (SELECT FROM "threads" p WHERE p.id = x."thread_id");
--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_merged_id_feedbacks_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."feedbacks"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_last_reply_id_feedback_replies_id_fk" FOREIGN KEY ("last_reply_id") REFERENCES "public"."feedback_replies"("id") NOT VALID;
--> statement-breakpoint
-- backfill: feedbacks.id
UPDATE "feedbacks" x SET "merged_id" = NULL WHERE x."id" > $1 AND x."id" <= $2 AND x."merged_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "feedbacks" p WHERE p.id = x."merged_id");
--> statement-breakpoint
-- backfill: feedbacks.id
UPDATE "feedbacks" x SET "last_reply_id" = NULL WHERE x."id" > $1 AND x."id" <= $2 AND x."last_reply_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "feedback_replies" p WHERE p.id = x."last_reply_id");
--> statement-breakpoint
ALTER TABLE "dialog_members" ADD CONSTRAINT "dialog_members_dialog_id_dialogs_id_fk" FOREIGN KEY ("dialog_id") REFERENCES "public"."dialogs"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "dialog_members" ADD CONSTRAINT "dialog_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "dialog_members" ADD CONSTRAINT "dialog_members_peer_id_users_id_fk" FOREIGN KEY ("peer_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: dialog_members.dialog_id
SELECT add_missing_members(ARRAY(SELECT m.id FROM "dialog_members", LATERAL (VALUES ("user_id"), ("peer_id")) AS m (id) WHERE "dialog_members"."dialog_id" > $1 AND "dialog_members"."dialog_id" <= $2));
--> statement-breakpoint
-- backfill: dialog_members.dialog_id
DELETE FROM "dialog_members" x WHERE x."dialog_id" > $1 AND x."dialog_id" <= $2 AND NOT EXISTS (SELECT FROM "dialogs" p WHERE p.id = x."dialog_id");
--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_dialog_id_dialogs_id_fk" FOREIGN KEY ("dialog_id") REFERENCES "public"."dialogs"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_target_id_users_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: message_reports.id
SELECT add_missing_members(ARRAY(SELECT m.id FROM "message_reports", LATERAL (VALUES ("reporter_id"), ("target_id")) AS m (id) WHERE "message_reports"."id" > $1 AND "message_reports"."id" <= $2));
--> statement-breakpoint
-- backfill: message_reports.id
DELETE FROM "message_reports" x WHERE x."id" > $1 AND x."id" <= $2 AND NOT EXISTS (SELECT FROM "dialogs" p WHERE p.id = x."dialog_id");
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_dialog_id_dialogs_id_fk" FOREIGN KEY ("dialog_id") REFERENCES "public"."dialogs"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: messages.dialog_id
SELECT add_missing_members(ARRAY(SELECT "sender_id" FROM "messages" WHERE "messages"."dialog_id" > $1 AND "messages"."dialog_id" <= $2));
--> statement-breakpoint
-- backfill: messages.dialog_id
DELETE FROM "messages" x WHERE x."dialog_id" > $1 AND x."dialog_id" <= $2 AND NOT EXISTS (SELECT FROM "dialogs" p WHERE p.id = x."dialog_id");
--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: appeals.id
SELECT add_missing_members(ARRAY(SELECT m.id FROM "appeals", LATERAL (VALUES ("user_id"), ("actor_id"), ("decided_by")) AS m (id) WHERE "appeals"."id" > $1 AND "appeals"."id" <= $2));
--> statement-breakpoint
-- backfill: appeals.id
DELETE FROM "appeals" x WHERE x."id" > $1 AND x."id" <= $2 AND NOT EXISTS (SELECT FROM "audit_log" p WHERE p.id = x."audit_id");
--> statement-breakpoint
ALTER TABLE "system_notices" ADD CONSTRAINT "system_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "system_notices" ADD CONSTRAINT "system_notices_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") NOT VALID;
--> statement-breakpoint
-- backfill: system_notices.id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "system_notices" WHERE "system_notices"."id" > $1 AND "system_notices"."id" <= $2));
--> statement-breakpoint
-- backfill: system_notices.id
UPDATE "system_notices" x SET "announcement_id" = NULL WHERE x."id" > $1 AND x."id" <= $2 AND x."announcement_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "announcements" p WHERE p.id = x."announcement_id");
--> statement-breakpoint
ALTER TABLE "thread_topics" ADD CONSTRAINT "thread_topics_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "thread_topics" ADD CONSTRAINT "thread_topics_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") NOT VALID;
--> statement-breakpoint
-- backfill: thread_topics.thread_id
DELETE FROM "thread_topics" x WHERE x."thread_id" > $1 AND x."thread_id" <= $2 AND NOT EXISTS (SELECT FROM "threads" p WHERE p.id = x."thread_id");
--> statement-breakpoint
-- backfill: thread_topics.thread_id
DELETE FROM "thread_topics" x WHERE x."thread_id" > $1 AND x."thread_id" <= $2 AND NOT EXISTS (SELECT FROM "topics" p WHERE p.id = x."topic_id");
--> statement-breakpoint
ALTER TABLE "topic_active_users" ADD CONSTRAINT "topic_active_users_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "topic_active_users" ADD CONSTRAINT "topic_active_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: topic_active_users.topic_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "topic_active_users" WHERE "topic_active_users"."topic_id" > $1 AND "topic_active_users"."topic_id" <= $2));
--> statement-breakpoint
-- backfill: topic_active_users.topic_id
DELETE FROM "topic_active_users" x WHERE x."topic_id" > $1 AND x."topic_id" <= $2 AND NOT EXISTS (SELECT FROM "topics" p WHERE p.id = x."topic_id");
--> statement-breakpoint
ALTER TABLE "topic_follows" ADD CONSTRAINT "topic_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "topic_follows" ADD CONSTRAINT "topic_follows_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") NOT VALID;
--> statement-breakpoint
-- backfill: topic_follows.user_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "topic_follows" WHERE "topic_follows"."user_id" > $1 AND "topic_follows"."user_id" <= $2));
--> statement-breakpoint
-- backfill: topic_follows.user_id
DELETE FROM "topic_follows" x WHERE x."user_id" > $1 AND x."user_id" <= $2 AND NOT EXISTS (SELECT FROM "topics" p WHERE p.id = x."topic_id");
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: reports.id
SELECT add_missing_members(ARRAY(SELECT "reporter_id" FROM "reports" WHERE "reports"."id" > $1 AND "reports"."id" <= $2));
--> statement-breakpoint
-- backfill: reports.id
DELETE FROM "reports" x WHERE x."id" > $1 AND x."id" <= $2 AND NOT EXISTS (SELECT FROM "report_cases" p WHERE p.id = x."case_id");
--> statement-breakpoint
ALTER TABLE "answer_votes" ADD CONSTRAINT "answer_votes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "answer_votes" ADD CONSTRAINT "answer_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: answer_votes.post_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "answer_votes" WHERE "answer_votes"."post_id" > $1 AND "answer_votes"."post_id" <= $2));
--> statement-breakpoint
-- backfill: answer_votes.post_id
DELETE FROM "answer_votes" x WHERE x."post_id" > $1 AND x."post_id" <= $2 AND NOT EXISTS (SELECT FROM "posts" p WHERE p.id = x."post_id");
--> statement-breakpoint
ALTER TABLE "question_acceptances" ADD CONSTRAINT "question_acceptances_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "question_acceptances" ADD CONSTRAINT "question_acceptances_answerer_id_users_id_fk" FOREIGN KEY ("answerer_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "question_acceptances" ADD CONSTRAINT "question_acceptances_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
-- backfill: question_acceptances.id
SELECT add_missing_members(ARRAY(SELECT m.id FROM "question_acceptances", LATERAL (VALUES ("answerer_id"), ("accepted_by")) AS m (id) WHERE "question_acceptances"."id" > $1 AND "question_acceptances"."id" <= $2));
--> statement-breakpoint
-- backfill: question_acceptances.id
DELETE FROM "question_acceptances" x WHERE x."id" > $1 AND x."id" <= $2 AND NOT EXISTS (SELECT FROM "posts" p WHERE p.id = x."post_id");
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_accepted_post_id_posts_id_fk" FOREIGN KEY ("accepted_post_id") REFERENCES "public"."posts"("id") NOT VALID;
--> statement-breakpoint
-- backfill: questions.thread_id
UPDATE "questions" x SET "accepted_post_id" = NULL WHERE x."thread_id" > $1 AND x."thread_id" <= $2 AND x."accepted_post_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "posts" p WHERE p.id = x."accepted_post_id");
--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") NOT VALID;
--> statement-breakpoint
-- backfill: post_likes.user_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "post_likes" WHERE "post_likes"."user_id" > $1 AND "post_likes"."user_id" <= $2));
--> statement-breakpoint
-- backfill: post_likes.user_id
DELETE FROM "post_likes" x WHERE x."user_id" > $1 AND x."user_id" <= $2 AND NOT EXISTS (SELECT FROM "posts" p WHERE p.id = x."post_id");
--> statement-breakpoint
ALTER TABLE "feedback_me_toos" ADD CONSTRAINT "feedback_me_toos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "feedback_me_toos" ADD CONSTRAINT "feedback_me_toos_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") NOT VALID;
--> statement-breakpoint
-- backfill: feedback_me_toos.user_id
SELECT add_missing_members(ARRAY(SELECT "user_id" FROM "feedback_me_toos" WHERE "feedback_me_toos"."user_id" > $1 AND "feedback_me_toos"."user_id" <= $2));
--> statement-breakpoint
-- backfill: feedback_me_toos.user_id
DELETE FROM "feedback_me_toos" x WHERE x."user_id" > $1 AND x."user_id" <= $2 AND NOT EXISTS (SELECT FROM "feedbacks" p WHERE p.id = x."feedback_id");
--> statement-breakpoint
DROP FUNCTION add_missing_members(bigint[]);
