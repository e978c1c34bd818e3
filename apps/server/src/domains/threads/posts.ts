import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import type { Services } from "../../core/services.ts";
import type { Viewer } from "../../core/viewer.ts";
import { likedPosts } from "./act-queries.ts";
import { flag, toAuthor } from "./author.ts";
import { type PostRow, postRows } from "./comment-queries.ts";
import { DELETED, mayRemove, NORMAL } from "./rules.ts";
import { moderates } from "./write-queries.ts";

interface Reader extends Services {
  viewer: Viewer | null;
}

function toPost(
  row: PostRow,
  { clock, viewer }: Reader,
  threadAuthor: string,
  isLike: boolean,
  inCharge: boolean,
) {
  const deleted = row.status === DELETED;
  const owner = { authorId: row.author.userId, authorRank: row.authorRank };
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
    isAuthor: flag(row.author.userId === threadAuthor),
    isSticky: flag(row.sticky),
    likeCount: row.likeCount,
    replyCount: row.replyCount,
    isLike,
    mayDelete: !deleted && viewer !== null && mayRemove(viewer, owner, "thread.hidePosts", inCharge),
    status: deleted ? (4 as const) : (NORMAL as 1),
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
  const [rows, liked, inCharge] = await Promise.all([
    postRows(db, ids),
    viewer ? likedPosts(db, viewer.id, ids) : [],
    viewer ? moderates(db, viewer.id, thread.circleId) : false,
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const mine = new Set(liked);
  return ids.flatMap((id) => {
    const row = known.get(id);
    return row ? [toPost(row, reader, thread.authorId, mine.has(id), inCharge)] : [];
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
