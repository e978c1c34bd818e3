import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { sendSystemNoticesOf, withdrawNotices } from "../../notifications/index.ts";
import {
  listNextMembers,
  lockDueAnnouncement,
  lockEndedAnnouncement,
  markCleared,
  saveProgress,
  scheduleNextRound,
  withdrawMails,
} from "./announcement.queries.ts";

/** Sends a due announcement to a batch of members. Notifications, progress and mails are one transaction. */
export async function sendAnnouncementBatch(tx: Db): Promise<void> {
  const due = await lockDueAnnouncement(tx);
  if (!due) return;
  const userIds = await listNextMembers(tx, due);
  const last = userIds.at(-1);
  if (last === undefined) return scheduleNextRound(tx, due.id);
  const { id: announcementId, title, content, link } = due;
  const notice = { announcementId, title, content, kind: "news" as const };
  const sent = await sendSystemNoticesOf(
    tx,
    userIds.map((userId) => ({
      userId,
      ...notice,
      ...(link && { link, linkText: "去看看" }),
      ...(!due.isMailed && { isMailed: true as const }),
    })),
  );
  await saveProgress(tx, due.id, last, sent);
}

/**
 * Removes an ended or cancelled announcement: all unsent mails, then a batch of notifications with their
 * unread counts. Must not run in one transaction with `sendAnnouncementBatch`, because each locks unread
 * counts in ID order, and together they could deadlock.
 */
export async function removeAnnouncementBatch(tx: Db): Promise<void> {
  const id = await lockEndedAnnouncement(tx);
  if (!id) return;
  await withdrawMails(tx, id);
  const removedCount = await withdrawNotices(tx, id, policy.announcements.atOnce);
  if (removedCount === 0) await markCleared(tx, id);
}
