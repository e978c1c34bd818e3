import { parseSafe } from "@lenscape/richtext/parse";
import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { RichTextError } from "./limits.ts";

const passes = 6;

/** Writes a safe tree as HTML. */
export function serialize(tree: Root): string {
  return toHtml(tree);
}

/**
 * Takes HTML of any origin; returns the normalised, safe HTML to store. Sanitising the result again changes nothing:
 * taking tags away can leave a nesting that parses differently, so the text is parsed again until it stands still.
 * @throws RichTextError when a limit is passed or the text does not settle
 */
export function sanitizeHtml(html: string): string {
  return readHtml(html).html;
}

/**
 * Does what `sanitizeHtml` does and returns the tree of the result with it, so that what else is asked of a text costs
 * no further parsing.
 * @throws RichTextError as `sanitizeHtml` does
 */
export function readHtml(html: string): { html: string; tree: Root } {
  let before = html;
  for (let pass = 0; pass < passes; pass += 1) {
    const tree = parseSafe(before);
    const after = serialize(tree);
    if (after === before) return { html: after, tree };
    before = after;
  }
  throw new RichTextError("unstable");
}

/** Takes plain text; returns HTML with a paragraph per block of lines and `<br>` per line break, everything escaped. */
export function fromPlainText(text: string): string {
  const paragraphs = text
    .replace(/\r\n?/g, "\n")
    .split(/\n[^\S\n]*\n\s*/)
    .map((block) => block.trim())
    .filter((block) => block !== "");
  return serialize({
    type: "root",
    children: paragraphs.map((block) => ({
      type: "element",
      tagName: "p",
      properties: {},
      children: block
        .split("\n")
        .flatMap((line, i) => [
          ...(i > 0 ? [{ type: "element" as const, tagName: "br", properties: {}, children: [] }] : []),
          ...(line ? [{ type: "text" as const, value: line }] : []),
        ]),
    })),
  });
}
