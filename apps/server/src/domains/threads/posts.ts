import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import { toAuthor, toFlag } from "../../core/author.ts";
import type { Services } from "../../core/services.ts";
import type { Viewer } from "../../core/viewer.ts";
import { permissionFor } from "../moderation/rules.ts";
import { likedPosts } from "./act-queries.ts";
import { type PostRow, postRows } from "./comment-queries.ts";
import { DELETED, NORMAL } from "./rules.ts";
import { moderatorsOf } from "./write-queries.ts";

interface Reader extends Services {
  viewer: Viewer | null;
}

function toPost(
  row: PostRow,
  { clock, viewer }: Reader,
  threadAuthor: string,
  isLike: boolean,
  moderators: ReadonlySet<string>,
) {
  const authorId = row.author.userId;
  const held = row.status === 0 && viewer?.id === authorId;
  const deleted = row.status !== NORMAL && !held;
  const mayDelete = () =>
    viewer !== null &&
    permissionFor(viewer, "delpost", {
      authorId,
      authorRank: row.authorRank,
      inCharge: moderators.has(viewer.id),
      authorInCharge: moderators.has(authorId),
    }) === "do";
  return {
    id: row.id,
    threadId: row.threadId,
    parentId: row.rootId ?? "",
    content: deleted ? "" : sanitizeHtml(row.content),
    imageList: deleted ? [] : row.images,
    user: toAuthor(row.author),
    ...(row.replyTo && { replyTo: row.replyTo }),
    postedAt: clock.format(row.createdAt),
    floor: row.floor,
    isAuthor: toFlag(authorId === threadAuthor),
    isSticky: toFlag(row.sticky),
    likeCount: row.likeCount,
    replyCount: row.replyCount,
    isLike,
    mayDelete: !deleted && mayDelete(),
    status: held ? (0 as const) : deleted ? (DELETED as 4) : (NORMAL as 1),
  };
}

export type WirePost = ReturnType<typeof toPost>;

/** The comments and replies of `ids` on the wire, in that order: three queries however many there are. */
export async function toPosts(
  reader: Reader,
  thread: { authorId: string; circleId: string | null },
  ids: string[],
): Promise<WirePost[]> {
  const { db, viewer } = reader;
  const [rows, liked, moderators] = await Promise.all([
    postRows(db, ids),
    viewer ? likedPosts(db, viewer.id, ids) : [],
    viewer && thread.circleId ? moderatorsOf(db, thread.circleId) : new Set<string>(),
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const mine = new Set(liked);
  return ids.flatMap((id) => {
    const row = known.get(id);
    return row ? [toPost(row, reader, thread.authorId, mine.has(id), moderators)] : [];
  });
}

/** Comments, and the replies by the comment they belong to. */
export function bySubject(posts: WirePost[]) {
  const replies = new Map<string, WirePost[]>();
  for (const post of posts) {
    if (post.parentId) replies.set(post.parentId, [...(replies.get(post.parentId) ?? []), post]);
  }
  return { comments: posts.filter((post) => !post.parentId), replies };
}
