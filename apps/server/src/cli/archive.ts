import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { extract, Header, Pack, ReadEntry } from "tar";
import { type Digests, ignoreMissing } from "./digests.ts";

/** Size of one read in bytes. Small, because gzip may expand each read a thousand times in memory. */
const READ_BYTES = 64 * 1024;

/** Writes a compressed archive file by file, and records the digest of each file. */
export class ArchiveWriter {
  /** SHA-256 of the files written so far. */
  readonly files: Digests = {};
  private readonly pack = new Pack({ gzip: true, portable: true });
  private readonly completion: Promise<void>;

  constructor(file: string) {
    // Readable by the owner only, because the dump contains password hashes.
    this.completion = pipeline(this.pack, createWriteStream(file, { mode: 0o600 }));
    // Callers get the error from `end`; this avoids an unhandled rejection before.
    this.completion.catch(() => {});
  }

  /** Adds a file under a path. Skips a file that no longer exists. */
  async add(path: string, file: string): Promise<void> {
    const handle = await ignoreMissing(open(file));
    if (!handle) return;
    try {
      const { size, mtime } = await handle.stat();
      const entry = new ReadEntry(new Header({ path, size, mtime, mode: 0o644, type: "File" }));
      const hash = createHash("sha256");
      this.pack.add(entry);
      if (size > 0)
        for await (const part of handle.createReadStream({ end: size - 1, autoClose: false })) {
          hash.update(part);
          if (!entry.write(part)) await Promise.race([once(entry, "drain"), this.completion]);
        }
      entry.end();
      this.files[path] = hash.digest("hex");
    } finally {
      await handle.close();
    }
  }

  /** Finishes the archive and waits until it is written. */
  async end(): Promise<void> {
    this.pack.end();
    await this.completion;
  }
}

/** Unpacks the files of an archive into a folder, without links and devices. @throws if the archive is broken */
export function unpackArchive(file: string, folder: string): void {
  extract({
    file,
    cwd: folder,
    strict: true,
    preservePaths: false,
    noChmod: true,
    // Synchronous, because a failed stream may still write while the caller removes the folder.
    sync: true,
    maxReadSize: READ_BYTES,
    filter: (_path, entry) => "type" in entry && (entry.type === "File" || entry.type === "Directory"),
  });
}
