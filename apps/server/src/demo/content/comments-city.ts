/** Comments that fit any thread of the kind `city`. */
export const cityComments: string[] = ["写得很细，收藏了。"];
