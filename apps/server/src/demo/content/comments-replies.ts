/** Answers to a comment, whatever it said. */
export const replies: string[] = ["写得很细，收藏了。"];
