import { parseSafe } from "@lenscape/richtext/parse";
import type { Root, RootContent } from "hast";
import { isBlank } from "./blank.ts";
import { foldUnits } from "./fold.ts";
import { countGraphemes } from "./graphemes.ts";
import { isBlock } from "./normalize.ts";

export { foldUnits, shownUnits } from "./fold.ts";

/** Number of top-level nodes in one render group. */
export const groupSize = 50;

/** Returns the text of HTML or a safe tree, one line per visible block or line break. */
export function toText(content: Root | string): string {
  const parts: string[] = [];
  const walk = (node: RootContent): void => {
    if (node.type === "text") parts.push(node.value);
    if (node.type !== "element") return;
    if (node.tagName === "br" || isBlock(node)) parts.push("\n");
    node.children.forEach(walk);
    if (isBlock(node)) parts.push("\n");
  };
  asTree(content).children.forEach(walk);
  return parts
    .join("")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !isBlank(line))
    .join("\n");
}

/** Returns the length of a safe tree in units: text characters plus images. */
export function units(tree: Root): number {
  const characters = countGraphemes(toText(tree).replaceAll("\n", ""));
  return characters + countImages(tree.children);
}

/** Whether the preview of a safe tree is folded: more than `limit` units. */
export function isFolded(tree: Root, limit: number = foldUnits): boolean {
  return units(tree) > limit;
}

/** Returns the top-level nodes of a safe tree in groups of at most `size`. */
export function group(tree: Root, size: number = groupSize): RootContent[][] {
  const groups: RootContent[][] = [];
  for (let at = 0; at < tree.children.length; at += size) groups.push(tree.children.slice(at, at + size));
  return groups;
}

function asTree(content: Root | string): Root {
  return typeof content === "string" ? parseSafe(content) : content;
}

function countImages(nodes: RootContent[]): number {
  let images = 0;
  for (const node of nodes) {
    if (node.type === "element") images += (node.tagName === "img" ? 1 : 0) + countImages(node.children);
  }
  return images;
}
