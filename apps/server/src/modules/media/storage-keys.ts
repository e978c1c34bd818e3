import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, inArray, or } from "drizzle-orm";
import { oneRow } from "../../core/sql.ts";
import type { Clock } from "../../core/time.ts";
import { UPLOAD_KEYS } from "../../db/base.ts";
import type { Db } from "../../db/client.ts";
import { siteFlags, uploads } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";

/**
 * Browsers load images without a token. Moderators therefore get URLs with a key for uploads that are not
 * public; a key opens one file for one to two hours.
 */

/** Upload URLs without key in JSON. */
const UNSIGNED_URL = /\/uploads\/([\w/-]{1,120}\.\w{1,8})(?=["\\])/g;
const SIGNED_URL = /(\/uploads\/[\w/-]{1,120}\.\w{1,8})\?key=[\w.-]{1,80}/g;

async function getSecret(db: Db): Promise<string> {
  const row = oneRow(
    await db.select({ secret: siteFlags.value }).from(siteFlags).where(eq(siteFlags.key, UPLOAD_KEYS)),
    "getSecret",
  );
  return row.secret;
}

const sign = (secret: string, path: string, until: string) =>
  createHmac("sha256", secret).update(`${path} ${until}`).digest("base64url").slice(0, 22);

/** Returns those of the paths that a member uploaded. */
async function filterOwnPaths(db: Db, userId: string, paths: string[]): Promise<Set<string>> {
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
 * Adds a key to every upload URL in a value. Only for responses to members who may see uploads that are not
 * public.
 * @param ownerId signs only the uploads of this member, because anyone can write URLs of others into a text
 */
export async function signUploadUrls<Value>(
  db: Db,
  clock: Clock,
  value: Value,
  ownerId?: string,
): Promise<Value> {
  const secret = await getSecret(db);
  const { keySeconds } = policy.upload;
  const now = clock.now().getTime() / 1000;
  // Round up to the hour, so that reloading a page hits the browser's cache.
  const until = ((Math.ceil(now / keySeconds) + 1) * keySeconds).toString(36);
  const json = JSON.stringify(value);
  const paths = [...new Set([...json.matchAll(UNSIGNED_URL)].map(([, path]) => path as string))];
  const owned = ownerId === undefined ? undefined : await filterOwnPaths(db, ownerId, paths);
  const text = json.replace(UNSIGNED_URL, (url, path: string) =>
    !owned || owned.has(path) ? `${url}?key=${until}.${sign(secret, path, until)}` : url,
  );
  return JSON.parse(text) as Value;
}

/** Removes the keys from all upload URLs in a text, for storage. */
export const unsignUploadUrl = (text: string): string => text.replace(SIGNED_URL, "$1");

/** Whether a key is valid for a file and not expired. */
export async function isValidKey(db: Db, clock: Clock, path: string, key: string): Promise<boolean> {
  const [until = "", proof = ""] = key.split(".");
  if (Number.parseInt(until, 36) * 1000 < clock.now().getTime()) return false;
  const expected = Buffer.from(sign(await getSecret(db), path, until));
  const actual = Buffer.from(proof);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
