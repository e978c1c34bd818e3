import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { RequestError } from "../../core/request-error.ts";
import type { Db } from "../../db/client.ts";
import { resumableUploads } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { uploadTexts } from "./media.ts";
import { requireQuota } from "./upload.queries.ts";

const { open: mostOpen, idleMinutes, keepHours, lock } = policy.upload.resumable;

/** The first of the two numbers of the lock under which a member's uploads are counted. */
const MEMBER_LOCK = 7_311_088;

export type ResumableUpload = typeof resumableUploads.$inferSelect;

const seconds = (ms: number) => sql`make_interval(secs => ${ms / 1000})`;
const isDue = lt(resumableUploads.createdAt, sql`now() - make_interval(hours => ${keepHours})`);

/**
 * Notes a video that is to come, in one transaction that counts the member's others: however many are begun at once,
 * neither their number nor the quota is passed. Of those that nobody has touched for long, the oldest give way; at once
 * does the same file of which nothing has come: the answer was lost.
 * @param isEmpty whether nothing has come of one
 * @param spend counts its bytes, in the same transaction: what is refused does not count, nor does a file twice
 * @returns those that gave way; their files are the caller's to remove
 * @throws RequestError 409 for the quota, 429 for the number, what `spend` throws
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
      // Nobody begins to write one meanwhile.
      .for("update");
    const lost: typeof others = [];
    for (const other of others) if (other.isSame && (await isEmpty(other.id))) lost.push(other);
    const open = others.filter((other) => !lost.includes(other));
    const idle = open.filter((one) => one.idle).slice(0, Math.max(0, open.length - mostOpen + 1));
    const staying = open.filter((one) => !idle.includes(one));
    if (staying.length >= mostOpen) throw new RequestError("TOO_MANY_AT_ONCE", uploadTexts.manyOpen);
    const coming = staying.reduce((sum, { bytes }) => sum + bytes, row.bytes);
    await requireQuota(tx, row.userId, coming);
    if (lost.length === 0) await spend(tx);
    const ids = [...lost, ...idle].map(({ id }) => id);
    if (ids.length > 0) await tx.delete(resumableUploads).where(inArray(resumableUploads.id, ids));
    await tx.insert(resumableUploads).values(row);
    return ids;
  });
}

/** A member's own upload that is not too old; undefined for anybody else's. */
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

/** Notes under what a finished video is stored. */
export async function finishResumable(db: Db, id: string, path: string): Promise<void> {
  await db.update(resumableUploads).set({ path }).where(eq(resumableUploads.id, id));
}

/** Deletes those that are too old and that nobody is writing. @returns their ids */
export async function expireResumable(db: Db): Promise<string[]> {
  const rows = await db
    .delete(resumableUploads)
    .where(and(isDue, sql`(${resumableUploads.heldBy} is null or ${resumableUploads.heldUntil} < now())`))
    .returning({ id: resumableUploads.id });
  return rows.map(({ id }) => id);
}

/** Takes an upload that nobody holds. @returns whether it is held now; if not, its holder is asked for it */
export async function takeResumable(db: Db, id: string, holder: string): Promise<boolean> {
  const held = await db
    .update(resumableUploads)
    .set({ heldBy: holder, heldUntil: sql`now() + ${seconds(lock.leaseMs)}`, wanted: false })
    .where(
      and(
        eq(resumableUploads.id, id),
        sql`(${resumableUploads.heldBy} is null or ${resumableUploads.heldUntil} < now())`,
      ),
    )
    .returning({ id: resumableUploads.id });
  if (held.length > 0) return true;
  await db
    .update(resumableUploads)
    .set({ wanted: true })
    .where(and(eq(resumableUploads.id, id), eq(resumableUploads.wanted, false)));
  return false;
}

/** Holds an upload for longer. @returns whether its holder may go on: nobody else wants it or has it */
export async function keepResumable(db: Db, id: string, holder: string): Promise<boolean> {
  const [row] = await db
    .update(resumableUploads)
    .set({ heldUntil: sql`now() + ${seconds(lock.leaseMs)}` })
    .where(and(eq(resumableUploads.id, id), eq(resumableUploads.heldBy, holder)))
    .returning({ wanted: resumableUploads.wanted });
  return row?.wanted === false;
}

export async function releaseResumable(db: Db, id: string, holder: string): Promise<void> {
  await db
    .update(resumableUploads)
    .set({ heldBy: null, heldUntil: sql`now()`, wanted: false })
    .where(and(eq(resumableUploads.id, id), eq(resumableUploads.heldBy, holder)));
}
