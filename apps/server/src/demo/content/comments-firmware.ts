/** Comments that fit any thread of the kind `firmware`. */
export const firmwareComments: string[] = ["写得很细，收藏了。"];
