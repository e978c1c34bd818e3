/**
 * Something that a member did and that is written down already, as the outbox keeps it until its consequences are
 * applied: rewards, notices, totals and orders, none of which the member's call waits for.
 */
export interface Deed {
  kind: "liked" | "unliked" | "favorited" | "unfavorited" | "shared" | "commented" | "browsed";
  /** Who did it. */
  userId: string;
  /** The community day on which it was done. */
  day: string;
  threadId: string;
  /** The comment that was written or liked. */
  postId?: string;
  /** Whose thread it is; of a comment's like whose comment. */
  authorId?: string;
  /** Whose comment was answered. */
  answeredId?: string;
  /** Where the thread stood then. */
  circleId?: string;
  groupId?: string;
  /** What the notices quote. */
  excerpt?: string;
}
