import type { Readable } from "node:stream";

/** A stored file. */
export interface StoredFile {
  /** Size in bytes. */
  size: number;
  /** Media type. */
  type: string;
  /** Reads the file, or the bytes from `start` to `end` inclusive. @throws StorageError */
  read(range?: { start: number; end: number }): Promise<Readable>;
}

/** Storage of uploaded files. Keys look like `2026/11/ab12.webp`. */
export interface Storage {
  /** Stores a local file under a key, atomically. @throws StorageError */
  save(key: string, file: string): Promise<void>;
  /** Removes a file if it exists. @throws StorageError */
  remove(key: string): Promise<void>;
  /**
   * Lists all keys in a folder that were last written before a moment. Empty if the folder does not exist.
   */
  writtenBefore(folder: string, moment: Date): AsyncGenerator<string>;
  /** Returns a file; undefined if it does not exist or its type is never served. @throws StorageError */
  find(key: string): Promise<StoredFile | undefined>;
}

/** A failure of the storage; see `cause`. */
export class StorageError extends Error {}

/** A failed call of the S3 bucket, already logged by the caller. */
export class BucketError extends StorageError {}

const TYPES: Record<string, string> = {
  webp: "image/webp",
  gif: "image/gif",
  mp4: "video/mp4",
  webm: "video/webm",
};

/** Returns the media type for the extension of a key; undefined for types that are never served. */
export const getMediaType = (key: string): string | undefined => TYPES[key.split(".").pop() ?? ""];
