/** Comments that fit any thread of the kind `ride`. */
export const rideComments: string[] = ["写得很细，收藏了。"];
