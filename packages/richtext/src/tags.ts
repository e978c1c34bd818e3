/** Tells whether a text a member typed holds something written like a tag, so that it is HTML and not plain text. */
export function hasTag(text: string): boolean {
  const open = text.search(/<\/?[a-z]/i);
  return open !== -1 && text.includes(">", open);
}

/**
 * Takes HTML as `serialize` writes it; returns its texts and its tags in turns, a text first and last, each as written.
 * Values between double quotes may hold anything. From a tag without an end on, everything is text.
 */
export function splitTags(html: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let open = html.indexOf("<"); open !== -1; open = html.indexOf("<", from)) {
    const end = endOfTag(html, open);
    if (end === -1) break;
    parts.push(html.slice(from, open), html.slice(open, end));
    from = end;
  }
  parts.push(html.slice(from));
  return parts;
}

/** Behind the `>` of the tag that begins at `open`; -1 where it has none. */
function endOfTag(html: string, open: number): number {
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
