import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { unpackArchive } from "./archive.ts";
import { CommandError } from "./command.ts";
import { type Digests, differingFiles } from "./digests.ts";
import type { Rows } from "./dump.ts";

/** Manifest of a backup archive. */
export interface Manifest {
  format: 1;
  createdAt: string;
  /** Kind of the database that was dumped; the dump is restored into the same kind. */
  database: "postgres" | "embedded";
  /** Number of rows of each table. */
  rows: Rows;
  /** SHA-256 of every file, by its path in the archive. */
  files: Digests;
  /** Place of the uploads: in the archive (missing in older ones), or elsewhere. */
  uploads?: "archive" | "bucket" | "apart";
  /** Uploads in the dump that had no file when the archive was created. */
  missing?: string[];
}

export const MANIFEST = "manifest.json";
export const DUMP = "database.dump";
export const UPLOADS = "uploads";

/** Lists registered uploads that are missing in an archive, without those that were missing before. */
export function findMissingUploads(
  registered: readonly string[],
  { files, missing = [] }: Pick<Manifest, "files" | "missing">,
): string[] {
  const known = new Set(missing);
  return registered.filter((path) => !(`${UPLOADS}/${path}` in files) && !known.has(path));
}

/** Number of uploaded files in an archive. */
export const countUploads = ({ files }: Manifest): number => Object.keys(files).length - 1;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isManifest = (value: unknown): value is Manifest =>
  isObject(value) &&
  value.format === 1 &&
  isObject(value.files) &&
  isObject(value.rows) &&
  Object.values(value.rows).every(Number.isSafeInteger) &&
  (value.missing === undefined || Array.isArray(value.missing));

/** Unpacks an archive and verifies its digests. @throws CommandError if it is incomplete or invalid */
export async function unpackBackup(file: string, folder: string): Promise<Manifest> {
  const broken = (why: string) => new CommandError(`${file} 读不出来，或不完整：${why}。什么都没有改。`);
  try {
    unpackArchive(file, folder);
  } catch (error) {
    throw broken((error as Error).message);
  }
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => {
    throw broken(`没有 ${MANIFEST}`);
  });
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch {
    throw broken(`${MANIFEST} 不是 JSON`);
  }
  if (!isManifest(manifest)) throw broken(`${MANIFEST} 里不是备份的清单，或是不认识的格式`);
  if (!(DUMP in manifest.files)) throw broken(`${MANIFEST} 里没有 ${DUMP}`);
  const differing = await differingFiles(folder, manifest.files);
  if (differing.length > 0) throw broken(`${differing.slice(0, 5).join("、")} 与备份时不同`);
  return manifest;
}
