/**
 * Outbox event: an action of a member that is committed, and whose consequences (rewards, notifications, totals, sort
 * keys) follow without delaying the member's call.
 */
export interface Deed {
  kind: "liked" | "unliked" | "favorited" | "unfavorited" | "shared" | "commented" | "browsed";
  /** Member of the action. */
  userId: string;
  /** Community day of the action. */
  day: string;
  threadId: string;
  /** Comment that was written or liked. */
  postId?: string;
  /** Author of the thread; for the like of a comment, author of the comment. */
  authorId?: string;
  /** Author of the comment that was replied to. */
  answeredId?: string;
  /** Circle of the thread at that time. */
  circleId?: string;
  groupId?: string;
  /** Text that the notifications quote. */
  excerpt?: string;
}
