/** Whether a typed text contains a tag and therefore is HTML. */
export function hasTag(text: string): boolean {
  const open = text.search(/<\/?[a-z]/i);
  return open !== -1 && text.includes(">", open);
}

/**
 * Splits serialised HTML into texts and tags in turns, beginning and ending with a text. An unclosed tag is text.
 */
export function splitTags(html: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let open = html.indexOf("<"); open !== -1; open = html.indexOf("<", from)) {
    const end = findTagEnd(html, open);
    if (end === -1) break;
    parts.push(html.slice(from, open), html.slice(open, end));
    from = end;
  }
  parts.push(html.slice(from));
  return parts;
}

/** Returns the index behind the `>` of the tag that begins at `open`, or -1. */
function findTagEnd(html: string, open: number): number {
  for (let at = open; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (character === ">") return at + 1;
    if (character === '"') {
      at = html.indexOf('"', at + 1);
      if (at === -1) return -1;
    }
  }
  return -1;
}
