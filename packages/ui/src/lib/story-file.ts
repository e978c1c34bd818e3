/**
 * The address of a file that lies next to Storybook, wherever that is served from: for stories whose widget asks for an
 * absolute address. Outside a browser it is that of a Storybook at the root.
 */
export const storyFile = (path: string): string =>
  typeof document === "undefined" ? `/${path}` : new URL(path, document.baseURI).pathname;
