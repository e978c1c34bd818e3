import { and, eq, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { dialogMembers, dialogs, unreadCounts, userGroups, users } from "../../../db/schema/index.ts";

/*
 * Lock order: the dialog row, its two member rows, then the unread counts by ID as text. Every transaction
 * that changes more than the read position of its own member locks the dialog row, so that changes of one
 * conversation are serialized.
 */

export interface Place {
  dialogId: string;
  userId: string;
}

/** Finds a member with an active account. */
export async function findMember(db: Db, userId: string) {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 1)));
  return row;
}

/** Returns the ID of the conversation of two members. Creates the conversation if it does not exist. */
export async function openDialog(tx: Db, oneId: string, otherId: string): Promise<string> {
  const [lowId, highId] =
    BigInt(oneId) < BigInt(otherId) ? ([oneId, otherId] as const) : ([otherId, oneId] as const);
  const pair = and(eq(dialogs.lowId, lowId), eq(dialogs.highId, highId));
  const [existing] = await tx.select({ id: dialogs.id }).from(dialogs).where(pair);
  if (existing) return existing.id;
  const [dialog] = await tx.insert(dialogs).values({ lowId, highId }).onConflictDoNothing().returning();
  if (!dialog) return oneRow(await tx.select({ id: dialogs.id }).from(dialogs).where(pair), "openDialog").id;
  await tx.insert(dialogMembers).values([
    { dialogId: dialog.id, userId: lowId, peerId: highId },
    { dialogId: dialog.id, userId: highId, peerId: lowId },
  ]);
  return dialog.id;
}

/** Finds a member's row of a conversation; undefined if the member does not belong to the conversation. */
export async function memberOf(db: Db, { dialogId, userId }: Place) {
  const [row] = await db
    .select()
    .from(dialogMembers)
    .where(and(eq(dialogMembers.dialogId, dialogId), eq(dialogMembers.userId, userId)));
  return row;
}

export type Member = NonNullable<Awaited<ReturnType<typeof memberOf>>>;

/** Locks a conversation and the member's row; undefined if the member does not belong to the conversation. */
export async function lockDialog(tx: Db, place: Place): Promise<Member | undefined> {
  const [dialog] = await tx
    .select({ id: dialogs.id })
    .from(dialogs)
    .where(
      and(
        eq(dialogs.id, place.dialogId),
        sql`${place.userId}::bigint in (${dialogs.lowId}, ${dialogs.highId})`,
      ),
    )
    .for("no key update");
  if (!dialog) return undefined;
  // Locked too, because read-all changes the member's row without locking the conversation.
  const [row] = await tx
    .select()
    .from(dialogMembers)
    .where(and(eq(dialogMembers.dialogId, place.dialogId), eq(dialogMembers.userId, place.userId)))
    .for("update");
  return row;
}

const isFollowing = (from: string, to: string) =>
  sql<boolean>`exists (select 1 from follows f where f.from_id = ${from}::bigint and f.to_id = ${to}::bigint)`;
const isBlocking = (from: string, to: string) =>
  sql<boolean>`exists (select 1 from blocks b where b.from_id = ${from}::bigint and b.to_id = ${to}::bigint)`;

/**
 * Returns the follows, blocks and settings between the two members of a conversation, and the profile of the
 * peer.
 */
export async function standingOf(db: Db, { dialogId, userId, peerId }: Place & { peerId: string }) {
  return oneRow(
    await db
      .select({
        ...briefColumns,
        groupName: userGroups.name,
        exp: users.exp,
        verifiedDevice: users.verifiedDevice,
        status: users.status,
        isFollow: isFollowing(userId, peerId),
        followsMe: isFollowing(peerId, userId),
        blocking: isBlocking(userId, peerId),
        blocked: isBlocking(peerId, userId),
        mutualOnly: sql<boolean>`exists (select 1 from notice_settings s
        where s.user_id = ${peerId}::bigint and s.message_from = 'mutual')`,
        peerSent: dialogMembers.sent,
        peerReadId: dialogMembers.lastReadId,
      })
      .from(users)
      .innerJoin(userGroups, eq(userGroups.id, users.groupId))
      .innerJoin(dialogMembers, and(eq(dialogMembers.dialogId, dialogId), eq(dialogMembers.userId, peerId)))
      .where(eq(users.id, peerId)),
    "standingOf",
  );
}

/** Returns the number of conversations in a member's list. */
export async function countDialogs(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: unreadCounts.dialogTotal })
    .from(unreadCounts)
    .where(eq(unreadCounts.userId, userId));
  return row?.n ?? 0;
}

/** Condition for a member's row of a conversation. */
export const isSideOf = ({ dialogId, userId }: Place) =>
  and(eq(dialogMembers.dialogId, dialogId), eq(dialogMembers.userId, userId));

/** Marks all conversations of a member as read. @returns the number of unread messages and their authors */
export async function clearDialogs(tx: Db, userId: string): Promise<{ unread: number; peerIds: string[] }> {
  const unreadRows = rowsOf<{ peerId: string; unread: number }>(
    await tx.execute(sql`
      with held as (
        select dialog_id, peer_id, unread from dialog_members
        where user_id = ${userId}::bigint and unread > 0 order by dialog_id for update
      ), done as (
        update dialog_members m set unread = 0, last_read_id = greatest(m.last_read_id, m.last_message_id)
        from held where m.dialog_id = held.dialog_id and m.user_id = ${userId}::bigint
      )
      select peer_id::text as "peerId", unread from held`),
  );
  return {
    unread: unreadRows.reduce((sum, { unread }) => sum + unread, 0),
    peerIds: unreadRows.map(({ peerId }) => peerId),
  };
}

/** Whether a locked conversation still has a message that is visible to a member. */
export async function isListed(tx: Db, place: Place): Promise<boolean> {
  return (await memberOf(tx, place))?.lastMessageId !== null;
}
