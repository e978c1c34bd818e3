/** Where two members stand, with the names of the wire. */
export interface FollowRelation {
  /** 我关注了对方。 */
  isFollow: boolean;
  /** 互相关注；两个字段有一个为真就算。 */
  isMutual?: boolean;
  /** 互相关注在另一些接口里的名字。 */
  isMutualFollow?: boolean;
}

/** The three states of a follow button. */
export type FollowState = "none" | "following" | "mutual";

/**
 * The state a follow button shows: mutual when followed and either mutual flag is set (STATE-001),
 * following when only followed (STATE-002), else none (STATE-003).
 */
export function followState({ isFollow, isMutual, isMutualFollow }: FollowRelation): FollowState {
  if (!isFollow) return "none";
  return isMutual || isMutualFollow ? "mutual" : "following";
}

/** The words of the state, taken from the given texts: 关注, 已关注 or 互相关注. */
export function followLabel(
  relation: FollowRelation,
  text: { follow: string; following: string; mutualFollow: string },
): string {
  return { none: text.follow, following: text.following, mutual: text.mutualFollow }[followState(relation)];
}
