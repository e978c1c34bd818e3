import type { components } from "@lenscape/api/schema.gen";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { badInput, RequestError } from "../../core/request-error.ts";
import type { Db } from "../../db/client.ts";
import { type StoredImage, type StoredVideo, uploads, uploadTotals } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { inMegabytes } from "./media.ts";
import { unsignUploadUrl } from "./storage-keys.ts";

/** For the answers and texts of other domains. */
export { signUploadUrls, unsignUploadUrl } from "./storage-keys.ts";

type Image = components["schemas"]["Image"];
type Video = components["schemas"]["Video"];

const uploaded = /^\/uploads\/((?:[\w-]+\/)*[\w-]+\.\w+)$/;
const shipped = /^\/static\/(?:[\w-]+\/)*[\w.-]*\w$/;

const isShipped = (url: string | undefined) => url !== undefined && shipped.test(url) && !url.includes("..");
/** Under what an upload is stored that has this address, with a key or without; undefined for any other. */
export const keyOf = (url: string) => uploaded.exec(unsignUploadUrl(url))?.[1];

const notUploaded = "图片和视频请先上传";
const notUsable = "有图片或视频已被下架或已过期，请移除后重新上传";

const { quota } = policy.upload;

/** @throws RequestError 409 that says how much is used */
async function refuseForRoom(db: Db, userId: string): Promise<never> {
  const [used = { files: 0, bytes: 0 }] = await db
    .select({ files: uploadTotals.files, bytes: uploadTotals.bytes })
    .from(uploadTotals)
    .where(eq(uploadTotals.userId, userId));
  throw new RequestError(
    "QUOTA_EXCEEDED",
    `上传空间不足：已用 ${inMegabytes(used.bytes)}（上限 ${inMegabytes(quota.bytes)}）、${used.files} 个文件（上限 ${quota.files} 个）。删除不需要的帖子后，空间会在 ${policy.upload.withdrawnDays} 天后腾出`,
  );
}

/**
 * Looks whether a member has room for one more file, before any work is done for it.
 * @throws RequestError 409
 */
export async function requireQuota(db: Db, userId: string, bytes = 0): Promise<void> {
  const full = and(
    eq(uploadTotals.userId, userId),
    sql`(${uploadTotals.files} >= ${quota.files} or ${uploadTotals.bytes} + ${bytes} > ${quota.bytes})`,
  );
  if ((await db.$count(uploadTotals, full)) > 0) await refuseForRoom(db, userId);
}

/**
 * Records an upload and counts it, in one transaction: however many arrive together, none passes the quota.
 * @throws RequestError 409 when the member has no room left
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
    if (counted.length === 0) await refuseForRoom(tx, userId);
    await tx.insert(uploads).values(row);
  });
}

const interval = (unit: "hours" | "days", count: number): SQL =>
  unit === "hours" ? sql`make_interval(hours => ${count})` : sql`make_interval(days => ${count})`;

/** When what nothing shows any more has been so for long enough, given how long that is. */
export const unusedFor = (unusedHours: number, withdrawnDays: number): SQL =>
  sql`${uploads.looseSince} <= now() - case when ${uploads.used} then ${interval("days", withdrawnDays)} else ${interval("hours", unusedHours)} end`;

/** Whether a row shows or keeps an upload: the thread it stands in, if any, has not been taken away for good. */
export const isInUse = sql`exists (select from upload_uses s left join threads t on t.id = s.thread_id
  where s.upload_id = ${uploads.id} and (s.thread_id is null or t.status < 2
    or t.status = 3 and (t.removed_by is null or t.removed_by = t.author_id)))`;

/** Whether an upload may be shown (again): not taken down, and not about to be removed. */
const usable = sql<boolean>`(${uploads.takenDownAt} is null
  and (${isInUse} or ${unusedFor(policy.upload.freshHours, policy.upload.reusableDays)} is not true))`;

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
 * The attachments of a text: the author's own uploads, described by what the upload found out, or the site's pictures.
 * @throws RequestError 400 for any other address, and for an upload that was taken down or is about to be removed
 */
export async function ownMedia(db: Db, userId: string, images: Image[] = [], videos: Video[] = []) {
  const keys = [
    ...images.map((image) => image.url),
    ...videos.flatMap(({ url, picUrl }) => [url, picUrl ?? ""]),
  ].flatMap((url) => keyOf(url) ?? []);
  const known = new Map(
    keys.length === 0 ? [] : (await ownUploads(db, userId, keys)).map((row) => [row.path, row] as const),
  );

  const uploadOf = (url: string, kind: string) => {
    const upload = known.get(keyOf(url) ?? "");
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
    const upload = uploadOf(url, "image");
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
    if (!isShipped(url)) uploadOf(url, "video");
    if (picUrl && !isShipped(picUrl)) uploadOf(picUrl, "image");
    return { url, ...(picUrl && { picUrl }) };
  };
  return { images: images.map(toImage), videos: videos.map(toVideo) };
}
