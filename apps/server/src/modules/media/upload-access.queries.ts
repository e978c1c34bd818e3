import { eq, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { uploads } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { isInUse, unusedFor } from "./upload.queries.ts";

/** The channel on which the database tells which uploads have changed; see the triggers of migration 0035. */
export const UPLOAD_CHANNEL = "lenscape_uploads";

/** Whether something that everybody sees shows an upload. */
const shown = sql`exists (select from upload_uses s left join threads t on t.id = s.thread_id
  where s.upload_id = ${uploads.id} and s.is_public and (s.thread_id is null or t.status = 1))`;

/** Whether something that only some see shows it; what proves a report is for those who decide about that. */
const shownToSome = sql`exists (select from upload_uses s
  where s.upload_id = ${uploads.id} and s.place <> 'message_reports') and ${isInUse}`;

/** Whether its address alone opens an upload. */
export const isPublicUpload = sql<boolean>`(${uploads.takenDownAt} is null and (${shown} or not ${uploads.published} and (
  ${shownToSome} or not ${uploads.used} and ${unusedFor(policy.upload.freshHours, 0)} is not true)))`;

/** The upload behind a path of it or of its thumbnail; undefined when there is none. */
export async function accessOf(db: Db, path: string) {
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
