import type { ThreadAuthor, ThreadImage } from "../thread-card/thread.ts";

/** A reply inside a comment, in the wire's spelling. */
export interface ReplyView {
  id: string;
  /** 富文本，已删除时为空串。 */
  content: string | null;
  imageList?: ThreadImage[] | null;
  user: ThreadAuthor;
  replyTo?: { userId: string; nickname: string; isStaff?: number } | null;
  postedAt: string;
  /** 改过就给，写在时间旁边。 */
  editedAt?: string | null;
  /** 1 = 楼主。 */
  isAuthor: number;
  likeCount: number;
  isLike: boolean;
  /** 1 正常，4 已删除。 */
  status: number;
}

/** A first-level comment with the replies the server sent along. */
export interface CommentView extends ReplyView {
  /** 1 = 置顶。 */
  isSticky: number;
  /** 全部回复数，可多于 `replies`。 */
  replyCount: number;
  replies?: ReplyView[] | null;
}

/** The status of a comment that was deleted softly: its replies stay. */
export const STATUS_DELETED = 4;

/** The id of a comment's or reply's element, by which an address leads to it. */
export const commentAnchor = (id: string): string => `comment-${id}`;
