import { randomUUID } from "node:crypto";
import { createWriteStream, type Dirent } from "node:fs";
import { mkdir, open, opendir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { RequestError } from "../../core/request-error.ts";
import { policy } from "../../policy.ts";
import { isVideo, type Kind, SNIFFED_BYTES, sniff, typeText, uploadTexts } from "./media.ts";

/** A form has fields and boundaries besides its file. */
const FORM_BYTES = 64 * 1024;

/** Half-written files have this ending wherever they lie, and are never served. */
const PART = ".part";

const RESUMABLE_MS = policy.upload.resumable.keepHours * 3600 * 1000;

const filesOf = (dataDir: string) => join(dataDir, "uploads");

/** Where videos lie that come in parts. */
export const resumableIn = (dataDir: string) => join(filesOf(dataDir), "resumable");

/** A file as it came in, next to which its stored forms are made. */
export interface Incoming {
  path: string;
  kind: Kind;
  bytes: number;
  originalName: string;
  /** An address for something made of it. */
  siblingPath(what: string): string;
}

/** The last part of a name without what cannot be seen or kept. */
export function nameOf(given: string | undefined): string {
  const shown = (given ?? "").replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "");
  const name = shown.slice(Math.max(shown.lastIndexOf("/"), shown.lastIndexOf("\\")) + 1);
  return [...name.trim()].slice(0, 100).join("") || "file";
}

/** How many files are being taken in, altogether and from each member. */
const coming = new Map<string, number>();
let all = 0;

/**
 * Takes a member's file while there is room for it.
 * @throws RequestError 429 when the member sends too many at once, 503 when all do
 */
export async function admitUpload<T>(memberId: string, take: () => Promise<T>): Promise<T> {
  const { atOnce, retrySeconds } = policy.upload;
  const own = coming.get(memberId) ?? 0;
  if (own >= atOnce.member)
    throw new RequestError("TOO_MANY_AT_ONCE", uploadTexts.memberBusy, retrySeconds.busy);
  if (all >= atOnce.all) throw new RequestError("OVERLOADED", uploadTexts.busy, retrySeconds.busy);
  all += 1;
  coming.set(memberId, own + 1);
  try {
    return await take();
  } finally {
    all -= 1;
    const left = coming.get(memberId)! - 1;
    if (left > 0) coming.set(memberId, left);
    else coming.delete(memberId);
  }
}

async function fileOf(request: FastifyRequest) {
  try {
    return await request.file();
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 413) throw error;
    throw new RequestError("FILE_UNREADABLE", uploadTexts.unreadable);
  }
}

type Part = NonNullable<Awaited<ReturnType<typeof fileOf>>>;

/** The first bytes of a file, as many as `sniff` looks at. */
export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const tooLarge = (kind: Kind | undefined, { mimetype }: Part) => {
  const film = kind ? isVideo(kind) : mimetype.startsWith("video/");
  return new RequestError("FILE_TOO_LARGE", film ? uploadTexts.videoTooLarge : uploadTexts.tooLarge);
};

/** Writes the part to `path` as it comes; what is past the cap is read and dropped, so that the refusal is heard. */
async function write(part: Part, path: string): Promise<{ kind: Kind; bytes: number }> {
  try {
    await pipeline(part.file, createWriteStream(path, { flags: "wx" }));
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).syscall === "string") throw error;
    throw new RequestError("FILE_UNREADABLE", uploadTexts.unreadable);
  }
  const head = await headOf(path);
  const kind = sniff(head);
  // Only now is it known: the part says that it was cut when its last byte has been read.
  if (part.file.truncated) throw tooLarge(kind, part);
  if (head.length === 0) throw new RequestError("FILE_MISSING", uploadTexts.empty);
  if (!kind) throw new RequestError("FILE_TYPE_UNSUPPORTED", typeText(part.mimetype));
  return { kind, bytes: part.file.bytesRead };
}

/** Addresses for a file that comes in and for what is made of it, and what removes all of them. */
function roomIn(dataDir: string) {
  const folder = join(filesOf(dataDir), "incoming");
  const stem = join(folder, randomUUID());
  const path = `${stem}${PART}`;
  const made = [path];
  return {
    path,
    ready: () => mkdir(folder, { recursive: true }),
    siblingPath(what: string) {
      const other = `${stem}-${what}${PART}`;
      made.push(other);
      return other;
    },
    clear: async () => void (await Promise.all(made.map((file) => rm(file, { force: true })))),
  };
}

/**
 * Hands a video that has come in parts to `work`, and removes afterwards what was made of it; itself it stays.
 * @throws RequestError 415 for what is no video
 */
export async function withVideo<T>(
  { path, bytes, originalName }: Pick<Incoming, "path" | "bytes" | "originalName">,
  dataDir: string,
  work: (incoming: Incoming) => Promise<T>,
): Promise<T> {
  const kind = sniff(await headOf(path));
  if (!kind || !isVideo(kind)) throw new RequestError("FILE_TYPE_UNSUPPORTED", uploadTexts.video);
  const { ready, siblingPath, clear } = roomIn(dataDir);
  try {
    await ready();
    return await work({ path, kind, bytes, originalName, siblingPath });
  } finally {
    await clear();
  }
}

/**
 * Takes the file of a form to the disk, hands it to `work` and removes it afterwards, with all that lies next to it.
 * @throws RequestError 400, 413 or 415
 */
export async function withIncoming<T>(
  request: FastifyRequest,
  dataDir: string,
  work: (incoming: Incoming) => Promise<T>,
): Promise<T> {
  const { path, ready, siblingPath, clear } = roomIn(dataDir);
  try {
    const part = await fileOf(request);
    if (part?.fieldname !== "file") throw new RequestError("FILE_MISSING", uploadTexts.missing);
    const declared = Number(request.headers["content-length"] ?? 0);
    if (declared > policy.upload.maxBytes + FORM_BYTES) throw tooLarge(undefined, part);
    await ready();
    const { kind, bytes } = await write(part, path);
    return await work({ path, kind, bytes, originalName: nameOf(part.filename), siblingPath });
  } finally {
    // What of the body is not read yet: the answer would not reach a client that is still sending.
    request.raw.unpipe();
    request.raw.resume();
    await clear();
  }
}

/**
 * The present by the clock that stamps the files. One's own may be ahead of it, and what another replica is writing
 * would look old. Where nothing can be written it is one's own.
 */
async function timeOfStore(folder: string): Promise<number> {
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
 * Removes half-written files that a stopped process has left: those untouched for so long, and parts of videos whose
 * time is over. Returns how many there were.
 */
export async function removeLeftovers(dataDir: string, olderThanMs: number): Promise<number> {
  let removed = 0;
  const now = await timeOfStore(filesOf(dataDir));
  const keptMs = ({ name, parentPath }: Dirent) => {
    if (name.endsWith(PART)) return olderThanMs;
    return parentPath === resumableIn(dataDir) ? 2 * RESUMABLE_MS : Number.POSITIVE_INFINITY;
  };
  try {
    for await (const entry of await opendir(filesOf(dataDir), { recursive: true })) {
      const kept = keptMs(entry);
      if (!entry.isFile() || kept === Number.POSITIVE_INFINITY) continue;
      const path = join(entry.parentPath, entry.name);
      const info = await stat(path).catch(() => undefined);
      if (!info || info.mtimeMs > now - kept) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  return removed;
}

/** Removes leftovers at once and then now and again. @returns a function that stops it and waits for a run in progress */
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
