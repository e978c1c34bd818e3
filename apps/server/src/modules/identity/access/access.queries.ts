import { and, asc, desc, eq, gt, ilike, isNull, or, sql } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import { oneRow, toLikePattern } from "../../../core/sql.ts";
import { USER_STATUS } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { accessBlocks, registrations, siteFlags, users } from "../../../db/schema/index.ts";
import { type Access, compileAccess, DEFAULT_SETTINGS, type SiteAccess } from "./access.rules.ts";

const KEY = "access";

/** Returns the stored registration policy and site mode. */
export async function storedAccess(db: Db): Promise<SiteAccess> {
  const [row] = await db.select({ value: siteFlags.value }).from(siteFlags).where(eq(siteFlags.key, KEY));
  return row ? { ...DEFAULT_SETTINGS, ...(JSON.parse(row.value) as Partial<SiteAccess>) } : DEFAULT_SETTINGS;
}

export async function saveAccess(tx: Db, settings: SiteAccess): Promise<void> {
  const value = JSON.stringify(settings);
  await tx
    .insert(siteFlags)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: siteFlags.key, set: { value } });
}

/** Loads the settings and the blocks in force. */
export async function loadAccess(db: Db): Promise<Access> {
  const settings = await storedAccess(db);
  const blocks = await db
    .select({ kind: accessBlocks.kind, value: accessBlocks.value })
    .from(accessBlocks)
    .where(or(isNull(accessBlocks.endsAt), gt(accessBlocks.endsAt, sql`now()`)));
  return compileAccess(settings, blocks);
}

/** Returns a page of the blocks, newest first, and their total. */
export async function listBlocks(db: Db, keyWord: string, { limit, offset }: Page) {
  const found = keyWord
    ? or(ilike(accessBlocks.value, toLikePattern(keyWord)), ilike(accessBlocks.note, toLikePattern(keyWord)))
    : undefined;
  const rows = await db
    .select({
      id: accessBlocks.id,
      kind: accessBlocks.kind,
      value: accessBlocks.value,
      note: accessBlocks.note,
      endsAt: accessBlocks.endsAt,
      byName: users.nickname,
      createdAt: accessBlocks.createdAt,
    })
    .from(accessBlocks)
    .leftJoin(users, eq(users.id, accessBlocks.createdBy))
    .where(found)
    .orderBy(desc(accessBlocks.createdAt), desc(accessBlocks.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(accessBlocks, found) };
}

type Block = Pick<typeof accessBlocks.$inferInsert, "kind" | "value" | "note" | "endsAt" | "createdBy">;

/** Inserts a block, or updates the note and end of the block with the same value. */
export async function saveBlock(tx: Db, block: Block): Promise<string> {
  const { note, endsAt, createdBy } = block;
  const row = oneRow(
    await tx
      .insert(accessBlocks)
      .values(block)
      .onConflictDoUpdate({ target: accessBlocks.value, set: { note, endsAt, createdBy } })
      .returning({ id: accessBlocks.id }),
    "saveBlock",
  );
  return row.id;
}

/** @returns the value of the deleted block; undefined if there was none */
export async function deleteBlock(
  tx: Db,
  by: { id: string } | { value: string },
): Promise<string | undefined> {
  const [row] = await tx
    .delete(accessBlocks)
    .where("id" in by ? eq(accessBlocks.id, by.id) : eq(accessBlocks.value, by.value))
    .returning({ value: accessBlocks.value });
  return row?.value;
}

export async function insertRegistration(tx: Db, row: typeof registrations.$inferInsert): Promise<void> {
  await tx.insert(registrations).values(row);
}

/** Number of pending registrations. */
export const countRegistrations = (db: Db): Promise<number> => db.$count(registrations);

/** Returns a page of pending registrations, oldest first, and their total. */
export async function listRegistrations(db: Db, { limit, offset }: Page) {
  const rows = await db
    .select({
      userId: users.id,
      username: users.username,
      nickname: users.nickname,
      inviter: sql<string>`coalesce((select i.nickname from users i where i.id = ${users.invitedBy}), '')`,
      message: registrations.message,
      email: registrations.email,
      createdAt: registrations.createdAt,
    })
    .from(registrations)
    .innerJoin(users, eq(users.id, registrations.userId))
    .orderBy(asc(registrations.createdAt), asc(registrations.userId))
    .limit(limit)
    .offset(offset);
  return { rows, total: await countRegistrations(db) };
}

/**
 * Removes a pending registration.
 * @returns the applicant's mail address; undefined if the registration was already decided
 */
export async function removeRegistration(tx: Db, userId: string): Promise<{ email: string } | undefined> {
  const [row] = await tx
    .delete(registrations)
    .where(eq(registrations.userId, userId))
    .returning({ email: registrations.email });
  return row;
}

/** Accepts a pending member. */
export async function acceptUser(tx: Db, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ status: USER_STATUS.normal })
    .where(and(eq(users.id, userId), eq(users.status, USER_STATUS.pending)));
}

/** Refuses a pending member. @param days days until the account is deleted and its names become available */
export async function refuseUser(tx: Db, userId: string, days: number): Promise<void> {
  await tx
    .update(users)
    .set({ status: USER_STATUS.refused, closesAt: sql`now() + make_interval(days => ${days}::int)` })
    .where(and(eq(users.id, userId), eq(users.status, USER_STATUS.pending)));
}
