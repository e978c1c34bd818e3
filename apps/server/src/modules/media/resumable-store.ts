import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { DataStore, type Lock, type Locker, Upload } from "@tus/server";
import type { Config } from "../../config.ts";
import { RequestError } from "../../core/request-error.ts";
import type { Clock } from "../../core/time.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { getResumableDir, readHead } from "./incoming-files.ts";
import { isVideo, SNIFFED_BYTES, sniff, uploadTexts } from "./media.ts";
import {
  acquireLease,
  deleteResumable,
  expireResumable,
  findResumable,
  releaseLease,
  renewLease,
} from "./resumable.queries.ts";

const { keepHours, lock: times } = policy.upload.resumable;

/** Path of the file of an unfinished upload. */
export const resumablePath = (dataDir: string, id: string) => join(getResumableDir(dataDir), id);

export const removeResumableFile = (dataDir: string, id: string) =>
  rm(resumablePath(dataDir, id), { force: true });

/** Deletes an upload and its file. */
export async function removeResumable(db: Db, dataDir: string, id: string): Promise<void> {
  await deleteResumable(db, id);
  await removeResumableFile(dataDir, id);
}

/** Returns the number of bytes received. @throws RequestError 404 if the file is not on this machine */
export async function getReceivedBytes(dataDir: string, id: string): Promise<number> {
  try {
    return (await stat(resumablePath(dataDir, id))).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new RequestError(404, uploadTexts.resumableGone);
  }
}

/**
 * Passes a part through, and refuses it as soon as the first bytes show that it is not a video.
 * @param head bytes received before
 * @throws RequestError 415
 */
async function* onlyVideo(part: AsyncIterable<Buffer>, head: Buffer, bytes: number) {
  const needed = Math.min(SNIFFED_BYTES, bytes);
  let known = head;
  for await (const chunk of part) {
    if (known.length < needed) {
      known = Buffer.concat([known, chunk.subarray(0, SNIFFED_BYTES - known.length)]);
      const kind = sniff(known);
      if (known.length >= needed && !(kind && isVideo(kind)))
        throw new RequestError("FILE_TYPE_UNSUPPORTED", uploadTexts.video);
    }
    yield chunk;
  }
}

/** Stores uploads as one file each; its length is the offset. A row stores the owner. */
export class PartStore extends DataStore {
  /** Outcomes of the writes in progress by upload ID, until `takeError` reads them. */
  private readonly outcomes = new Map<string, Promise<unknown>>();

  constructor(
    private readonly db: Db,
    private readonly dataDir: string,
  ) {
    super();
    this.extensions = ["creation", "expiration", "termination"];
  }

  /** Creates the file; the row exists already. */
  override async create(upload: Upload): Promise<Upload> {
    try {
      await mkdir(getResumableDir(this.dataDir), { recursive: true });
      await writeFile(resumablePath(this.dataDir, upload.id), "", { flag: "wx" });
      // The upload may have been replaced meanwhile.
      await this.requireRow(upload.id);
      return upload;
    } catch (error) {
      await this.remove(upload.id);
      throw error;
    }
  }

  override write(part: Readable, id: string, offset: number): Promise<number> {
    const written = this.append(part, id, offset);
    this.outcomes.set(
      id,
      written.then(
        () => undefined,
        (error: unknown) => error,
      ),
    );
    return written;
  }

  /** Returns the error of the last write, because @tus/server only reports an aborted request. */
  async takeError(id: string): Promise<unknown> {
    const outcome = this.outcomes.get(id);
    this.outcomes.delete(id);
    return outcome;
  }

  private async append(part: Readable, id: string, offset: number): Promise<number> {
    const path = resumablePath(this.dataDir, id);
    const { bytes } = await this.requireRow(id);
    const head = offset < SNIFFED_BYTES ? await readHead(path) : Buffer.alloc(SNIFFED_BYTES);
    try {
      // Flush, so that acknowledged bytes survive a power cut.
      const file = createWriteStream(path, { flags: "r+", start: offset, flush: true });
      await pipeline(part, (source) => onlyVideo(source, head, bytes), file);
    } catch (error) {
      if (error instanceof RequestError) await this.remove(id);
      throw error;
    }
    return getReceivedBytes(this.dataDir, id);
  }

  override async getUpload(id: string): Promise<Upload> {
    const { bytes, createdAt } = await this.requireRow(id);
    const offset = await getReceivedBytes(this.dataDir, id);
    return new Upload({ id, size: bytes, offset, creation_date: createdAt.toISOString() });
  }

  override async remove(id: string): Promise<void> {
    await removeResumable(this.db, this.dataDir, id);
  }

  override getExpiration(): number {
    return keepHours * 3600 * 1000;
  }

  private async requireRow(id: string) {
    const row = await findResumable(this.db, id);
    if (!row) throw new RequestError(404, uploadTexts.resumableGone);
    return row;
  }
}

/**
 * Lease that lets one request at a time write an upload, across processes. A waiting request asks the holder
 * to release it, because its client may have disconnected.
 */
export const createLocker = (db: Db): Locker => ({
  newLock(id): Lock {
    const holder = randomUUID();
    let renewal: NodeJS.Timeout | undefined;
    return {
      async lock(signal, release) {
        for (let waited = 0; !(await acquireLease(db, id, holder)); waited += times.pollMs) {
          if (signal.aborted || waited >= times.waitMs)
            throw new RequestError("STATE_CHANGED", uploadTexts.resumableHeld);
          await wait(times.pollMs);
        }
        // If the database is unavailable for a moment, the lease stays valid.
        const renew = () => renewLease(db, id, holder).catch(() => true);
        renewal = setInterval(() => void renew().then((isRenewed) => isRenewed || release()), times.renewMs);
        renewal.unref();
      },
      async unlock() {
        clearInterval(renewal);
        await releaseLease(db, id, holder);
      },
    };
  },
});

/** Job that removes expired uploads. */
export async function collectResumable(tx: Db, _clock: Clock, { dataDir }: Config): Promise<void> {
  for (const id of await expireResumable(tx)) await removeResumableFile(dataDir, id);
}
