import { asc, eq, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Screened } from "../../../core/screened.ts";
import type { Db } from "../../../db/client.ts";
import { posts, postVersions, type StoredImage, users } from "../../../db/schema/index.ts";

const columns = {
  id: posts.id,
  authorId: posts.authorId,
  status: posts.status,
  content: posts.content,
  images: posts.images,
  revision: posts.revision,
  createdAt: posts.createdAt,
  editedAt: posts.editedAt,
};

/** Locks a comment until the transaction ends and returns the columns that an edit needs. */
export async function lockPostForEdit(tx: Db, postId: string) {
  const [row] = await tx.select(columns).from(posts).where(eq(posts.id, postId)).for("no key update");
  return row;
}

export type LockedPost = NonNullable<Awaited<ReturnType<typeof lockPostForEdit>>>;

/** Returns the HTML of a comment; empty if it does not exist. */
export async function contentOfPost(db: Db, postId: string): Promise<string> {
  const [row] = await db.select({ content: posts.content }).from(posts).where(eq(posts.id, postId));
  return row?.content ?? "";
}

export interface PostChange {
  content: Screened;
  excerpt: Screened;
  images: StoredImage[];
}

/** Saves the present version of a locked comment to its history and writes the next version. */
export async function writePostVersion(tx: Db, row: LockedPost, change: PostChange): Promise<void> {
  const { id: postId, revision, content, images, createdAt, editedAt } = row;
  await tx
    .insert(postVersions)
    .values({ postId, revision, content, images, writtenAt: editedAt ?? createdAt });
  await tx
    .update(posts)
    .set({ ...change, revision: revision + 1, editedAt: sql`now()` })
    .where(eq(posts.id, postId));
}

/** Saves the reason why a comment is pending review. */
export async function savePendingReason(tx: Db, postId: string, reason: string): Promise<void> {
  await tx.update(posts).set({ removedReason: reason }).where(eq(posts.id, postId));
}

/** Lists all versions of a comment including the present one, oldest first. */
export async function postVersionsOf(db: Db, postId: string) {
  const [current, earlier] = await Promise.all([
    db
      .select({
        revision: posts.revision,
        content: posts.content,
        images: posts.images,
        editor: briefColumns,
        writtenAt: sql<Date>`coalesce(${posts.editedAt}, ${posts.createdAt})`.mapWith(posts.createdAt),
      })
      .from(posts)
      .innerJoin(users, eq(users.id, posts.authorId))
      .where(eq(posts.id, postId)),
    db
      .select({
        revision: postVersions.revision,
        content: postVersions.content,
        images: postVersions.images,
        writtenAt: postVersions.writtenAt,
      })
      .from(postVersions)
      .where(eq(postVersions.postId, postId))
      .orderBy(asc(postVersions.revision)),
  ]);
  // The editor of every version is the author, because nobody else can edit a comment.
  return current.flatMap((latest) => [...earlier.map((row) => ({ ...row, editor: latest.editor })), latest]);
}
