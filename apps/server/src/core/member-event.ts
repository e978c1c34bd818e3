/** An action of a member that counts for levels, tasks, badges and invitations. */
export interface MemberEvent {
  kind:
    | "posted"
    | "commented"
    | "liked"
    | "favorited"
    | "followed"
    | "shared"
    | "browsed"
    | "checkedIn"
    | "madeUp"
    | "profileCompleted"
    | "deviceVerified"
    | "tipped"
    | "invited"
    | "essence";
  /** Member of the action; for `essence` the author of the thread, for `invited` the inviter. */
  userId: string;
  /** Target of the action, `thread:12`, `post:7`, `user:3`. A repetition with the same key does not count. */
  key: string;
  /** Author of the thread or comment. */
  otherId?: string;
}

/** An event with the community day on which it happened. */
export interface DatedEvent extends MemberEvent {
  day: string;
}
