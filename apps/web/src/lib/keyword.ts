/** The longest keyword that the contract takes. */
export const KEYWORD_LENGTH = 100;

/**
 * A keyword, of one that is longer its beginning: a pasted sentence is searched for by that. Without NUL, which no
 * text holds and the server refuses.
 */
export const keywordFrom = (text: string | null): string =>
  (text ?? "")
    .replaceAll("\0", "")
    .trim()
    .slice(0, KEYWORD_LENGTH)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
