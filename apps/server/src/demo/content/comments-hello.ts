/** Comments that fit any thread of the kind `hello`. */
export const helloComments: string[] = ["写得很细，收藏了。"];
