import type { components } from "@lenscape/api/schema.gen";
import { and, eq, inArray } from "drizzle-orm";
import { badInput } from "../../core/refusal.ts";
import type { Db } from "../../db/client.ts";
import { type StoredImage, type StoredVideo, uploads } from "../../db/schema/index.ts";

type Image = components["schemas"]["Image"];
type Video = components["schemas"]["Video"];

const uploaded = /^\/uploads\/((?:[\w-]+\/)*[\w-]+\.\w+)$/;
const shipped = /^\/static\/(?:[\w-]+\/)*[\w.-]*\w$/;

const isShipped = (url: string | undefined) => url !== undefined && shipped.test(url) && !url.includes("..");
const keyOf = (url: string) => uploaded.exec(url)?.[1];

const notUploaded = "图片和视频请先上传";

export async function insertUpload(db: Db, row: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(row);
}

async function ownUploads(db: Db, userId: string, paths: string[]) {
  return db
    .select({
      path: uploads.path,
      thumbnailPath: uploads.thumbnailPath,
      kind: uploads.kind,
      width: uploads.width,
      height: uploads.height,
    })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.path, paths)));
}

/**
 * The attachments of a text: the author's own uploads, described by what the upload found out, or the site's pictures.
 * @throws Refusal 400 for any other address
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
    return upload?.kind === kind ? upload : badInput(notUploaded);
  };
  const toImage = (image: Image): StoredImage => {
    const { url, thumbnailUrl, width, height } = image;
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
  const toVideo = ({ url, picUrl }: Video): StoredVideo => {
    if (!isShipped(url)) uploadOf(url, "video");
    if (picUrl && !isShipped(picUrl)) uploadOf(picUrl, "image");
    return { url, ...(picUrl && { picUrl }) };
  };
  return { images: images.map(toImage), videos: videos.map(toVideo) };
}
