/** Comments that fit any thread of the kind `travel`. */
export const travelComments: string[] = ["写得很细，收藏了。"];
