import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { memberNotes, users } from "../../../db/schema/index.ts";

/** Lists notes on a member, newest first. */
export async function listNotes(db: Db, userId: string, limit: number) {
  return db
    .select({
      id: memberNotes.id,
      text: memberNotes.text,
      byId: memberNotes.byId,
      byName: users.nickname,
      createdAt: memberNotes.createdAt,
    })
    .from(memberNotes)
    .innerJoin(users, eq(users.id, memberNotes.byId))
    .where(eq(memberNotes.userId, userId))
    .orderBy(desc(memberNotes.createdAt), desc(memberNotes.id))
    .limit(limit);
}

export const countNotes = (db: Db, userId: string): Promise<number> =>
  db.$count(memberNotes, eq(memberNotes.userId, userId));

export async function insertNote(db: Db, row: typeof memberNotes.$inferInsert): Promise<void> {
  await db.insert(memberNotes).values(row);
}

/** Deletes a note of an author. @returns whether it existed */
export async function deleteNote(db: Db, id: string, byId: string): Promise<boolean> {
  const rows = await db
    .delete(memberNotes)
    .where(and(eq(memberNotes.id, id), eq(memberNotes.byId, byId)))
    .returning({ id: memberNotes.id });
  return rows.length > 0;
}

export async function deleteNotesOn(tx: Db, userId: string): Promise<void> {
  await tx.delete(memberNotes).where(eq(memberNotes.userId, userId));
}
