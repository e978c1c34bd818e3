import { parseSafe } from "@lenscape/richtext/parse";
import type { Element, Root, RootContent } from "hast";
import { liven } from "./live.ts";
import { isBlock } from "./normalize.ts";

/** A block of text without inner blocks, in which a reader can highlight a passage. */
export interface Paragraph {
  node: Element;
  /** Its text in the tree. `start` and `length` of a highlight count its UTF-16 units. */
  text: string;
}

const wordy = new Set(["p", "li", "blockquote"]);
const closed = new Set(["table", "pre", "figure"]);

/** Returns the paragraphs of HTML or of a displayed tree (`liven`) in reading order, without blank ones. */
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

/** Returns the joined texts in a node. */
export function wordsOf(node: RootContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(wordsOf).join("") : "";
}
