import { and, desc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { briefColumns } from "../../core/author.ts";
import type { Page } from "../../core/paging.ts";
import type { Db } from "../../db/client.ts";
import { countUpTo } from "../../db/count.ts";
import { uploads, users } from "../../db/schema/index.ts";
import { nameKey } from "../identity/login/login.rules.ts";
import { keyOf } from "./upload.queries.ts";
import { isPublicUpload, UPLOAD_CHANNEL } from "./upload-access.queries.ts";

/** A thread that shows an upload, itself or in a comment. */
const threadId = sql<string | null>`(
  select coalesce(s.thread_id::text, s.ref) from upload_uses s
  where s.upload_id = ${uploads.id} and (s.place = 'threads' or s.thread_id is not null) limit 1)`;

interface UploadQuery {
  /** The address of a file or its thumbnail, the address of a thread that shows it, or a member's whole nickname. */
  keyWord?: string;
  state?: "down";
}

const at = (path: string) => or(eq(uploads.path, path), eq(uploads.thumbnailPath, path));

/** What a thread and its comments show. */
const shownIn = (threadId: string) =>
  sql`${uploads.id} in (select upload_id from upload_uses
    where place = 'threads' and ref = ${threadId} or thread_id = ${threadId}::bigint)`;

/** What a word of the search is about. */
function aboutOf(word: string): SQL | undefined {
  const path = keyOf(word.replace(/^https?:\/\/[^/]+/, ""));
  if (path !== undefined) return at(path);
  const threadId = /[?&]threadId=([1-9]\d{0,17})\b/.exec(word)?.[1];
  if (threadId !== undefined) return shownIn(threadId);
  return sql`${uploads.userId} = (select id from users where nickname_key = ${nameKey(word)})`;
}

function matching({ keyWord = "", state }: UploadQuery): SQL | undefined {
  const word = keyWord.trim();
  return and(
    word === "" ? undefined : aboutOf(word),
    state === "down" ? isNotNull(uploads.takenDownAt) : undefined,
  );
}

/** Uploads, the newest first, with who sent them. */
export async function listUploads(db: Db, query: UploadQuery, page: Page) {
  const where = matching(query);
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

/** The upload at an address, held; undefined when there is none. */
export async function lockUpload(tx: Db, url: string) {
  const path = keyOf(url);
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
    .where(at(path))
    .for("no key update");
  return row;
}

/** Takes an upload down, or lets what shows it show it again; every process learns of it. */
export async function markDown(tx: Db, id: string, down: { by: string; reason: string } | null) {
  await tx
    .update(uploads)
    .set({
      takenDownAt: down && sql`now()`,
      takenDownBy: down?.by ?? null,
      takenDownReason: down?.reason ?? "",
      looseSince: sql`now()`,
    })
    .where(eq(uploads.id, id))
    .returning({ told: sql`pg_notify(${UPLOAD_CHANNEL}, ${uploads.id}::text)` });
}
