/** Comments that fit any thread of the kind `life`. */
export const lifeComments: string[] = ["写得很细，收藏了。"];
