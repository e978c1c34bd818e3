import type { ThreadAuthor, ThreadImage } from "../thread-card/thread.ts";

/** A reply to a comment, with wire names. */
export interface ReplyView {
  id: string;
  /** Rich text; empty if deleted. */
  content: string | null;
  imageList?: ThreadImage[] | null;
  user: ThreadAuthor;
  replyTo?: { userId: string; nickname: string; isStaff?: number } | null;
  postedAt: string;
  /** Time of the last edit. */
  editedAt?: string | null;
  /** 1 for the author of the thread. */
  isAuthor: number;
  likeCount: number;
  isLike: boolean;
  /** 1 for normal, 4 for deleted. */
  status: number;
}

/** A comment with the replies that the server sent along. */
export interface CommentView extends ReplyView {
  /** 1 for a pinned comment. */
  isSticky: number;
  /** Number of all replies, which may exceed `replies`. */
  replyCount: number;
  replies?: ReplyView[] | null;
}

/** Status of a soft-deleted comment, whose replies stay. */
export const STATUS_DELETED = 4;

/** Returns the element ID of a comment or reply, for links to it. */
export const commentAnchor = (id: string): string => `comment-${id}`;
