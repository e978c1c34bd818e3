/** A stretch of a message: plain words, or an address to go to. */
export interface TextSegment {
  text: string;
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"'，。；：！？、（）《》「」]+/g;
const ENDS_SENTENCE = new Set(".,;:!?)]");

function withoutEnd(address: string): string {
  let end = address.length;
  while (ENDS_SENTENCE.has(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/** Splits a message at its addresses; one on this site leads there by its path. Nothing but http and https links. */
export function linkText(text: string, origin: string): TextSegment[] {
  const stretches: TextSegment[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutEnd(match[0]);
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
