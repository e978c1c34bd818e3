import type { components } from "@lenscape/api/schema.gen";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { badInput, RequestError } from "../../core/request-error.ts";
import type { Db } from "../../db/client.ts";
import { type StoredImage, type StoredVideo, uploads, uploadTotals } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { inMegabytes } from "./media.ts";
import { unsignUploadUrl } from "./storage-keys.ts";

/** Re-exported for other modules. */

type Image = components["schemas"]["Image"];
type Video = components["schemas"]["Video"];

const UPLOAD_URL = /^\/uploads\/((?:[\w-]+\/)*[\w-]+\.\w+)$/;
const STATIC_URL = /^\/static\/(?:[\w-]+\/)*[\w.-]*\w$/;

const isShipped = (url: string | undefined) =>
  url !== undefined && STATIC_URL.test(url) && !url.includes("..");
/** Returns the key of an upload URL, signed or not; undefined for other URLs. */
export const getStorageKey = (url: string) => UPLOAD_URL.exec(unsignUploadUrl(url))?.[1];

const notUploaded = "图片和视频请先上传";
const notUsable = "有图片或视频已被下架或已过期，请移除后重新上传";

const { quota } = policy.upload;

/** Refuses an upload with the used and available quota. @throws RequestError 409 */
async function refuseForQuota(db: Db, userId: string): Promise<never> {
  const [used = { files: 0, bytes: 0 }] = await db
    .select({ files: uploadTotals.files, bytes: uploadTotals.bytes })
    .from(uploadTotals)
    .where(eq(uploadTotals.userId, userId));
  throw new RequestError(
    "QUOTA_EXCEEDED",
    `上传空间不足：已用 ${inMegabytes(used.bytes)}（上限 ${inMegabytes(quota.bytes)}）、${used.files} 个文件（上限 ${quota.files} 个）。删除不需要的帖子后，空间会在 ${policy.upload.withdrawnDays} 天后腾出`,
  );
}

/** Checks the quota before any work is done. @throws RequestError 409 */
export async function requireQuota(db: Db, userId: string, bytes = 0): Promise<void> {
  const full = and(
    eq(uploadTotals.userId, userId),
    sql`(${uploadTotals.files} >= ${quota.files} or ${uploadTotals.bytes} + ${bytes} > ${quota.bytes})`,
  );
  if ((await db.$count(uploadTotals, full)) > 0) await refuseForQuota(db, userId);
}

/**
 * Inserts an upload and counts it in one transaction, so that concurrent uploads cannot exceed the quota.
 * @throws RequestError 409 if the quota is exceeded
 */
export async function insertUpload(db: Db, row: typeof uploads.$inferInsert): Promise<void> {
  const { userId, bytes } = row;
  await db.transaction(async (tx) => {
    const counted = await tx
      .insert(uploadTotals)
      .values({ userId, files: 1, bytes })
      .onConflictDoUpdate({
        target: uploadTotals.userId,
        set: { files: sql`${uploadTotals.files} + 1`, bytes: sql`${uploadTotals.bytes} + ${bytes}` },
        setWhere: sql`${uploadTotals.files} < ${quota.files} and ${uploadTotals.bytes} + ${bytes} <= ${quota.bytes}`,
      })
      .returning({ userId: uploadTotals.userId });
    if (counted.length === 0) await refuseForQuota(tx, userId);
    await tx.insert(uploads).values(row);
  });
}

const interval = (unit: "hours" | "days", count: number): SQL =>
  unit === "hours" ? sql`make_interval(hours => ${count})` : sql`make_interval(days => ${count})`;

/**
 * Condition for uploads whose grace period is over.
 * @param unusedHours grace period of uploads that were never used
 * @param withdrawnDays grace period of uploads that were used
 */
export const isGracePeriodOver = (unusedHours: number, withdrawnDays: number): SQL =>
  sql`${uploads.looseSince} <= now() - case when ${uploads.used} then ${interval("days", withdrawnDays)} else ${interval("hours", unusedHours)} end`;

/** Whether content uses an upload. Content of a thread that staff removed does not count. */
export const isInUse = sql`exists (select from upload_uses s left join threads t on t.id = s.thread_id
  where s.upload_id = ${uploads.id} and (s.thread_id is null or t.status < 2
    or t.status = 3 and (t.removed_by is null or t.removed_by = t.author_id)))`;

/** Whether an upload can be used in a text: not taken down and not about to be deleted. */
const usable = sql<boolean>`(${uploads.takenDownAt} is null
  and (${isInUse} or ${isGracePeriodOver(policy.upload.freshHours, policy.upload.reusableDays)} is not true))`;

async function ownUploads(db: Db, userId: string, paths: string[]) {
  return db
    .select({
      path: uploads.path,
      thumbnailPath: uploads.thumbnailPath,
      kind: uploads.kind,
      width: uploads.width,
      height: uploads.height,
      usable,
    })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.path, paths)));
}

/**
 * Converts the attachments of a text: own uploads with their stored size, or static images of the site.
 * @throws RequestError 400 for other URLs and for uploads that were taken down or are about to be deleted
 */
export async function ownMedia(db: Db, userId: string, images: Image[] = [], videos: Video[] = []) {
  const keys = [
    ...images.map((image) => image.url),
    ...videos.flatMap(({ url, picUrl }) => [url, picUrl ?? ""]),
  ].flatMap((url) => getStorageKey(url) ?? []);
  const uploadsByPath = new Map(
    keys.length === 0 ? [] : (await ownUploads(db, userId, keys)).map((row) => [row.path, row] as const),
  );

  const requireUpload = (url: string, kind: string) => {
    const upload = uploadsByPath.get(getStorageKey(url) ?? "");
    if (upload?.kind !== kind) badInput(notUploaded, "UPLOAD_UNKNOWN");
    return upload.usable ? upload : badInput(notUsable, "UPLOAD_UNKNOWN");
  };
  const toImage = (image: Image): StoredImage => {
    const { thumbnailUrl, width, height } = image;
    const url = unsignUploadUrl(image.url);
    if (isShipped(url)) {
      return {
        url,
        filePath: url,
        ...(isShipped(thumbnailUrl) && { thumbnailUrl }),
        ...(width && height && { width, height }),
      };
    }
    const upload = requireUpload(url, "image");
    return {
      url,
      filePath: url,
      ...(upload.thumbnailPath && { thumbnailUrl: `/uploads/${upload.thumbnailPath}` }),
      ...(upload.width && upload.height && { width: upload.width, height: upload.height }),
    };
  };
  const toVideo = (video: Video): StoredVideo => {
    const url = unsignUploadUrl(video.url);
    const picUrl = video.picUrl && unsignUploadUrl(video.picUrl);
    if (!isShipped(url)) requireUpload(url, "video");
    if (picUrl && !isShipped(picUrl)) requireUpload(picUrl, "image");
    return { url, ...(picUrl && { picUrl }) };
  };
  return { images: images.map(toImage), videos: videos.map(toVideo) };
}
