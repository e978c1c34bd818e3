/** Comments that fit any thread. */
export const generalComments: string[] = ["写得很细，收藏了。"];
