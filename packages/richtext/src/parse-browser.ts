/// <reference lib="dom" />
import type { Root } from "hast";
import { type TreeReader, toDocument, toHast } from "./convert.ts";
import { applyPolicy } from "./policy.ts";

const reader: TreeReader<Node> = {
  tagName: (node) => (node instanceof Element ? node.localName : null),
  text: (node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : null),
  attribute: (node, name) => (node instanceof Element ? node.getAttribute(name) : null),
  children: (node) => node.childNodes,
};

/**
 * Parses and sanitises a text in the browser; the counterpart of `parse.ts`. A document of DOMParser is inert: it loads
 * no resources and runs no scripts.
 * @throws RichTextError if a limit is exceeded
 */
export function parseSafe(html: string): Root {
  const { body } = new DOMParser().parseFromString(toDocument(html), "text/html");
  return applyPolicy(toHast<Node>(body, reader));
}
