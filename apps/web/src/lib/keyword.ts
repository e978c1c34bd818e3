/** The longest keyword that the contract takes. */
export const KEYWORD_LENGTH = 100;

/** A keyword, of one that is longer its beginning: a pasted sentence is searched for by that. */
export const keywordFrom = (text: string | null): string =>
  (text ?? "")
    .trim()
    .slice(0, KEYWORD_LENGTH)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
