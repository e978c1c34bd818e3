import { createHash } from "node:crypto";
import { LIMITS } from "./records.ts";

/** Length of a SHA-256 digest in hex. */
const DIGEST_LENGTH = 64;

/**
 * Encodes the path of a file as the ID of an upload, which consists of letters, digits, `.`, `_` and `-`. Different paths
 * have different IDs: each byte of another character becomes `_` and its two hex digits, and a long ID ends in a digest.
 */
export function uploadIdOf(path: string): string {
  const id = path.replace(/[^A-Za-z0-9.-]/gu, (char) =>
    [...Buffer.from(char)].map((byte) => `_${byte.toString(16).padStart(2, "0")}`).join(""),
  );
  if (id.length <= LIMITS.id) return id;
  const digest = createHash("sha256").update(path).digest("hex");
  return `${id.slice(0, LIMITS.id - DIGEST_LENGTH - 2)}__${digest}`;
}
