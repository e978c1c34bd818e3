/** Matches candidates for addresses: runs without whitespace and the delimiters of Markdown and HTML. */
const runs = /[^\s"'()<>[\]]+/g;

/** Replaces addresses in a text. `replace` returns undefined for an address that stays. */
export const replaceAddresses = (text: string, replace: (address: string) => string | undefined): string =>
  text.replace(runs, (run) => replace(run) ?? run);
