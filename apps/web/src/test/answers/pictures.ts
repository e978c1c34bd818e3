import { storyFile } from "@lenscape/ui/lib/story-file";

/** Where the pictures of the stories lie: beside Storybook, wherever that is served from. */
export const IMG = storyFile("img");
