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

const { bytesPerSecond, maxBufferedPixels, maxPixels, overrunMegapixels, retrySeconds } = policy.upload;

const VIDEO_FAULTS = {
  broken: new RequestError("FILE_UNREADABLE", uploadTexts.videoBroken),
  codec: new RequestError("FILE_TYPE_UNSUPPORTED", uploadTexts.videoCodec),
  bounds: new RequestError("FILE_UNREADABLE", uploadTexts.videoBounds),
} as const;

/** A processed file: its path, the columns of its row, and the files to store by their keys. */
interface ProcessedFile {
  file: string;
  row: { kind: "image" | "video"; thumbnailPath?: string; width?: number; height?: number };
  files: readonly [key: string, source: string][];
}

/** Counts megapixels against the member's daily limit. @throws RequestError 429 if it is used up */
type Spend = (megapixels: number) => Promise<void>;

/** Processes a picture. @throws RequestError 400 or 415 if it is unreadable, too large or an animated PNG */
async function processPicture(
  ask: RunTask,
  spend: Spend,
  stem: string,
  incoming: Incoming,
): Promise<ProcessedFile> {
  const { path } = incoming;
  const { frames, pixels, isBuffered, isMovingPng } = await ask("readPicture", { path });
  if (isMovingPng) throw new RequestError("FILE_TYPE_UNSUPPORTED", uploadTexts.movingPng);
  if (pixels > (isBuffered ? maxBufferedPixels : maxPixels))
    throw new RequestError(
      "FILE_UNREADABLE",
      frames > 1 ? uploadTexts.manyFramePixels : uploadTexts.manyPixels,
    );
  await spend(Math.ceil(pixels / 1_000_000));
  const targets = { image: incoming.siblingPath("image"), thumbnail: incoming.siblingPath("thumbnail") };
  const { width, height } = await ask("encodePicture", { path, frames, ...targets });
  const file = `${stem}.webp`;
  const thumbnailPath = `${stem}-t.webp`;
  return {
    file,
    row: { kind: "image", thumbnailPath, width, height },
    files: [
      [file, targets.image],
      [thumbnailPath, targets.thumbnail],
    ],
  };
}

/**
 * Processes a video.
 * @throws RequestError 400 or 415 if it is unreadable, exceeds a limit or cannot be played
 */
async function processVideo(
  ask: RunTask,
  spend: Spend,
  stem: string,
  incoming: Incoming,
  kind: VideoKind,
): Promise<ProcessedFile> {
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

/** Owner of a file, and whether the client has disconnected. */
interface Sender {
  userId: string;
  isDisconnected: () => boolean;
}

/**
 * Processes and stores an incoming file. Inserts the row and checks the quota before it saves the files.
 * @returns the response of the upload operation
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
  { userId, isDisconnected }: Sender,
  incoming: Incoming,
) {
  const { kind, bytes, originalName } = incoming;
  const spend: Spend = (megapixels) =>
    limitCalls(db, limits.uploadWork, userId, uploadTexts.workSpent, { amount: megapixels });
  const folder = clock.day(clock.now()).slice(0, 7).replace("-", "/");
  const stem = `${folder}/${randomBytes(16).toString("hex")}`;
  return media.use(async (ask) => {
    // Skip the work if the client has disconnected in the queue.
    if (isDisconnected()) badInput(uploadTexts.unreadable, "FILE_UNREADABLE");
    const processing = isVideo(kind)
      ? processVideo(ask, spend, stem, incoming, kind)
      : processPicture(ask, spend, stem, incoming);
    const { file, row, files } = await processing.catch(async (error) => {
      if (error instanceof MediaTimeoutError) await spend(overrunMegapixels);
      if (!(error instanceof MediaError)) throw error;
      return badInput(isVideo(kind) ? uploadTexts.videoBroken : uploadTexts.broken, "FILE_UNREADABLE");
    });
    // Insert the row first: a file without a row would not be found again.
    await insertUpload(db, { userId, originalName, bytes, path: file, ...row });
    for (const [key, source] of files) await openStorage(config).save(key, source);
    const { kind: type, thumbnailPath, ...size } = row;
    return {
      ...describe(file, originalName, type),
      ...(thumbnailPath && { thumbnailUrl: `/uploads/${thumbnailPath}` }),
      ...size,
    };
  });
}

/** Fields of a stored file in responses. */
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

/**
 * Converts a storage error and logs it.
 * @throws RequestError 503 if there is no space or no storage; rethrows any other error
 */
export function refuseUpload(error: unknown, reports: FastifyInstance["reports"]): never {
  if (!isFull(error)) refuseStorage(error, reports);
  reports.error("no room for uploads", error);
  throw new RequestError("STORAGE_FULL", uploadTexts.full, retrySeconds.full);
}
