const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#x27;": "'",
  "&amp;": "&",
};

/** A piece of a search result; `hit` for a match. */
export interface Segment {
  text: string;
  hit: boolean;
}

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * Splits a text in which the server marked hits with `<em>…</em>` and escaped everything else. Returns plain pieces,
 * which are never read as HTML; an unclosed mark reaches to the end.
 */
export function splitHighlight(marked: string): Segment[] {
  return marked
    .split(/(<em>[\s\S]*?(?:<\/em>|$))/)
    .filter((piece) => piece !== "")
    .map((piece) =>
      piece.startsWith("<em>")
        ? { text: decode(piece.slice("<em>".length).replace(/<\/em>$/, "")), hit: true }
        : { text: decode(piece), hit: false },
    );
}
