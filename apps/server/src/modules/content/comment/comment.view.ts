import { sanitizeStoredHtml } from "../../../cache/sanitized-html.ts";
import { toAuthor, toFlag } from "../../../core/author.ts";
import type { Services } from "../../../core/services.ts";
import type { Clock } from "../../../core/time.ts";
import type { Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { likedPosts } from "../act/act.queries.ts";
import { DELETED, editableUntil, NORMAL, WAITING } from "../thread/thread.rules.ts";
import { permissionFor } from "../thread/thread-permissions.ts";
import { type PostRow, postRows } from "./comment.queries.ts";

/** What decides about a comment of one thread, besides the comment. */
export interface Thread {
  authorId: string;
  /** Who looks after its circle. */
  moderators: string[];
}

function toPost(row: PostRow, clock: Clock, threadAuthor: string) {
  const shown = row.status === NORMAL;
  const until = editableUntil(row.createdAt);
  return {
    id: row.id,
    threadId: row.threadId,
    parentId: row.rootId ?? "",
    content: shown ? sanitizeStoredHtml(row.content) : "",
    imageList: shown ? row.images : [],
    user: toAuthor(row.author),
    ...(row.replyTo && { replyTo: row.replyTo }),
    postedAt: clock.format(row.createdAt),
    ...(shown && row.editedAt && { editedAt: clock.format(row.editedAt) }),
    ...(shown && until > clock.now() && { editableUntil: clock.format(until) }),
    floor: row.floor,
    isAuthor: toFlag(row.author.userId === threadAuthor),
    isSticky: toFlag(row.sticky),
    likeCount: row.likeCount,
    replyCount: row.replyCount,
    isLike: false,
    mayDelete: false,
    status: (shown ? NORMAL : DELETED) as 0 | 1 | 4,
  };
}

export type WirePost = ReturnType<typeof toPost>;

/** Comments and replies as everybody sees them, with what is needed to show them to a member. */
export interface SharedPosts {
  posts: { row: PostRow; post: WirePost }[];
  moderators: ReadonlySet<string>;
}

/** The comments and replies of `ids`, in that order: one query however many there are. */
export async function sharedPosts(
  { db, clock }: Services,
  thread: Thread,
  ids: string[],
): Promise<SharedPosts> {
  const known = new Map((await postRows(db, ids)).map((row) => [row.id, row]));
  return {
    posts: ids.flatMap((id) => {
      const row = known.get(id);
      return row ? [{ row, post: toPost(row, clock, thread.authorId) }] : [];
    }),
    moderators: new Set(thread.moderators),
  };
}

export const postsOf = ({ posts }: SharedPosts): WirePost[] => posts.map(({ post }) => post);

/** The same for a member: what they have liked, what they may delete, and their own that wait to be seen through. One query. */
export async function postsFor(db: Db, viewer: Viewer, shared: SharedPosts): Promise<WirePost[]> {
  const ids = shared.posts.map(({ post }) => post.id);
  return postsAsSeen(viewer, shared, new Set(await likedPosts(db, viewer.id, ids)));
}

/** The same where it is known which of them the member has liked. */
export function postsAsSeen(
  viewer: Viewer,
  { posts, moderators }: SharedPosts,
  liked: ReadonlySet<string>,
): WirePost[] {
  const inCharge = moderators.has(viewer.id);
  return posts.map(({ row, post }) => {
    const authorId = row.author.userId;
    const held = row.status === WAITING && viewer.id === authorId;
    if (row.status !== NORMAL && !held) return { ...post, isLike: liked.has(post.id) };
    const target = {
      authorId,
      authorRank: row.authorRank,
      inCharge,
      authorInCharge: moderators.has(authorId),
    };
    return {
      ...post,
      ...(held && { content: sanitizeStoredHtml(row.content), imageList: row.images, status: WAITING }),
      isLike: liked.has(post.id),
      mayDelete: permissionFor(viewer, "delpost", target) === "do",
    };
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
