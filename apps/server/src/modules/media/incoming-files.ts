import { randomUUID } from "node:crypto";
import { createWriteStream, type Dirent } from "node:fs";
import { mkdir, open, opendir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { RequestError } from "../../core/request-error.ts";
import { policy } from "../../policy.ts";
import { getTypeText, isVideo, type Kind, SNIFFED_BYTES, sniff, uploadTexts } from "./media.ts";

/** Allowance in bytes for the fields and boundaries of a form. */
const FORM_BYTES = 64 * 1024;

/** Extension of incomplete files, which are never served. */
const PART = ".part";

const RESUMABLE_MS = policy.upload.resumable.keepHours * 3600 * 1000;

const getUploadDir = (dataDir: string) => join(dataDir, "uploads");

/** Directory of resumable uploads. */
export const getResumableDir = (dataDir: string) => join(getUploadDir(dataDir), "resumable");

/** An incoming file. Its processed files are written next to it. */
export interface Incoming {
  path: string;
  kind: Kind;
  bytes: number;
  originalName: string;
  /** Returns the path of a processed file, which is removed with the incoming one. */
  siblingPath(what: string): string;
}

/** Returns the last segment of a file name without invisible characters, at most 100 characters long. */
export function cleanFileName(rawName: string | undefined): string {
  const visible = (rawName ?? "").replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "");
  const name = visible.slice(Math.max(visible.lastIndexOf("/"), visible.lastIndexOf("\\")) + 1);
  return sliceGraphemes(name.trim(), 100) || "file";
}

/** Number of files being received, per member and in total. */
const countByMember = new Map<string, number>();
let total = 0;

/**
 * Runs `take` within the limits of concurrent uploads.
 * @throws RequestError 429 for the limit per member, 503 for the limit in total
 */
export async function admitUpload<T>(memberId: string, take: () => Promise<T>): Promise<T> {
  const { atOnce, retrySeconds } = policy.upload;
  const ownCount = countByMember.get(memberId) ?? 0;
  if (ownCount >= atOnce.member)
    throw new RequestError("TOO_MANY_AT_ONCE", uploadTexts.memberBusy, retrySeconds.busy);
  if (total >= atOnce.all) throw new RequestError("OVERLOADED", uploadTexts.busy, retrySeconds.busy);
  total += 1;
  countByMember.set(memberId, ownCount + 1);
  try {
    return await take();
  } finally {
    total -= 1;
    const remaining = countByMember.get(memberId)! - 1;
    if (remaining > 0) countByMember.set(memberId, remaining);
    else countByMember.delete(memberId);
  }
}

async function readFormFile(request: FastifyRequest) {
  try {
    return await request.file();
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 413) throw error;
    throw new RequestError("FILE_UNREADABLE", uploadTexts.unreadable);
  }
}

type Part = NonNullable<Awaited<ReturnType<typeof readFormFile>>>;

/** Reads the leading bytes of a file for `sniff`. */
export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const tooLarge = (kind: Kind | undefined, { mimetype }: Part) => {
  const isVideoFile = kind ? isVideo(kind) : mimetype.startsWith("video/");
  return new RequestError("FILE_TOO_LARGE", isVideoFile ? uploadTexts.videoTooLarge : uploadTexts.tooLarge);
};

/**
 * Streams the part to `path`. Reads and drops the bytes beyond the maximum, so that the client receives the
 * response.
 */
async function write(part: Part, path: string): Promise<{ kind: Kind; bytes: number }> {
  try {
    await pipeline(part.file, createWriteStream(path, { flags: "wx" }));
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).syscall === "string") throw error;
    throw new RequestError("FILE_UNREADABLE", uploadTexts.unreadable);
  }
  const head = await readHead(path);
  const kind = sniff(head);
  // `truncated` is only set after the last byte is read.
  if (part.file.truncated) throw tooLarge(kind, part);
  if (head.length === 0) throw new RequestError("FILE_MISSING", uploadTexts.empty);
  if (!kind) throw new RequestError("FILE_TYPE_UNSUPPORTED", getTypeText(part.mimetype));
  return { kind, bytes: part.file.bytesRead };
}

/** Allocates paths for an incoming file and its processed files, with a function that removes all of them. */
function allocatePaths(dataDir: string) {
  const folder = join(getUploadDir(dataDir), "incoming");
  const stem = join(folder, randomUUID());
  const path = `${stem}${PART}`;
  const paths = [path];
  return {
    path,
    ready: () => mkdir(folder, { recursive: true }),
    siblingPath(what: string) {
      const other = `${stem}-${what}${PART}`;
      paths.push(other);
      return other;
    },
    clear: async () => void (await Promise.all(paths.map((file) => rm(file, { force: true })))),
  };
}

/**
 * Runs `work` with a complete resumable upload and removes the processed files afterwards. The upload itself
 * stays.
 * @throws RequestError 415 if it is not a video
 */
export async function withVideo<T>(
  { path, bytes, originalName }: Pick<Incoming, "path" | "bytes" | "originalName">,
  dataDir: string,
  work: (incoming: Incoming) => Promise<T>,
): Promise<T> {
  const kind = sniff(await readHead(path));
  if (!kind || !isVideo(kind)) throw new RequestError("FILE_TYPE_UNSUPPORTED", uploadTexts.video);
  const { ready, siblingPath, clear } = allocatePaths(dataDir);
  try {
    await ready();
    return await work({ path, kind, bytes, originalName, siblingPath });
  } finally {
    await clear();
  }
}

/**
 * Saves the file of a form to the disk, runs `work` with it, and removes it and its processed files
 * afterwards.
 * @throws RequestError 400, 413 or 415
 */
export async function withIncoming<T>(
  request: FastifyRequest,
  dataDir: string,
  work: (incoming: Incoming) => Promise<T>,
): Promise<T> {
  const { path, ready, siblingPath, clear } = allocatePaths(dataDir);
  try {
    const part = await readFormFile(request);
    if (part?.fieldname !== "file") throw new RequestError("FILE_MISSING", uploadTexts.missing);
    const declared = Number(request.headers["content-length"] ?? 0);
    if (declared > policy.upload.maxBytes + FORM_BYTES) throw tooLarge(undefined, part);
    await ready();
    const { kind, bytes } = await write(part, path);
    return await work({ path, kind, bytes, originalName: cleanFileName(part.filename), siblingPath });
  } finally {
    // Drain the unread body, because the response does not reach a client that is still sending.
    request.raw.unpipe();
    request.raw.resume();
    await clear();
  }
}

/**
 * Returns the time of the file system, because the local clock may be ahead of it and files of other replicas
 * would look old. Falls back to the local clock if nothing can be written.
 */
async function getFileSystemTime(folder: string): Promise<number> {
  const path = join(folder, `${randomUUID()}${PART}`);
  try {
    await writeFile(path, "");
    return (await stat(path)).mtimeMs;
  } catch {
    return Date.now();
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Removes incomplete files of stopped processes and expired resumable uploads.
 * @returns the number of removed files
 */
export async function removeLeftovers(dataDir: string, olderThanMs: number): Promise<number> {
  let removed = 0;
  const now = await getFileSystemTime(getUploadDir(dataDir));
  const getMaxAge = ({ name, parentPath }: Dirent) => {
    if (name.endsWith(PART)) return olderThanMs;
    return parentPath === getResumableDir(dataDir) ? 2 * RESUMABLE_MS : Number.POSITIVE_INFINITY;
  };
  try {
    for await (const entry of await opendir(getUploadDir(dataDir), { recursive: true })) {
      const maxAge = getMaxAge(entry);
      if (!entry.isFile() || maxAge === Number.POSITIVE_INFINITY) continue;
      const path = join(entry.parentPath, entry.name);
      const info = await stat(path).catch(() => undefined);
      if (!info || info.mtimeMs > now - maxAge) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  return removed;
}

/** Removes leftovers now and at intervals. @returns a function that stops it and waits for the current run */
export function scheduleLeftoverCleanup(dataDir: string, log: FastifyBaseLogger): () => Promise<void> {
  const { keepMs, everyMs } = policy.upload.leftovers;
  let current: Promise<void> = Promise.resolve();
  const turn = () => {
    current = removeLeftovers(dataDir, keepMs).then(
      (removed) => removed > 0 && log.info({ removed }, "half-written uploads removed"),
      (error) => log.warn({ err: error }, "half-written uploads could not be removed"),
    ) as Promise<void>;
  };
  turn();
  const timer = setInterval(turn, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
