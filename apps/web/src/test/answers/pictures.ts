import { storyFile } from "@lenscape/ui/lib/story-file";

/** Base path of the story images, relative to Storybook. */
export const IMG = storyFile("img");

/** Returns images of a thread by file name, each 960 by 640 px. */
export const images = (...names: string[]) =>
  names.map((name) => {
    const url = `${IMG}/${name}.jpg`;
    return { url, filePath: url, thumbnailUrl: url, width: 960, height: 640 };
  });
