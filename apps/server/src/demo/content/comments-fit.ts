/** Comments that fit any thread of the kind `fit`. */
export const fitComments: string[] = ["写得很细，收藏了。"];
