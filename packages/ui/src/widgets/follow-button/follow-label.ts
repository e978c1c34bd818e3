/** Relation of two members, with wire names. */
export interface FollowRelation {
  /** Whether the viewer follows the member. */
  isFollow: boolean;
  /** Whether both follow each other; either field is enough. */
  isMutual?: boolean;
  /** Name of `isMutual` in other operations. */
  isMutualFollow?: boolean;
}

/** States of a follow button. */
export type FollowState = "none" | "following" | "mutual";

/**
 * Returns the state of a follow button: mutual when followed and either mutual flag is set, following
 * when only followed, otherwise none.
 */
export function followState({ isFollow, isMutual, isMutualFollow }: FollowRelation): FollowState {
  if (!isFollow) return "none";
  return isMutual || isMutualFollow ? "mutual" : "following";
}

/** Returns the label of the state: 关注, 已关注 or 互相关注. */
export function followLabel(
  relation: FollowRelation,
  text: { follow: string; following: string; mutualFollow: string },
): string {
  return { none: text.follow, following: text.following, mutual: text.mutualFollow }[followState(relation)];
}
