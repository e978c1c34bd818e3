import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { sendSystemNoticesOf, withdrawNotices } from "../../notifications/notice/notice.queries.ts";
import {
  endRound,
  lockDue,
  lockOver,
  nextMembers,
  noteCleared,
  noteReached,
  withdrawMails,
} from "./announcement.queries.ts";

/** Tells the next members what is to be announced: their notices, how far it has come and its mails are one write. */
export async function tellSome(tx: Db): Promise<void> {
  const due = await lockDue(tx);
  if (!due) return;
  const userIds = await nextMembers(tx, due);
  const last = userIds.at(-1);
  if (last === undefined) return endRound(tx, due.id);
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
  await noteReached(tx, due.id, last, sent);
}

/**
 * Takes from some members what is over: mails that have not gone out, all of them first; notices, the counts of unread
 * ones. Never in one transaction with `tellSome`: each takes unread counts in order, both together would not.
 */
export async function clearSome(tx: Db): Promise<void> {
  const id = await lockOver(tx);
  if (!id) return;
  await withdrawMails(tx, id);
  const gone = await withdrawNotices(tx, id, policy.announcements.atOnce);
  if (gone === 0) await noteCleared(tx, id);
}
