import { parseSafe } from "@lenscape/richtext/parse";
import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { RichTextError } from "./limits.ts";

export { fromPlainText } from "./plain-text.ts";

const MAX_PASSES = 6;

/** Serialises a safe tree to HTML. */
export function serialize(tree: Root): string {
  return toHtml(tree);
}

/**
 * Returns untrusted HTML as safe, normalised HTML to store. Sanitising the result again does not change it: removed tags
 * can leave a nesting that parses differently, so the text is parsed until it is stable.
 * @throws RichTextError if a limit is exceeded or the text does not become stable
 */
export function sanitizeHtml(html: string): string {
  return readHtml(html).html;
}

/**
 * Sanitises HTML like `sanitizeHtml` and also returns the tree of the result, to avoid another parse.
 * @throws RichTextError as `sanitizeHtml` does
 */
export function readHtml(html: string): { html: string; tree: Root } {
  let before = html;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const tree = parseSafe(before);
    const after = serialize(tree);
    if (after === before) return { html: after, tree };
    before = after;
  }
  throw new RichTextError("unstable");
}
