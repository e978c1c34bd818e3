import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { RequestError } from "../../core/request-error.ts";
import type { Db } from "../../db/client.ts";
import { resumableUploads } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { uploadTexts } from "./media.ts";
import { requireQuota } from "./upload.queries.ts";

const { open: mostOpen, idleMinutes, keepHours, lock } = policy.upload.resumable;

/** First key of the advisory lock per member; the second is a hash of the user ID. */
const MEMBER_LOCK = 7_311_088;

export type ResumableUpload = typeof resumableUploads.$inferSelect;

const seconds = (ms: number) => sql`make_interval(secs => ${ms / 1000})`;
const isDue = lt(resumableUploads.createdAt, sql`now() - make_interval(hours => ${keepHours})`);

/**
 * Inserts a resumable upload and checks the member's quota and number of open uploads in one transaction.
 * Replaces idle uploads, oldest first, and an empty upload of the same file, whose response was lost.
 * @param isEmpty whether no bytes of an upload have arrived
 * @param spend counts the bytes against the daily limit, in the same transaction
 * @returns IDs of the replaced uploads, whose files the caller removes
 * @throws RequestError 409 for the quota, 429 for the number, and errors of `spend`
 */
export async function insertResumable(
  db: Db,
  row: Pick<ResumableUpload, "id" | "userId" | "bytes" | "originalName">,
  { isEmpty, spend }: { isEmpty: (id: string) => Promise<boolean>; spend: (tx: Db) => Promise<void> },
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MEMBER_LOCK}::int, hashint8(${row.userId}::bigint))`);
    const others = await tx
      .select({
        id: resumableUploads.id,
        bytes: resumableUploads.bytes,
        idle: sql<boolean>`${resumableUploads.heldUntil} < now() - make_interval(mins => ${idleMinutes})`,
        isSame: sql<boolean>`${resumableUploads.bytes} = ${row.bytes}::int
          and ${resumableUploads.originalName} = ${row.originalName}
          and (${resumableUploads.heldBy} is null or ${resumableUploads.heldUntil} < now())`,
      })
      .from(resumableUploads)
      .where(and(eq(resumableUploads.userId, row.userId), isNull(resumableUploads.path)))
      .orderBy(resumableUploads.heldUntil)
      // Lock, so that no request starts writing one meanwhile.
      .for("update");
    const duplicates: typeof others = [];
    for (const other of others) if (other.isSame && (await isEmpty(other.id))) duplicates.push(other);
    const open = others.filter((other) => !duplicates.includes(other));
    const idle = open.filter((one) => one.idle).slice(0, Math.max(0, open.length - mostOpen + 1));
    const remaining = open.filter((one) => !idle.includes(one));
    if (remaining.length >= mostOpen) throw new RequestError("TOO_MANY_AT_ONCE", uploadTexts.manyOpen);
    const pendingBytes = remaining.reduce((sum, { bytes }) => sum + bytes, row.bytes);
    await requireQuota(tx, row.userId, pendingBytes);
    if (duplicates.length === 0) await spend(tx);
    const ids = [...duplicates, ...idle].map(({ id }) => id);
    if (ids.length > 0) await tx.delete(resumableUploads).where(inArray(resumableUploads.id, ids));
    await tx.insert(resumableUploads).values(row);
    return ids;
  });
}

/** Returns an upload that is not expired and, if `userId` is set, belongs to this member. */
export async function findResumable(
  db: Db,
  id: string,
  userId?: string,
): Promise<ResumableUpload | undefined> {
  const own = userId === undefined ? undefined : eq(resumableUploads.userId, userId);
  const [row] = await db
    .select()
    .from(resumableUploads)
    .where(and(eq(resumableUploads.id, id), own, sql`not ${isDue}`));
  return row;
}

export async function deleteResumable(db: Db, id: string): Promise<void> {
  await db.delete(resumableUploads).where(eq(resumableUploads.id, id));
}

/** Records the path of the finished video. */
export async function finishResumable(db: Db, id: string, path: string): Promise<void> {
  await db.update(resumableUploads).set({ path }).where(eq(resumableUploads.id, id));
}

/** Deletes expired uploads that no request is writing. @returns their IDs */
export async function expireResumable(db: Db): Promise<string[]> {
  const rows = await db
    .delete(resumableUploads)
    .where(and(isDue, sql`(${resumableUploads.heldBy} is null or ${resumableUploads.heldUntil} < now())`))
    .returning({ id: resumableUploads.id });
  return rows.map(({ id }) => id);
}

/**
 * Acquires the lease of an upload. If another request holds it, asks that request to release it.
 * @returns whether the lease was acquired
 */
export async function acquireLease(db: Db, id: string, holder: string): Promise<boolean> {
  const leased = await db
    .update(resumableUploads)
    .set({ heldBy: holder, heldUntil: sql`now() + ${seconds(lock.leaseMs)}`, wanted: false })
    .where(
      and(
        eq(resumableUploads.id, id),
        sql`(${resumableUploads.heldBy} is null or ${resumableUploads.heldUntil} < now())`,
      ),
    )
    .returning({ id: resumableUploads.id });
  if (leased.length > 0) return true;
  await db
    .update(resumableUploads)
    .set({ wanted: true })
    .where(and(eq(resumableUploads.id, id), eq(resumableUploads.wanted, false)));
  return false;
}

/** Renews the lease of an upload. @returns false if the lease is lost or another request wants it */
export async function renewLease(db: Db, id: string, holder: string): Promise<boolean> {
  const [row] = await db
    .update(resumableUploads)
    .set({ heldUntil: sql`now() + ${seconds(lock.leaseMs)}` })
    .where(and(eq(resumableUploads.id, id), eq(resumableUploads.heldBy, holder)))
    .returning({ wanted: resumableUploads.wanted });
  return row?.wanted === false;
}

export async function releaseLease(db: Db, id: string, holder: string): Promise<void> {
  await db
    .update(resumableUploads)
    .set({ heldBy: null, heldUntil: sql`now()`, wanted: false })
    .where(and(eq(resumableUploads.id, id), eq(resumableUploads.heldBy, holder)));
}
