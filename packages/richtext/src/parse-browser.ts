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
 * Parses and sanitises a text in the browser. A document made by DOMParser is inert: nothing loads, nothing runs.
 * Takes and gives what `parse.ts` takes and gives.
 * @throws RichTextError when a limit is passed
 */
export function parseSafe(html: string): Root {
  const { body } = new DOMParser().parseFromString(toDocument(html), "text/html");
  return applyPolicy(toHast<Node>(body, reader));
}
