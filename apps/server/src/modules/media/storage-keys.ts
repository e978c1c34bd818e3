import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, inArray, or } from "drizzle-orm";
import type { Clock } from "../../core/time.ts";
import { UPLOAD_KEYS } from "../../db/base.ts";
import type { Db } from "../../db/client.ts";
import { siteFlags, uploads } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";

/*
 * A picture is loaded without a token. So what is not open is given to those who decide about it under an address
 * with a key, which works for that one file and for one to two hours.
 */

/** Addresses of uploads in JSON, as they are stored. */
const stored = /\/uploads\/([\w/-]{1,120}\.\w{1,8})(?=["\\])/g;
const keyed = /(\/uploads\/[\w/-]{1,120}\.\w{1,8})\?key=[\w.-]{1,80}/g;

async function secretOf(db: Db): Promise<string> {
  const [row] = await db
    .select({ secret: siteFlags.value })
    .from(siteFlags)
    .where(eq(siteFlags.key, UPLOAD_KEYS));
  return row!.secret;
}

const proofOf = (secret: string, path: string, until: string) =>
  createHmac("sha256", secret).update(`${path} ${until}`).digest("base64url").slice(0, 22);

/** Which of these files, or thumbnails, a member uploaded. */
async function pathsOf(db: Db, userId: string, paths: string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const rows = await db
    .select({ path: uploads.path, thumbnailPath: uploads.thumbnailPath })
    .from(uploads)
    .where(
      and(
        eq(uploads.userId, userId),
        or(inArray(uploads.path, paths), inArray(uploads.thumbnailPath, paths)),
      ),
    );
  return new Set(rows.flatMap(({ path, thumbnailPath }) => (thumbnailPath ? [path, thumbnailPath] : [path])));
}

/**
 * The same value with a key at every address of an upload in it. Only for answers to those who may see what is not open.
 * @param ownerId whose uploads alone get one: anyone can write the address of another's into a text of their own
 */
export async function signUploadUrls<Value>(
  db: Db,
  clock: Clock,
  value: Value,
  ownerId?: string,
): Promise<Value> {
  const secret = await secretOf(db);
  const { keySeconds } = policy.upload;
  const now = clock.now().getTime() / 1000;
  // To the whole hour, so that a page that is looked at again shows what the browser has.
  const until = ((Math.ceil(now / keySeconds) + 1) * keySeconds).toString(36);
  const json = JSON.stringify(value);
  const paths = [...new Set([...json.matchAll(stored)].map(([, path]) => path as string))];
  const owned = ownerId === undefined ? undefined : await pathsOf(db, ownerId, paths);
  const text = json.replace(stored, (url, path: string) =>
    !owned || owned.has(path) ? `${url}?key=${until}.${proofOf(secret, path, until)}` : url,
  );
  return JSON.parse(text) as Value;
}

/** An address, or a text with addresses, as it is stored: keys are for looking alone. */
export const unsignUploadUrl = (text: string): string => text.replace(keyed, "$1");

/** Whether a key opens a file now. */
export async function isValidKey(db: Db, clock: Clock, path: string, key: string): Promise<boolean> {
  const [until = "", proof = ""] = key.split(".");
  if (Number.parseInt(until, 36) * 1000 < clock.now().getTime()) return false;
  const expected = Buffer.from(proofOf(await secretOf(db), path, until));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
