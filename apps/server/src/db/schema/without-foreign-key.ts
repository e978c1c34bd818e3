const POLYMORPHIC = "Another column names the table of the target.";
const ZERO_FOR_NONE = "0 stands for none; the previous version still writes it.";
const POSITION = "A position in an order, not a row.";
const ARRAY = "PostgreSQL has no foreign keys for the elements of an array.";
const TRIGGER = "A trigger copies it from a row that has the foreign key.";
const NUMBER = "A number, not an ID.";

/** The bigint columns without a foreign key, and the reason. */
export const WITHOUT_FOREIGN_KEY: Readonly<Record<string, string>> = {
  "announcements.circle_id": ZERO_FOR_NONE,
  "announcements.reached_id": POSITION,
  "audit_log.target_id": POLYMORPHIC,
  "dialog_members.cleared_id": POSITION,
  "dialog_members.last_message_id": POSITION,
  "dialog_members.last_read_id": POSITION,
  "drafts.circle_id": "Checked when the draft is published, not when it is saved.",
  "floor_items.target_id": POLYMORPHIC,
  "front_editions.question_id": ZERO_FOR_NONE,
  "imported_rows.own_id": POLYMORPHIC,
  "menu_items.parent_id": ZERO_FOR_NONE,
  "notice_groups.actor_ids": ARRAY,
  "notice_groups.post_id": ZERO_FOR_NONE,
  "notice_groups.thread_id": ZERO_FOR_NONE,
  "notifications.post_id": ZERO_FOR_NONE,
  "notifications.thread_id": ZERO_FOR_NONE,
  "passkeys.counter": NUMBER,
  "poll_votes.option_ids": ARRAY,
  "question_helps.ref_id": POLYMORPHIC,
  "report_cases.target_id": POLYMORPHIC,
  "reports.target_id": POLYMORPHIC,
  "search_backfill.after": POSITION,
  "search_documents.ref_id": POLYMORPHIC,
  "search_documents.thread_id": "The indexer writes documents in bulk, and removes those without a source.",
  "search_queue.ref_id": POLYMORPHIC,
  "search_rescans.after": POSITION,
  "search_rescans.ref_id": POLYMORPHIC,
  "text_prints.user_ids": ARRAY,
  "thread_sort_keys.circle_id": TRIGGER,
  "thread_sort_keys.group_id": TRIGGER,
  "thread_sort_keys.thread_id": TRIGGER,
  "upload_backfill.after": POSITION,
  "upload_totals.bytes": NUMBER,
  "upload_uses.thread_id": TRIGGER,
  "webhook_deliveries.subject_id": POLYMORPHIC,
};
