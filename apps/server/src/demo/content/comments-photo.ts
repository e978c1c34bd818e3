/** Comments that fit any thread of the kind `photo`. */
export const photoComments: string[] = ["写得很细，收藏了。"];
