import { and, desc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import { nameKey } from "../../../core/names.ts";
import type { Page } from "../../../core/paging.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { uploads, users } from "../../../db/schema/index.ts";
import { getStorageKey, isPublicUpload, UPLOAD_CHANNEL } from "../../media/index.ts";

/** ID of a thread that shows an upload in its text or in a comment. */
const threadId = sql<string | null>`(
  select coalesce(s.thread_id::text, s.ref) from upload_uses s
  where s.upload_id = ${uploads.id} and (s.place = 'threads' or s.thread_id is not null) limit 1)`;

interface UploadQuery {
  /** URL of a file or thumbnail, URL of a thread that shows it, or the full nickname of its owner. */
  keyWord?: string;
  state?: "down";
}

const hasPath = (path: string) => or(eq(uploads.path, path), eq(uploads.thumbnailPath, path));

/** Condition for uploads that a thread or its comments show. */
const isShownIn = (threadId: string) =>
  sql`${uploads.id} in (select upload_id from upload_uses
    where place = 'threads' and ref = ${threadId} or thread_id = ${threadId}::bigint)`;

/** Returns the condition for a search keyword. */
function matchKeyword(word: string): SQL | undefined {
  const path = getStorageKey(word.replace(/^https?:\/\/[^/]+/, ""));
  if (path !== undefined) return hasPath(path);
  const threadId = /[?&]threadId=([1-9]\d{0,17})\b/.exec(word)?.[1];
  if (threadId !== undefined) return isShownIn(threadId);
  return sql`${uploads.userId} = (select id from users where nickname_key = ${nameKey(word)})`;
}

function matchQuery({ keyWord = "", state }: UploadQuery): SQL | undefined {
  const word = keyWord.trim();
  return and(
    word === "" ? undefined : matchKeyword(word),
    state === "down" ? isNotNull(uploads.takenDownAt) : undefined,
  );
}

/** Returns a page of uploads with their owners, newest first. */
export async function listUploads(db: Db, query: UploadQuery, page: Page) {
  const where = matchQuery(query);
  const [rows, total] = await Promise.all([
    db
      .select({
        id: uploads.id,
        user: briefColumns,
        kind: uploads.kind,
        path: uploads.path,
        thumbnailPath: uploads.thumbnailPath,
        bytes: uploads.bytes,
        isOpen: isPublicUpload,
        takenDownAt: uploads.takenDownAt,
        reason: uploads.takenDownReason,
        threadId,
        createdAt: uploads.createdAt,
      })
      .from(uploads)
      .innerJoin(users, eq(users.id, uploads.userId))
      .where(where)
      .orderBy(desc(uploads.id))
      .limit(page.limit)
      .offset(page.offset),
    countUpTo(db, uploads, where),
  ]);
  return { rows, total };
}

/** Locks and returns the upload with a URL; undefined if there is none. */
export async function lockUpload(tx: Db, url: string) {
  const path = getStorageKey(url);
  if (path === undefined) return undefined;
  const [row] = await tx
    .select({
      id: uploads.id,
      userId: uploads.userId,
      kind: uploads.kind,
      path: uploads.path,
      isDown: sql<boolean>`${uploads.takenDownAt} is not null`,
    })
    .from(uploads)
    .where(hasPath(path))
    .for("no key update");
  return row;
}

/** Takes an upload down or restores it, and notifies all processes. */
export async function setTakenDown(tx: Db, id: string, down: { by: string; reason: string } | null) {
  await tx
    .update(uploads)
    .set({
      takenDownAt: down && sql`now()`,
      takenDownBy: down?.by ?? null,
      takenDownReason: down?.reason ?? "",
      looseSince: sql`now()`,
    })
    .where(eq(uploads.id, id))
    .returning({ notified: sql`pg_notify(${UPLOAD_CHANNEL}, ${uploads.id}::text)` });
}
