import { eq, inArray, or, sql } from "drizzle-orm";
import type { Config } from "../../config.ts";
import type { Clock } from "../../core/time.ts";
import type { Db } from "../../db/client.ts";
import { uploads, uploadTotals } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { openStorage } from "./open-storage.ts";
import { isInUse, unusedFor } from "./upload.queries.ts";

const { upload } = policy;
/** How many file names are looked up together. */
const TOGETHER = 500;

const tooLongDown = sql`${uploads.takenDownAt} <= now() - make_interval(days => ${upload.withdrawnDays})`;

/** Locks uploads whose grace period is over, against being used again; some of them are in use all the same. */
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
    .where(unusedFor(upload.unusedHours, upload.withdrawnDays))
    .orderBy(uploads.looseSince)
    .limit(upload.collected)
    .for("update", { skipLocked: true });
}

/**
 * Returns the quota of deleted uploads to their members; in the order of members, like every caller that locks several.
 */
async function giveBack(tx: Db, removed: readonly { userId: string; bytes: number }[]): Promise<void> {
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
 * The job that deletes uploads that nothing uses any more, after a grace period. Files are deleted first, while their
 * rows are locked: after a failure the rows are still there and the next run does it again.
 */
export async function collectUploads(tx: Db, _clock: Clock, config: Config): Promise<void> {
  const due = await lockDue(tx);
  const inUse = due.filter(({ stays }) => stays).map(({ id }) => id);
  const gone = due.filter(({ stays }) => !stays);
  if (inUse.length > 0) await tx.update(uploads).set({ looseSince: null }).where(inArray(uploads.id, inUse));
  if (gone.length === 0) return;
  const storage = openStorage(config);
  for (const { path, thumbnailPath } of gone) {
    await storage.remove(path);
    if (thumbnailPath) await storage.remove(thumbnailPath);
  }
  const ids = gone.map(({ id }) => id);
  await tx.delete(uploads).where(inArray(uploads.id, ids));
  await giveBack(tx, gone);
}

/** Which of some files nobody has noted. */
async function strayOf(db: Db, paths: string[]): Promise<string[]> {
  const rows = await db
    .select({ path: uploads.path, thumbnailPath: uploads.thumbnailPath })
    .from(uploads)
    .where(or(inArray(uploads.path, paths), inArray(uploads.thumbnailPath, paths)));
  const known = new Set(rows.flatMap(({ path, thumbnailPath }) => [path, thumbnailPath]));
  return paths.filter((path) => !known.has(path));
}

/** The files of a folder, some at a time. */
async function* inLots(files: AsyncIterable<string>): AsyncGenerator<string[]> {
  let lot: string[] = [];
  for await (const file of files) {
    if (lot.push(file) < TOGETHER) continue;
    yield lot;
    lot = [];
  }
  if (lot.length > 0) yield lot;
}

/**
 * The job that removes files without a row: what a process left that ended between writing a file and noting it. It
 * looks at this month and the last.
 * @throws Error for a folder where most files are such: it belongs to another database, and is left alone
 */
export async function sweepStrayFiles(db: Db, clock: Clock, config: Config): Promise<void> {
  const storage = openStorage(config);
  const old = new Date(clock.now().getTime() - upload.unusedHours * 3600 * 1000);
  const thisMonth = clock.day(clock.now()).slice(0, 7);
  const inLastMonth = new Date(Date.parse(`${thisMonth}-01`) - 24 * 3600 * 1000).toISOString();
  for (const month of [thisMonth, inLastMonth.slice(0, 7)]) {
    const folder = month.replace("-", "/");
    const stray: string[] = [];
    let seen = 0;
    for await (const paths of inLots(storage.writtenBefore(folder, old))) {
      seen += paths.length;
      stray.push(...(await strayOf(db, paths)));
    }
    if (stray.length > seen / 2) throw new Error(`not the uploads of this database: ${folder}`);
    for (const path of stray) await storage.remove(path);
  }
}
