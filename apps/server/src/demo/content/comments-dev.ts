/** Comments that fit any thread of the kind `dev`. */
export const devComments: string[] = ["写得很细，收藏了。"];
