/**
 * Returns the absolute address of a file next to Storybook, for stories whose widget requires one. Outside a browser,
 * assumes a Storybook at the root.
 */
export const storyFile = (path: string): string =>
  typeof document === "undefined" ? `/${path}` : new URL(path, document.baseURI).pathname;
