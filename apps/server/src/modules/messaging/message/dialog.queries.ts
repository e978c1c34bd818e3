import { and, eq, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { dialogMembers, dialogs, unreadCounts, userGroups, users } from "../../../db/schema/index.ts";

/*
 * Locks are taken in one order: the dialog, its two member rows, then the count rows by id as text. Anyone who changes
 * more than their own reading holds the dialog, so within one dialog everything happens one after the other.
 */

export interface Place {
  dialogId: string;
  userId: string;
}

/** A member that can be written to; undefined when missing or closed. */
export async function findMember(db: Db, userId: string) {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 1)));
  return row;
}

/** The id of the dialog of two members, made when there is none yet. */
export async function openDialog(tx: Db, oneId: string, otherId: string): Promise<string> {
  const [lowId, highId] =
    BigInt(oneId) < BigInt(otherId) ? ([oneId, otherId] as const) : ([otherId, oneId] as const);
  const pair = and(eq(dialogs.lowId, lowId), eq(dialogs.highId, highId));
  const [known] = await tx.select({ id: dialogs.id }).from(dialogs).where(pair);
  if (known) return known.id;
  const [made] = await tx.insert(dialogs).values({ lowId, highId }).onConflictDoNothing().returning();
  if (!made) return oneRow(await tx.select({ id: dialogs.id }).from(dialogs).where(pair), "openDialog").id;
  await tx.insert(dialogMembers).values([
    { dialogId: made.id, userId: lowId, peerId: highId },
    { dialogId: made.id, userId: highId, peerId: lowId },
  ]);
  return made.id;
}

/** A member's side of a dialog; undefined when the dialog is not theirs. */
export async function memberOf(db: Db, { dialogId, userId }: Place) {
  const [row] = await db
    .select()
    .from(dialogMembers)
    .where(and(eq(dialogMembers.dialogId, dialogId), eq(dialogMembers.userId, userId)));
  return row;
}

export type Member = NonNullable<Awaited<ReturnType<typeof memberOf>>>;

/** Locks a dialog for the rest of the transaction; undefined when it is not the member's. */
export async function lockDialog(tx: Db, place: Place): Promise<Member | undefined> {
  const [held] = await tx
    .select({ id: dialogs.id })
    .from(dialogs)
    .where(
      and(
        eq(dialogs.id, place.dialogId),
        sql`${place.userId}::bigint in (${dialogs.lowId}, ${dialogs.highId})`,
      ),
    )
    .for("no key update");
  if (!held) return undefined;
  // Read-all changes the member's row without the dialog.
  const [row] = await tx
    .select()
    .from(dialogMembers)
    .where(and(eq(dialogMembers.dialogId, place.dialogId), eq(dialogMembers.userId, place.userId)))
    .for("update");
  return row;
}

const followed = (from: string, to: string) =>
  sql<boolean>`exists (select 1 from follows f where f.from_id = ${from}::bigint and f.to_id = ${to}::bigint)`;
const blocked = (from: string, to: string) =>
  sql<boolean>`exists (select 1 from blocks b where b.from_id = ${from}::bigint and b.to_id = ${to}::bigint)`;

/** What stands between two members of a dialog, with the other one's card. */
export async function standingOf(db: Db, { dialogId, userId, peerId }: Place & { peerId: string }) {
  return oneRow(
    await db
      .select({
        ...briefColumns,
        groupName: userGroups.name,
        exp: users.exp,
        verifiedDevice: users.verifiedDevice,
        status: users.status,
        isFollow: followed(userId, peerId),
        followsMe: followed(peerId, userId),
        blocking: blocked(userId, peerId),
        blocked: blocked(peerId, userId),
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

/** How many dialogs a member's list holds. */
export async function countDialogs(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: unreadCounts.dialogTotal })
    .from(unreadCounts)
    .where(eq(unreadCounts.userId, userId));
  return row?.n ?? 0;
}

/** The condition for a member's side of a dialog. */
export const isSideOf = ({ dialogId, userId }: Place) =>
  and(eq(dialogMembers.dialogId, dialogId), eq(dialogMembers.userId, userId));

/** Marks all dialogs of a member read. @returns how many unread messages there were, and who wrote them */
export async function clearDialogs(tx: Db, userId: string): Promise<{ unread: number; peerIds: string[] }> {
  const held = rowsOf<{ peerId: string; unread: number }>(
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
    unread: held.reduce((sum, { unread }) => sum + unread, 0),
    peerIds: held.map(({ peerId }) => peerId),
  };
}

/** Whether a held dialog still has a last message for a member. */
export async function isListed(tx: Db, place: Place): Promise<boolean> {
  return (await memberOf(tx, place))?.lastMessageId !== null;
}
