import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { extract, Header, Pack, ReadEntry } from "tar";
import { type Digests, unlessGone } from "./digests.ts";

/** More at once would be unpacked whole, which a small archive of a large dump makes a thousand times as much. */
const READ_BYTES = 64 * 1024;

/** Writes a compressed archive, one file after the other, and takes the digest of what it writes. */
export class ArchiveWriter {
  /** SHA-256 of what is in it so far. */
  readonly files: Digests = {};
  private readonly pack = new Pack({ gzip: true, portable: true });
  private readonly written: Promise<void>;

  constructor(file: string) {
    // Password hashes are among the contents.
    this.written = pipeline(this.pack, createWriteStream(file, { mode: 0o600 }));
    // Told where it is waited for.
    this.written.catch(() => {});
  }

  /** Adds a file under a path; one that is gone meanwhile is left out. */
  async add(path: string, file: string): Promise<void> {
    const handle = await unlessGone(open(file));
    if (!handle) return;
    try {
      const { size, mtime } = await handle.stat();
      const entry = new ReadEntry(new Header({ path, size, mtime, mode: 0o644, type: "File" }));
      const hash = createHash("sha256");
      this.pack.add(entry);
      if (size > 0)
        for await (const part of handle.createReadStream({ end: size - 1, autoClose: false })) {
          hash.update(part);
          if (!entry.write(part)) await Promise.race([once(entry, "drain"), this.written]);
        }
      entry.end();
      this.files[path] = hash.digest("hex");
    } finally {
      await handle.close();
    }
  }

  /** Waits until all of it is written. */
  async end(): Promise<void> {
    this.pack.end();
    await this.written;
  }
}

/** Unpacks the files of an archive into a folder; links and devices are left out. @throws for one that is broken */
export function unpackArchive(file: string, folder: string): void {
  extract({
    file,
    cwd: folder,
    strict: true,
    preservePaths: false,
    noChmod: true,
    // At once: of one that streams, writes are still under way after it has failed, into a folder being removed.
    sync: true,
    maxReadSize: READ_BYTES,
    filter: (_path, entry) => "type" in entry && (entry.type === "File" || entry.type === "Directory"),
  });
}
