import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { type CallLimit, limitCalls } from "../../core/rate.ts";
import { badInput, RequestError } from "../../core/request-error.ts";
import type { Services } from "../../core/services.ts";
import { policy } from "../../policy.ts";
import { isFull } from "./disk-storage.ts";
import type { Incoming } from "./incoming-files.ts";
import { isVideo, uploadTexts, type VideoKind } from "./media.ts";
import { MediaError, MediaTimeoutError, type RunTask } from "./media-pool.ts";
import { openStorage, refuseStorage } from "./open-storage.ts";
import { insertUpload } from "./upload.queries.ts";

const { bytesPerSecond, maxPixels, overrunMegapixels, retrySeconds } = policy.upload;

const VIDEO_FAULTS = {
  broken: new RequestError("FILE_UNREADABLE", uploadTexts.videoBroken),
  codec: new RequestError("FILE_TYPE_UNSUPPORTED", uploadTexts.videoCodec),
  bounds: new RequestError("FILE_UNREADABLE", uploadTexts.videoBounds),
} as const;

/** What a file becomes: its ending, what the database keeps of it, and the new files by their endings. */
interface Stored {
  file: string;
  row: { kind: "image" | "video"; thumbnailPath?: string; width?: number; height?: number };
  files: readonly [key: string, made: string][];
}

/** Takes megapixels from what the member has for a day. @throws RequestError 429 when it is spent */
type Spend = (megapixels: number) => Promise<void>;

/** @throws RequestError 400 when the picture cannot be read or has too many pixels */
async function makePicture(ask: RunTask, spend: Spend, stem: string, incoming: Incoming): Promise<Stored> {
  const { path } = incoming;
  const { frames, pixels } = await ask("readPicture", { path });
  if (pixels > maxPixels) throw new RequestError("FILE_UNREADABLE", uploadTexts.broken);
  await spend(Math.ceil(pixels / 1_000_000));
  const made = { image: incoming.siblingPath("image"), thumbnail: incoming.siblingPath("thumbnail") };
  const { width, height } = await ask("encodePicture", { path, frames, ...made });
  const file = `${stem}.webp`;
  const thumbnailPath = `${stem}-t.webp`;
  return {
    file,
    row: { kind: "image", thumbnailPath, width, height },
    files: [
      [file, made.image],
      [thumbnailPath, made.thumbnail],
    ],
  };
}

/** @throws RequestError 400 or 415 when the video cannot be read, is out of bounds or could not be played */
async function makeVideo(
  ask: RunTask,
  spend: Spend,
  stem: string,
  incoming: Incoming,
  kind: VideoKind,
): Promise<Stored> {
  await spend(policy.upload.video.megapixels);
  const video = incoming.siblingPath("video");
  const { fault } = await ask(
    "repackVideo",
    { path: incoming.path, kind, video },
    (incoming.bytes / bytesPerSecond) * 1000,
  );
  if (fault) throw VIDEO_FAULTS[fault];
  const file = `${stem}.${kind}`;
  return { file, row: { kind: "video" }, files: [[file, video]] };
}

/** Whose file it is, and whether they still wait for it. */
interface Sender {
  userId: string;
  hasLeft: () => boolean;
}

/**
 * Makes of a file that has come in what is kept of it, and keeps it: first the row, with the quota, then the files.
 * @returns what the contract answers an upload with
 * @throws RequestError 400, 409, 415, 429 or 503
 */
export async function storeFile(
  {
    db,
    config,
    clock,
    limits,
  }: Pick<Services, "db" | "config" | "clock"> & { limits: { uploadWork: CallLimit } },
  { media }: Pick<FastifyInstance, "media">,
  { userId, hasLeft }: Sender,
  incoming: Incoming,
) {
  const { kind, bytes, originalName } = incoming;
  const spend: Spend = (megapixels) =>
    limitCalls(db, limits.uploadWork, userId, uploadTexts.workSpent, { amount: megapixels });
  const folder = clock.day(clock.now()).slice(0, 7).replace("-", "/");
  const stem = `${folder}/${randomBytes(16).toString("hex")}`;
  return media.use(async (ask) => {
    // Who has gone while the file was waiting costs nothing more.
    if (hasLeft()) badInput(uploadTexts.unreadable, "FILE_UNREADABLE");
    const making = isVideo(kind)
      ? makeVideo(ask, spend, stem, incoming, kind)
      : makePicture(ask, spend, stem, incoming);
    const { file, row, files } = await making.catch(async (error) => {
      if (error instanceof MediaTimeoutError) await spend(overrunMegapixels);
      if (!(error instanceof MediaError)) throw error;
      return badInput(isVideo(kind) ? uploadTexts.videoBroken : uploadTexts.broken, "FILE_UNREADABLE");
    });
    // First the row: a file without one would never be found again.
    await insertUpload(db, { userId, originalName, bytes, path: file, ...row });
    for (const [key, made] of files) await openStorage(config).save(key, made);
    const { kind: type, thumbnailPath, ...size } = row;
    return {
      ...describe(file, originalName, type),
      ...(thumbnailPath && { thumbnailUrl: `/uploads/${thumbnailPath}` }),
      ...size,
    };
  });
}

/** What every answer says of a stored file. */
export const describe = <Type extends "image" | "video">(
  file: string,
  originalFilename: string,
  type: Type,
) => ({
  url: `/uploads/${file}`,
  fileName: file,
  newFileName: file.slice(file.lastIndexOf("/") + 1),
  originalFilename,
  type,
});

/** @throws RequestError 503 where there is no room or no store, any other error as it is; tells the operator why */
export function refuseUpload(error: unknown, reports: FastifyInstance["reports"]): never {
  if (!isFull(error)) refuseStorage(error, reports);
  reports.error("no room for uploads", error);
  throw new RequestError("STORAGE_FULL", uploadTexts.full, retrySeconds.full);
}
