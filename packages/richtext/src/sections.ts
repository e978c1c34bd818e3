import { parseSafe } from "@lenscape/richtext/parse";
import type { Root } from "hast";
import { countGraphemes } from "./graphemes.ts";
import { toText } from "./text.ts";

/** A section of a text. */
export interface Section {
  title: string;
  /** Number of characters from this heading to the next. */
  length: number;
}

/** Returns the sections of a text by its top-level headings (h2, h3), in reading order. */
export function sections(content: Root | string): Section[] {
  const tree = typeof content === "string" ? parseSafe(content) : content;
  const found: Section[] = [];
  for (const node of tree.children) {
    const text = toText({ type: "root", children: [node] });
    if (node.type === "element" && (node.tagName === "h2" || node.tagName === "h3"))
      found.push({ title: text.replaceAll("\n", " "), length: 0 });
    const last = found.at(-1);
    if (last) last.length += countGraphemes(text);
  }
  return found;
}
