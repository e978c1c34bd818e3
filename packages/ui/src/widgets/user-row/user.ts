/** Reference to a member, with wire names. */
export interface UserRef {
  userId: string;
  nickname: string;
  avatar: string;
  /** 1 for staff, who have a mark next to the nickname. */
  isStaff?: number;
}

/** A member in rows and results, with wire names. */
export interface UserView extends UserRef {
  signature?: string;
  groupName?: string;
  /** Rank in the activity ranking; 0 if not ranked. */
  hotRanking?: number | null;
  /** Rank a day ago; 0 if not ranked then. */
  hotRankingBefore?: number;
  /** Activity score; without it rankings show none. */
  hotScore?: number;
  /** 1 for an owner of a certified device. */
  isVerified?: number;
}
