/** A stretch of a message: plain words, or an address to go to. */
export interface Stretch {
  text: string;
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"'，。；：！？、（）《》「」]+/g;
const ENDS_SENTENCE = /(?<![.,;:!?)\]])[.,;:!?)\]]+$/;

/** Splits a message at its addresses; one on this site leads there by its path. Nothing but http and https links. */
export function linkText(text: string, origin: string): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(ENDS_SENTENCE, "");
    if (!URL.canParse(address)) continue;
    const url = new URL(address);
    if (match.index > end) stretches.push({ text: text.slice(end, match.index) });
    const href = url.origin === origin ? url.pathname + url.search + url.hash : url.href;
    stretches.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length) stretches.push({ text: text.slice(end) });
  return stretches;
}
