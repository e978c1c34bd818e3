-- non-transactional
ALTER TABLE "access_blocks" VALIDATE CONSTRAINT "access_blocks_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "activities" VALIDATE CONSTRAINT "activities_organiser_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "activity_signups" VALIDATE CONSTRAINT "activity_signups_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "circle_active_users" VALIDATE CONSTRAINT "circle_active_users_circle_id_circles_id_fk", VALIDATE CONSTRAINT "circle_active_users_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "circle_applications" VALIDATE CONSTRAINT "circle_applications_circle_id_circles_id_fk", VALIDATE CONSTRAINT "circle_applications_user_id_users_id_fk", VALIDATE CONSTRAINT "circle_applications_decided_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "circle_members" VALIDATE CONSTRAINT "circle_members_circle_id_circles_id_fk", VALIDATE CONSTRAINT "circle_members_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "circle_moderators" VALIDATE CONSTRAINT "circle_moderators_circle_id_circles_id_fk", VALIDATE CONSTRAINT "circle_moderators_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "floor_items" VALIDATE CONSTRAINT "floor_items_floor_id_floors_id_fk";
--> statement-breakpoint
ALTER TABLE "threads" VALIDATE CONSTRAINT "threads_circle_id_circles_id_fk", VALIDATE CONSTRAINT "threads_group_id_groups_id_fk", VALIDATE CONSTRAINT "threads_edited_by_users_id_fk", VALIDATE CONSTRAINT "threads_removed_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "devices" VALIDATE CONSTRAINT "devices_reviewer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "feedback_replies" VALIDATE CONSTRAINT "feedback_replies_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "webhooks" VALIDATE CONSTRAINT "webhooks_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "invitation_days" VALIDATE CONSTRAINT "invitation_days_inviter_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "blocks" VALIDATE CONSTRAINT "blocks_from_id_users_id_fk", VALIDATE CONSTRAINT "blocks_to_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "dialogs" VALIDATE CONSTRAINT "dialogs_low_id_users_id_fk", VALIDATE CONSTRAINT "dialogs_high_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_log" VALIDATE CONSTRAINT "audit_log_actor_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "circle_denials" VALIDATE CONSTRAINT "circle_denials_circle_id_circles_id_fk", VALIDATE CONSTRAINT "circle_denials_user_id_users_id_fk", VALIDATE CONSTRAINT "circle_denials_by_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "member_notes" VALIDATE CONSTRAINT "member_notes_user_id_users_id_fk", VALIDATE CONSTRAINT "member_notes_by_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "review_batches" VALIDATE CONSTRAINT "review_batches_by_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "sensitive_words" VALIDATE CONSTRAINT "sensitive_words_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "sweeps" VALIDATE CONSTRAINT "sweeps_by_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "announcements" VALIDATE CONSTRAINT "announcements_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "notice_groups" VALIDATE CONSTRAINT "notice_groups_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "notice_settings" VALIDATE CONSTRAINT "notice_settings_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_user_id_users_id_fk", VALIDATE CONSTRAINT "notifications_actor_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "unread_counts" VALIDATE CONSTRAINT "unread_counts_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "uploads" VALIDATE CONSTRAINT "uploads_user_id_users_id_fk", VALIDATE CONSTRAINT "uploads_taken_down_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "poll_votes" VALIDATE CONSTRAINT "poll_votes_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "survey_answers" VALIDATE CONSTRAINT "survey_answers_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "question_helps" VALIDATE CONSTRAINT "question_helps_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "task_events" VALIDATE CONSTRAINT "task_events_user_id_users_id_fk", VALIDATE CONSTRAINT "task_events_task_id_tasks_id_fk";
--> statement-breakpoint
ALTER TABLE "search_history" VALIDATE CONSTRAINT "search_history_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "topics" VALIDATE CONSTRAINT "topics_merged_into_topics_id_fk", VALIDATE CONSTRAINT "topics_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "thread_versions" VALIDATE CONSTRAINT "thread_versions_editor_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "resumable_uploads" VALIDATE CONSTRAINT "resumable_uploads_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "upload_totals" VALIDATE CONSTRAINT "upload_totals_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "follows" VALIDATE CONSTRAINT "follows_from_id_users_id_fk", VALIDATE CONSTRAINT "follows_to_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "users" VALIDATE CONSTRAINT "users_invited_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "front_editions" VALIDATE CONSTRAINT "front_editions_hero_id_threads_id_fk";
--> statement-breakpoint
ALTER TABLE "proposals" VALIDATE CONSTRAINT "proposals_thread_id_threads_id_fk", VALIDATE CONSTRAINT "proposals_circle_id_circles_id_fk", VALIDATE CONSTRAINT "proposals_group_id_groups_id_fk", VALIDATE CONSTRAINT "proposals_by_id_users_id_fk", VALIDATE CONSTRAINT "proposals_decided_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "report_cases" VALIDATE CONSTRAINT "report_cases_author_id_users_id_fk", VALIDATE CONSTRAINT "report_cases_thread_id_threads_id_fk", VALIDATE CONSTRAINT "report_cases_circle_id_circles_id_fk", VALIDATE CONSTRAINT "report_cases_handler_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "thread_tippers" VALIDATE CONSTRAINT "thread_tippers_thread_id_threads_id_fk";
--> statement-breakpoint
ALTER TABLE "thread_tips" VALIDATE CONSTRAINT "thread_tips_thread_id_threads_id_fk";
--> statement-breakpoint
ALTER TABLE "hidden_threads" VALIDATE CONSTRAINT "hidden_threads_user_id_users_id_fk", VALIDATE CONSTRAINT "hidden_threads_thread_id_threads_id_fk";
--> statement-breakpoint
ALTER TABLE "hot_threads" VALIDATE CONSTRAINT "hot_threads_thread_id_threads_id_fk";
--> statement-breakpoint
ALTER TABLE "posts" VALIDATE CONSTRAINT "posts_thread_id_threads_id_fk", VALIDATE CONSTRAINT "posts_root_id_posts_id_fk", VALIDATE CONSTRAINT "posts_reply_to_user_id_users_id_fk", VALIDATE CONSTRAINT "posts_removed_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "thread_favorites" VALIDATE CONSTRAINT "thread_favorites_user_id_users_id_fk", VALIDATE CONSTRAINT "thread_favorites_thread_id_threads_id_fk";
--> statement-breakpoint
ALTER TABLE "thread_highlights" VALIDATE CONSTRAINT "thread_highlights_thread_id_threads_id_fk", VALIDATE CONSTRAINT "thread_highlights_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "thread_likes" VALIDATE CONSTRAINT "thread_likes_user_id_users_id_fk", VALIDATE CONSTRAINT "thread_likes_thread_id_threads_id_fk";
--> statement-breakpoint
ALTER TABLE "thread_mentions" VALIDATE CONSTRAINT "thread_mentions_thread_id_threads_id_fk", VALIDATE CONSTRAINT "thread_mentions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "thread_shares" VALIDATE CONSTRAINT "thread_shares_user_id_users_id_fk", VALIDATE CONSTRAINT "thread_shares_thread_id_threads_id_fk";
--> statement-breakpoint
ALTER TABLE "feedbacks" VALIDATE CONSTRAINT "feedbacks_merged_id_feedbacks_id_fk", VALIDATE CONSTRAINT "feedbacks_last_reply_id_feedback_replies_id_fk";
--> statement-breakpoint
ALTER TABLE "dialog_members" VALIDATE CONSTRAINT "dialog_members_dialog_id_dialogs_id_fk", VALIDATE CONSTRAINT "dialog_members_user_id_users_id_fk", VALIDATE CONSTRAINT "dialog_members_peer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "message_reports" VALIDATE CONSTRAINT "message_reports_dialog_id_dialogs_id_fk", VALIDATE CONSTRAINT "message_reports_reporter_id_users_id_fk", VALIDATE CONSTRAINT "message_reports_target_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_dialog_id_dialogs_id_fk", VALIDATE CONSTRAINT "messages_sender_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "appeals" VALIDATE CONSTRAINT "appeals_audit_id_audit_log_id_fk", VALIDATE CONSTRAINT "appeals_user_id_users_id_fk", VALIDATE CONSTRAINT "appeals_actor_id_users_id_fk", VALIDATE CONSTRAINT "appeals_decided_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "system_notices" VALIDATE CONSTRAINT "system_notices_user_id_users_id_fk", VALIDATE CONSTRAINT "system_notices_announcement_id_announcements_id_fk";
--> statement-breakpoint
ALTER TABLE "thread_topics" VALIDATE CONSTRAINT "thread_topics_thread_id_threads_id_fk", VALIDATE CONSTRAINT "thread_topics_topic_id_topics_id_fk";
--> statement-breakpoint
ALTER TABLE "topic_active_users" VALIDATE CONSTRAINT "topic_active_users_topic_id_topics_id_fk", VALIDATE CONSTRAINT "topic_active_users_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "topic_follows" VALIDATE CONSTRAINT "topic_follows_user_id_users_id_fk", VALIDATE CONSTRAINT "topic_follows_topic_id_topics_id_fk";
--> statement-breakpoint
ALTER TABLE "reports" VALIDATE CONSTRAINT "reports_case_id_report_cases_id_fk", VALIDATE CONSTRAINT "reports_reporter_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "answer_votes" VALIDATE CONSTRAINT "answer_votes_post_id_posts_id_fk", VALIDATE CONSTRAINT "answer_votes_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "question_acceptances" VALIDATE CONSTRAINT "question_acceptances_post_id_posts_id_fk", VALIDATE CONSTRAINT "question_acceptances_answerer_id_users_id_fk", VALIDATE CONSTRAINT "question_acceptances_accepted_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "questions" VALIDATE CONSTRAINT "questions_accepted_post_id_posts_id_fk";
--> statement-breakpoint
ALTER TABLE "post_likes" VALIDATE CONSTRAINT "post_likes_user_id_users_id_fk", VALIDATE CONSTRAINT "post_likes_post_id_posts_id_fk";
--> statement-breakpoint
ALTER TABLE "feedback_me_toos" VALIDATE CONSTRAINT "feedback_me_toos_user_id_users_id_fk", VALIDATE CONSTRAINT "feedback_me_toos_feedback_id_feedbacks_id_fk";
