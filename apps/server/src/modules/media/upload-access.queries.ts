import { eq, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { uploads } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { isGracePeriodOver, isInUse } from "./upload.queries.ts";

/** Notification channel for changed uploads; see the triggers of migration 0035. */
export const UPLOAD_CHANNEL = "lenscape_uploads";

/** Whether public content shows an upload. */
const isShownPublicly = sql`exists (select from upload_uses s left join threads t on t.id = s.thread_id
  where s.upload_id = ${uploads.id} and s.is_public and (s.thread_id is null or t.status = 1))`;

/**
 * Whether content with limited visibility shows an upload. Evidence in reports does not count: it is only for
 * moderators.
 */
const isShownToSome = sql`exists (select from upload_uses s
  where s.upload_id = ${uploads.id} and s.place <> 'message_reports') and ${isInUse}`;

/** Whether an upload can be opened by its URL without a key. */
export const isPublicUpload = sql<boolean>`(${uploads.takenDownAt} is null and (${isShownPublicly} or not ${uploads.published} and (
  ${isShownToSome} or not ${uploads.used} and ${isGracePeriodOver(policy.upload.freshHours, 0)} is not true)))`;

/** Returns the upload with this path or thumbnail path. */
export async function findAccess(db: Db, path: string) {
  const [row] = await db
    .select({
      id: uploads.id,
      paths: sql<string[]>`array[${uploads.path}, ${uploads.thumbnailPath}]`,
      open: isPublicUpload,
    })
    .from(uploads)
    .where(or(eq(uploads.path, path), eq(uploads.thumbnailPath, path)))
    .limit(1);
  return row;
}
