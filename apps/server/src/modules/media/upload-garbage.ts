import { eq, inArray, or, sql } from "drizzle-orm";
import type { Config } from "../../config.ts";
import type { Clock } from "../../core/time.ts";
import type { Db } from "../../db/client.ts";
import { uploads, uploadTotals } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { openStorage } from "./open-storage.ts";
import { isGracePeriodOver, isInUse } from "./upload.queries.ts";

const { upload } = policy;
/** Number of file names per query. */
const BATCH_SIZE = 500;

const tooLongDown = sql`${uploads.takenDownAt} <= now() - make_interval(days => ${upload.withdrawnDays})`;

/**
 * Locks uploads whose grace period is over, so that they cannot be used meanwhile. Some may be in use again.
 */
async function lockDue(tx: Db) {
  return tx
    .select({
      id: uploads.id,
      userId: uploads.userId,
      path: uploads.path,
      thumbnailPath: uploads.thumbnailPath,
      bytes: uploads.bytes,
      stays: sql<boolean>`(${isInUse} and ${tooLongDown} is not true)`,
    })
    .from(uploads)
    .where(isGracePeriodOver(upload.unusedHours, upload.withdrawnDays))
    .orderBy(uploads.looseSince)
    .limit(upload.collected)
    .for("update", { skipLocked: true });
}

/** Refunds the quota of deleted uploads, in the order of member IDs to avoid deadlocks. */
async function refundQuota(tx: Db, removed: readonly { userId: string; bytes: number }[]): Promise<void> {
  const sums = new Map<string, { files: number; bytes: number }>();
  for (const { userId, bytes } of removed) {
    const sum = sums.get(userId) ?? { files: 0, bytes: 0 };
    sums.set(userId, { files: sum.files + 1, bytes: sum.bytes + bytes });
  }
  for (const [userId, { files, bytes }] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await tx
      .update(uploadTotals)
      .set({
        files: sql`greatest(${uploadTotals.files} - ${files}, 0)`,
        bytes: sql`greatest(${uploadTotals.bytes} - ${bytes}, 0)`,
      })
      .where(eq(uploadTotals.userId, userId));
  }
}

/**
 * Job that deletes unused uploads after a grace period. Deletes the files first, while their rows are locked,
 * so that the next run retries after a failure.
 */
export async function collectUploads(tx: Db, _clock: Clock, config: Config): Promise<void> {
  const due = await lockDue(tx);
  const inUse = due.filter(({ stays }) => stays).map(({ id }) => id);
  const unused = due.filter(({ stays }) => !stays);
  if (inUse.length > 0) await tx.update(uploads).set({ looseSince: null }).where(inArray(uploads.id, inUse));
  if (unused.length === 0) return;
  const storage = openStorage(config);
  for (const { path, thumbnailPath } of unused) {
    await storage.remove(path);
    if (thumbnailPath) await storage.remove(thumbnailPath);
  }
  const ids = unused.map(({ id }) => id);
  await tx.delete(uploads).where(inArray(uploads.id, ids));
  await refundQuota(tx, unused);
}

/** Returns those of the paths that have no row. */
async function findStrayPaths(db: Db, paths: string[]): Promise<string[]> {
  const rows = await db
    .select({ path: uploads.path, thumbnailPath: uploads.thumbnailPath })
    .from(uploads)
    .where(or(inArray(uploads.path, paths), inArray(uploads.thumbnailPath, paths)));
  const known = new Set(rows.flatMap(({ path, thumbnailPath }) => [path, thumbnailPath]));
  return paths.filter((path) => !known.has(path));
}

/** Groups files into batches. */
async function* inBatches(files: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const file of files) {
    if (batch.push(file) < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Job that removes files without a row, left by a process that ended between writing the file and inserting
 * the row. Checks this month and the last.
 * @throws Error if most files of a folder have no row, because it then belongs to another database
 */
export async function sweepStrayFiles(db: Db, clock: Clock, config: Config): Promise<void> {
  const storage = openStorage(config);
  const old = new Date(clock.now().getTime() - upload.unusedHours * 3600 * 1000);
  const thisMonth = clock.day(clock.now()).slice(0, 7);
  const inLastMonth = new Date(Date.parse(`${thisMonth}-01`) - 24 * 3600 * 1000).toISOString();
  for (const month of [thisMonth, inLastMonth.slice(0, 7)]) {
    const folder = month.replace("-", "/");
    const stray: string[] = [];
    let fileCount = 0;
    for await (const paths of inBatches(storage.writtenBefore(folder, old))) {
      fileCount += paths.length;
      stray.push(...(await findStrayPaths(db, paths)));
    }
    if (stray.length > fileCount / 2) throw new Error(`not the uploads of this database: ${folder}`);
    for (const path of stray) await storage.remove(path);
  }
}
