import { parseSafe } from "@lenscape/richtext/parse";
import type { Element, Root, RootContent } from "hast";
import { liven } from "./live.ts";
import { isBlock } from "./normalize.ts";

/** What a reader may mark a part of: a block of words without another block in it. */
export interface Paragraph {
  node: Element;
  /** Its words as they are in the tree, of which `start` and `length` of a mark are counted in UTF-16 units. */
  text: string;
}

const wordy = new Set(["p", "li", "blockquote"]);
const closed = new Set(["table", "pre", "figure"]);

/** Takes HTML or a tree as it is read (`liven`); returns its paragraphs in reading order, without blank ones. */
export function paragraphs(content: Root | string): Paragraph[] {
  const found: Paragraph[] = [];
  const walk = (nodes: readonly RootContent[]): void => {
    for (const node of nodes) {
      if (node.type !== "element" || closed.has(node.tagName)) continue;
      if (!wordy.has(node.tagName) || node.children.some(isBlock)) walk(node.children);
      else {
        const text = wordsOf(node);
        if (text.trim() !== "") found.push({ node, text });
      }
    }
  };
  walk((typeof content === "string" ? liven(parseSafe(content)) : content).children);
  return found;
}

/** The words in a node, one text after the other. */
export function wordsOf(node: RootContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(wordsOf).join("") : "";
}
