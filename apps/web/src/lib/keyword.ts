/** Maximum length of a search keyword, as in the contract. */
export const MAX_KEYWORD_LENGTH = 100;

/** Normalises a text to a search keyword: trimmed, cut to the maximum length, without NUL, which the server rejects. */
export const toKeyword = (text: string | null): string =>
  (text ?? "")
    .replaceAll("\0", "")
    .trim()
    .slice(0, MAX_KEYWORD_LENGTH)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
