/** Comments that fit any thread of the kind `official`. */
export const officialComments: string[] = ["写得很细，收藏了。"];
