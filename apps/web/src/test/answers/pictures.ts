/** Where the pictures of the stories lie: beside Storybook, wherever that is served from. */
export const IMG = typeof document === "undefined" ? "/img" : new URL("img", document.baseURI).pathname;
