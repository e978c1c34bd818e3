/** A person as lists mention them, in the wire's spelling. */
export interface UserRef {
  userId: string;
  nickname: string;
  avatar: string;
  /** 1 for staff, who have a mark next to the nickname. */
  isStaff?: number;
}

/** A person as rows and results show them, in the wire's spelling. */
export interface UserView extends UserRef {
  signature?: string;
  groupName?: string;
  /** 活跃榜名次，0 为未上榜。 */
  hotRanking?: number | null;
  /** 一天前的名次，0 为那时未上榜。 */
  hotRankingBefore?: number;
  /** 活跃分；不给时榜上不写。 */
  hotScore?: number;
  /** 1 for an owner of a certified device. */
  isVerified?: number;
}
