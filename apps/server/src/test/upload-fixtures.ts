import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

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
