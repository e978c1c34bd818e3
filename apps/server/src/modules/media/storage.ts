import type { Readable } from "node:stream";

/** A stored file. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  /** Its media type. */
  type: string;
  /** Its bytes, or those from `start` to `end`, both included. @throws StorageError */
  read(range?: { start: number; end: number }): Promise<Readable>;
}

/** Where uploaded files live. Keys look like `2026/11/ab12.webp`. */
export interface Storage {
  /** Keeps a finished file of this machine under its key, whole or not at all. @throws StorageError */
  save(key: string, file: string): Promise<void>;
  /** Removes a file; nothing where there is none. @throws StorageError */
  remove(key: string): Promise<void>;
  /** The keys in a folder that were last written before a moment, whatever they are; none where there is no folder. */
  writtenBefore(folder: string, moment: Date): AsyncGenerator<string>;
  /** A stored file; undefined where there is none, or none that is served. @throws StorageError */
  find(key: string): Promise<StoredFile | undefined>;
}

/** The store did not do what it was asked; the cause says why. */
export class StorageError extends Error {}

/** A failed call of the bucket, which is logged where it was made. */
export class BucketError extends StorageError {}

const TYPES: Record<string, string> = {
  webp: "image/webp",
  gif: "image/gif",
  mp4: "video/mp4",
  webm: "video/webm",
};

/** The media type of a file by the ending of its key; undefined for what is never served. */
export const typeOf = (key: string): string | undefined => TYPES[key.split(".").pop() ?? ""];
