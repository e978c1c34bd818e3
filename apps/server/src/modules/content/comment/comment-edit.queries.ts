import { asc, eq, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Screened } from "../../../core/screened.ts";
import type { Db } from "../../../db/client.ts";
import { posts, postVersions, type StoredImage, users } from "../../../db/schema/index.ts";

const held = {
  id: posts.id,
  authorId: posts.authorId,
  status: posts.status,
  content: posts.content,
  images: posts.images,
  revision: posts.revision,
  createdAt: posts.createdAt,
  editedAt: posts.editedAt,
};

/** Locks a comment until the transaction ends and returns what an edit starts from. */
export async function lockPostForEdit(tx: Db, postId: string) {
  const [row] = await tx.select(held).from(posts).where(eq(posts.id, postId)).for("update");
  return row;
}

export type HeldPost = NonNullable<Awaited<ReturnType<typeof lockPostForEdit>>>;

/** The HTML of a comment; empty for none. */
export async function writtenInPost(db: Db, postId: string): Promise<string> {
  const [row] = await db.select({ content: posts.content }).from(posts).where(eq(posts.id, postId));
  return row?.content ?? "";
}

export interface EditedPost {
  content: Screened;
  excerpt: Screened;
  images: StoredImage[];
}

/** Keeps what a held comment has said so far and writes the next version over it. */
export async function writePostVersion(tx: Db, row: HeldPost, edited: EditedPost): Promise<void> {
  const { id: postId, revision, content, images, createdAt, editedAt } = row;
  await tx
    .insert(postVersions)
    .values({ postId, revision, content, images, writtenAt: editedAt ?? createdAt });
  await tx
    .update(posts)
    .set({ ...edited, revision: revision + 1, editedAt: sql`now()` })
    .where(eq(posts.id, postId));
}

/** Notes why a held comment that waits for review has to. */
export async function noteReason(tx: Db, postId: string, why: string): Promise<void> {
  await tx.update(posts).set({ removedReason: why }).where(eq(posts.id, postId));
}

/** What a comment has said and says now, the first version first. */
export async function postVersionsOf(db: Db, postId: string) {
  const [now, before] = await Promise.all([
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
  // Nobody but its author edits a comment.
  return now.flatMap((latest) => [...before.map((row) => ({ ...row, editor: latest.editor })), latest]);
}
