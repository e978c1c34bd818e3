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

/** Author and circle moderators of a thread. Permissions on the thread's comments depend on them. */
export interface Thread {
  authorId: string;
  /** User IDs of the circle's moderators. */
  moderators: string[];
}

function toPost(row: PostRow, clock: Clock, threadAuthor: string) {
  const isPublic = row.status === NORMAL;
  const until = editableUntil(row.createdAt);
  return {
    id: row.id,
    threadId: row.threadId,
    parentId: row.rootId ?? "",
    content: isPublic ? sanitizeStoredHtml(row.content) : "",
    imageList: isPublic ? row.images : [],
    user: toAuthor(row.author),
    ...(row.replyTo && { replyTo: row.replyTo }),
    postedAt: clock.format(row.createdAt),
    ...(isPublic && row.editedAt && { editedAt: clock.format(row.editedAt) }),
    ...(isPublic && until > clock.now() && { editableUntil: clock.format(until) }),
    floor: row.floor,
    isAuthor: toFlag(row.author.userId === threadAuthor),
    isSticky: toFlag(row.sticky),
    likeCount: row.likeCount,
    replyCount: row.replyCount,
    isLike: false,
    mayDelete: false,
    status: (isPublic ? NORMAL : DELETED) as 0 | 1 | 4,
  };
}

export type WirePost = ReturnType<typeof toPost>;

/** Comments and replies as visitors see them, with the rows and moderators needed to convert them for a member. */
export interface SharedPosts {
  posts: { row: PostRow; post: WirePost }[];
  moderators: ReadonlySet<string>;
}

/** Reads the comments and replies of `ids` in that order, in one query. */
export async function sharedPosts(
  { db, clock }: Services,
  thread: Thread,
  ids: string[],
): Promise<SharedPosts> {
  const byId = new Map((await postRows(db, ids)).map((row) => [row.id, row]));
  return {
    posts: ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [{ row, post: toPost(row, clock, thread.authorId) }] : [];
    }),
    moderators: new Set(thread.moderators),
  };
}

export const postsOf = ({ posts }: SharedPosts): WirePost[] => posts.map(({ post }) => post);

/** Converts shared comments for a member, and reads the member's likes of them in one query. */
export async function postsFor(db: Db, viewer: Viewer, shared: SharedPosts): Promise<WirePost[]> {
  const ids = shared.posts.map(({ post }) => post.id);
  return toViewerPosts(viewer, shared, new Set(await likedPosts(db, viewer.id, ids)));
}

/** Converts shared comments for a member: likes, permissions, and the text of the member's own pending comments. */
export function toViewerPosts(
  viewer: Viewer,
  { posts, moderators }: SharedPosts,
  liked: ReadonlySet<string>,
): WirePost[] {
  const inCharge = moderators.has(viewer.id);
  return posts.map(({ row, post }) => {
    const authorId = row.author.userId;
    const isOwnPending = row.status === WAITING && viewer.id === authorId;
    if (row.status !== NORMAL && !isOwnPending) return { ...post, isLike: liked.has(post.id) };
    const target = {
      authorId,
      authorRank: row.authorRank,
      inCharge,
      authorInCharge: moderators.has(authorId),
    };
    return {
      ...post,
      ...(isOwnPending && {
        content: sanitizeStoredHtml(row.content),
        imageList: row.images,
        status: WAITING,
      }),
      isLike: liked.has(post.id),
      mayDelete: permissionFor(viewer, "delpost", target) === "do",
    };
  });
}

/** Separates comments from replies, and groups the replies by their comment. */
export function groupReplies(posts: WirePost[]) {
  const replies = new Map<string, WirePost[]>();
  for (const post of posts) {
    if (post.parentId) replies.set(post.parentId, [...(replies.get(post.parentId) ?? []), post]);
  }
  return { comments: posts.filter((post) => !post.parentId), replies };
}
