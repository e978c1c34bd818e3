const TOP_RANKS = 10;

/** Whether a rank has an image: a whole number from 1 to 10. */
export function isTopRank(rank: number | null | undefined): rank is number {
  return typeof rank === "number" && Number.isInteger(rank) && rank >= 1 && rank <= TOP_RANKS;
}
