/** What may be an address: a run without the signs that stand around one in Markdown and HTML. */
const runs = /[^\s"'()<>[\]]+/g;

/** Puts others in the place of addresses in a text. @param other undefined for one that stays */
export const replaceAddresses = (text: string, other: (address: string) => string | undefined): string =>
  text.replace(runs, (run) => other(run) ?? run);
