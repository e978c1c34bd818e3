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
  /** Who did it; of `essence` whose thread was chosen, of `invited` who brought the new member. */
  userId: string;
  /** The one thing it was done to, `thread:12`, `post:7`, `user:3`: the same again is no new event. */
  key: string;
  /** Whose thread or comment it was done to. */
  otherId?: string;
}

/** An event with the community day on which it happened. */
export interface DatedEvent extends MemberEvent {
  day: string;
}
