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
import { headOf, resumableIn } from "./incoming-files.ts";
import { isVideo, SNIFFED_BYTES, sniff, uploadTexts } from "./media.ts";
import {
  deleteResumable,
  expireResumable,
  findResumable,
  keepResumable,
  releaseResumable,
  takeResumable,
} from "./resumable.queries.ts";

const { keepHours, lock: times } = policy.upload.resumable;

/** Where the bytes of an upload are that is not finished. */
export const resumablePath = (dataDir: string, id: string) => join(resumableIn(dataDir), id);

export const removeResumableFile = (dataDir: string, id: string) =>
  rm(resumablePath(dataDir, id), { force: true });

/** Forgets an upload, with what has come of it. */
export async function removeResumable(db: Db, dataDir: string, id: string): Promise<void> {
  await deleteResumable(db, id);
  await removeResumableFile(dataDir, id);
}

/** How much of an upload has come. @throws RequestError 404 where its file is not on this machine */
export async function bytesCome(dataDir: string, id: string): Promise<number> {
  try {
    return (await stat(resumablePath(dataDir, id))).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new RequestError(404, uploadTexts.resumableGone);
  }
}

/**
 * The bytes of a part, of which the first tell what the file is: what is no video is refused before the rest is taken.
 * @param head what has come before
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

/** Keeps parts as they come: a file for each upload, its length is how much there is, and a row says whose it is. */
export class PartStore extends DataStore {
  /** What became of the parts that are being written, until it is asked for. */
  private readonly outcomes = new Map<string, Promise<unknown>>();

  constructor(
    private readonly db: Db,
    private readonly dataDir: string,
  ) {
    super();
    this.extensions = ["creation", "expiration", "termination"];
  }

  /** The row is there already. */
  override async create(upload: Upload): Promise<Upload> {
    try {
      await mkdir(resumableIn(this.dataDir), { recursive: true });
      await writeFile(resumablePath(this.dataDir, upload.id), "", { flag: "wx" });
      // It may have given way to the same file meanwhile.
      await this.rowOf(upload.id);
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

  /** Why the last part of an upload could not be written: of what fails here its package says but that it was aborted. */
  async faultOf(id: string): Promise<unknown> {
    const outcome = this.outcomes.get(id);
    this.outcomes.delete(id);
    return outcome;
  }

  private async append(part: Readable, id: string, offset: number): Promise<number> {
    const path = resumablePath(this.dataDir, id);
    const { bytes } = await this.rowOf(id);
    const head = offset < SNIFFED_BYTES ? await headOf(path) : Buffer.alloc(SNIFFED_BYTES);
    try {
      // Flushed, so that what was acknowledged is there after a power cut.
      const file = createWriteStream(path, { flags: "r+", start: offset, flush: true });
      await pipeline(part, (source) => onlyVideo(source, head, bytes), file);
    } catch (error) {
      if (error instanceof RequestError) await this.remove(id);
      throw error;
    }
    return bytesCome(this.dataDir, id);
  }

  override async getUpload(id: string): Promise<Upload> {
    const { bytes, createdAt } = await this.rowOf(id);
    const offset = await bytesCome(this.dataDir, id);
    return new Upload({ id, size: bytes, offset, creation_date: createdAt.toISOString() });
  }

  override async remove(id: string): Promise<void> {
    await removeResumable(this.db, this.dataDir, id);
  }

  override getExpiration(): number {
    return keepHours * 3600 * 1000;
  }

  private async rowOf(id: string) {
    const row = await findResumable(this.db, id);
    if (!row) throw new RequestError(404, uploadTexts.resumableGone);
    return row;
  }
}

/**
 * Lets one request at a time write an upload, on whichever process it arrives. Who finds it held waits, and asks the
 * holder for it, whose client may have lost its line long ago.
 */
export const createLocker = (db: Db): Locker => ({
  newLock(id): Lock {
    const holder = randomUUID();
    let renewal: NodeJS.Timeout | undefined;
    return {
      async lock(signal, release) {
        for (let waited = 0; !(await takeResumable(db, id, holder)); waited += times.pollMs) {
          if (signal.aborted || waited >= times.waitMs)
            throw new RequestError("STATE_CHANGED", uploadTexts.resumableHeld);
          await wait(times.pollMs);
        }
        // Where the database is away for a moment the lease still holds.
        const keep = () => keepResumable(db, id, holder).catch(() => true);
        renewal = setInterval(() => void keep().then((mayGoOn) => mayGoOn || release()), times.renewMs);
        renewal.unref();
      },
      async unlock() {
        clearInterval(renewal);
        await releaseResumable(db, id, holder);
      },
    };
  },
});

/** The job that removes uploads that were not finished in time. */
export async function collectResumable(tx: Db, _clock: Clock, { dataDir }: Config): Promise<void> {
  for (const id of await expireResumable(tx)) await removeResumableFile(dataDir, id);
}
