import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createDiskStorage } from "../domains/uploads/disk-storage.ts";

/** A second of moving pattern, 32 × 32 (the mp4 with sound), whose container also says where and with what it was made. */
export const clip = (kind: "mp4" | "webm") => readFile(new URL(`./media/clip.${kind}`, import.meta.url));

/** What the clips say of their origin. */
export const ORIGIN = ["+31.2304+121.4737", "SecretCam"];

/** Addresses of all files in the folder of uploads. */
export function storedIn(dataDir: string): string[] {
  const root = join(dataDir, "uploads");
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Stores a file of an upload without looking at it. */
export async function storeFile(dataDir: string, key: string, text: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, randomUUID());
  await writeFile(file, text);
  await createDiskStorage(dataDir).save(key, file);
}
