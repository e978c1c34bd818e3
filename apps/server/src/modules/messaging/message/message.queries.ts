import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import { notifyChange } from "../../../core/change-events.ts";
import { oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { NO_TEXT } from "../../../db/schema/columns.ts";
import { dialogMembers, messages, unreadCounts, users } from "../../../db/schema/index.ts";
import { countDialogs, isSideOf, type Member, type Place } from "./dialog.queries.ts";
import type { MessageRow } from "./message.rules.ts";

const messageColumns = {
  id: messages.id,
  dialogId: messages.dialogId,
  senderId: messages.senderId,
  content: messages.content,
  images: messages.images,
  requestId: messages.requestId,
  createdAt: messages.createdAt,
  recalledAt: messages.recalledAt,
};

/** Finds a message by its idempotency key. */
export async function messageByRequest(
  db: Db,
  senderId: string,
  requestId: string,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.senderId, senderId), eq(messages.requestId, requestId)));
  return row;
}

/** Inserts a message. Returns undefined if its idempotency key has been used. */
export async function insertMessage(
  tx: Db,
  row: Pick<MessageRow, "dialogId" | "senderId" | "content" | "images" | "requestId">,
): Promise<MessageRow | undefined> {
  const [message] = await tx.insert(messages).values(row).onConflictDoNothing().returning(messageColumns);
  return message;
}

/** Updates the counters of both members for a new message. The caller has locked the conversation. */
export async function countMessage(tx: Db, { id, dialogId, senderId }: MessageRow): Promise<void> {
  await tx.execute(sql`
    with before as (
      select user_id, last_message_id is null as listed, user_id <> ${senderId}::bigint as got
      from dialog_members where dialog_id = ${dialogId}::bigint for update
    ), sides as (
      update dialog_members m set
        last_message_id = ${id}::bigint,
        visible = m.visible + 1,
        sent = m.sent + (not before.got)::int,
        unread = m.unread + before.got::int
      from before where m.dialog_id = ${dialogId}::bigint and m.user_id = before.user_id
    )
    insert into unread_counts (user_id, dialogs, dialog_total, revision)
    select user_id, got::int, listed::int, 1 from before order by user_id::text collate "C"
    on conflict (user_id) do update set
      dialogs = unread_counts.dialogs + excluded.dialogs,
      dialog_total = unread_counts.dialog_total + excluded.dialog_total,
      revision = unread_counts.revision + 1
    returning ${notifyChange("member", unreadCounts.userId)}`);
}

const hiddenFor = ({ userId, peerId }: Pick<Member, "userId" | "peerId">) =>
  BigInt(userId) < BigInt(peerId) ? messages.hiddenLow : messages.hiddenHigh;

/** Condition for the messages of a conversation that are visible to a member. */
const isVisibleTo = (member: Member) =>
  and(
    eq(messages.dialogId, member.dialogId),
    gt(messages.id, member.clearedId),
    eq(hiddenFor(member), false),
  );

interface Slice {
  limit: number;
  offset: number;
  beforeId?: string;
}

/** Returns a page of the visible messages of a conversation, newest first. */
export async function listMessages(
  db: Db,
  member: Member,
  { limit, offset, beforeId }: Slice,
): Promise<MessageRow[]> {
  return db
    .select(messageColumns)
    .from(messages)
    .where(and(isVisibleTo(member), beforeId ? lt(messages.id, beforeId) : undefined))
    .orderBy(desc(messages.id))
    .limit(limit)
    .offset(offset);
}

const dialogPage = (db: Db, before?: SQL) =>
  db
    .select({
      id: dialogMembers.dialogId,
      unread: dialogMembers.unread,
      user: briefColumns,
      message: messageColumns,
      total: unreadCounts.dialogTotal,
    })
    .from(dialogMembers)
    .innerJoin(messages, eq(messages.id, dialogMembers.lastMessageId))
    .innerJoin(users, eq(users.id, dialogMembers.peerId))
    .leftJoin(unreadCounts, eq(unreadCounts.userId, dialogMembers.userId))
    .where(
      and(
        eq(dialogMembers.userId, sql.placeholder("userId")),
        isNotNull(dialogMembers.lastMessageId),
        before,
      ),
    )
    .orderBy(desc(dialogMembers.lastMessageId))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"));

const dialogs = prepared("dialogs", (db) => dialogPage(db));
const dialogsBefore = prepared("dialogs_before", (db) =>
  dialogPage(db, lt(dialogMembers.lastMessageId, sql.placeholder("beforeId"))),
);

/**
 * Returns a page of a member's conversations with their last messages, latest activity first, and the total
 * number.
 */
export async function listDialogs(db: Db, userId: string, { limit, offset, beforeId }: Slice) {
  const rows = beforeId
    ? await dialogsBefore(db).execute({ userId, beforeId, limit, offset })
    : await dialogs(db).execute({ userId, limit, offset });
  const [first] = rows;
  if (first) return { rows, total: first.total ?? 0 };
  // The total is selected with the rows, so that only an empty later page needs a separate query.
  const isFirst = offset === 0 && !beforeId;
  return { rows, total: isFirst ? 0 : await countDialogs(db, userId) };
}

/** Returns the ID of the newest message of a conversation up to `messageId`; 0 if there is none. */
async function newestUpTo(tx: Db, dialogId: string, messageId: string): Promise<string> {
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.dialogId, dialogId), lte(messages.id, messageId)))
    .orderBy(desc(messages.id))
    .limit(1);
  return row?.id ?? "0";
}

/**
 * Marks a locked conversation as read up to a message.
 * @returns the number of messages that became read; undefined if the conversation was already read up to it
 */
export async function markRead(tx: Db, member: Member, messageId: string): Promise<number | undefined> {
  const upTo = await newestUpTo(tx, member.dialogId, messageId);
  if (BigInt(upTo) <= BigInt(member.lastReadId)) return undefined;
  const unread = await tx.$count(
    messages,
    and(
      isVisibleTo(member),
      gt(messages.id, upTo),
      eq(messages.senderId, member.peerId),
      isNull(messages.recalledAt),
    ),
  );
  await tx.update(dialogMembers).set({ lastReadId: upTo, unread }).where(isSideOf(member));
  return member.unread - unread;
}

export async function findMessage(db: Db, messageId: string): Promise<MessageRow | undefined> {
  const [row] = await db.select(messageColumns).from(messages).where(eq(messages.id, messageId));
  return row;
}

/** Recalls a message and erases its text and images. The caller has locked the conversation. */
export async function recallMessage(tx: Db, messageId: string): Promise<MessageRow> {
  return oneRow(
    await tx
      .update(messages)
      .set({ content: NO_TEXT, images: [], recalledAt: sql`now()` })
      .where(eq(messages.id, messageId))
      .returning(messageColumns),
    "recallMessage",
  );
}

/**
 * Decrements a member's unread count for a deleted or recalled message.
 * @returns whether the message was unread
 */
export async function decrementUnread(tx: Db, place: Place, messageId: string): Promise<boolean> {
  const rows = await tx
    .update(dialogMembers)
    .set({ unread: sql`${dialogMembers.unread} - 1` })
    .where(
      and(
        isSideOf(place),
        lt(dialogMembers.lastReadId, messageId),
        lt(dialogMembers.clearedId, messageId),
        gt(dialogMembers.unread, 0),
      ),
    )
    .returning({ unread: dialogMembers.unread });
  return rows.length > 0;
}

/** Whether a member has deleted a message from their side. */
export async function isHidden(
  tx: Db,
  member: Pick<Member, "userId" | "peerId">,
  messageId: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ hidden: hiddenFor(member) })
    .from(messages)
    .where(eq(messages.id, messageId));
  return row?.hidden ?? true;
}

/** Hides a message of a locked conversation from a member. @returns the message; undefined if it was not visible */
export async function hideMessage(
  tx: Db,
  member: Member,
  messageId: string,
): Promise<MessageRow | undefined> {
  const side = BigInt(member.userId) < BigInt(member.peerId) ? { hiddenLow: true } : { hiddenHigh: true };
  const [row] = await tx
    .update(messages)
    .set(side)
    .where(and(isVisibleTo(member), eq(messages.id, messageId)))
    .returning(messageColumns);
  if (!row) return undefined;
  const [last] = await listMessages(tx, member, { limit: 1, offset: 0 });
  await tx
    .update(dialogMembers)
    .set({ visible: sql`${dialogMembers.visible} - 1`, lastMessageId: last?.id ?? null })
    .where(isSideOf(member));
  return row;
}

/** Removes a locked conversation from a member's list and hides its messages from them. */
export async function clearDialog(tx: Db, member: Member): Promise<void> {
  const newest = await newestUpTo(tx, member.dialogId, "9223372036854775807");
  await tx
    .update(dialogMembers)
    .set({ clearedId: newest, lastMessageId: null, unread: 0, visible: 0 })
    .where(isSideOf(member));
}

/** Lists the messages among `ids` that are visible to a member, oldest first. */
export async function listVisibleMessages(db: Db, member: Member, ids: string[]): Promise<MessageRow[]> {
  return db
    .select(messageColumns)
    .from(messages)
    .where(and(isVisibleTo(member), inArray(messages.id, ids)))
    .orderBy(asc(messages.id));
}
