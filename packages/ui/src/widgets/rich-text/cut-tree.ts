import { countGraphemes, sliceGraphemes } from "@lenscape/richtext/graphemes";
import type { ElementContent, Root, RootContent } from "hast";

/**
 * Returns the first `limit` units of a safe tree, where a unit is a character or an image. Nodes after
 * the last unit are left out, and a cut text ends with an ellipsis; the given tree is not changed.
 */
export function cutTree(tree: Root, limit: number): Root {
  let left = limit;
  const cut = (node: RootContent): RootContent | null => {
    if (left <= 0) return null;
    if (node.type === "text") {
      const start = sliceGraphemes(node.value, left);
      const value = start === node.value ? start : `${start}…`;
      left -= countGraphemes(node.value);
      return { ...node, value };
    }
    if (node.type !== "element") return node;
    if (node.tagName === "img") left -= 1;
    return { ...node, children: cutAll(node.children) as ElementContent[] };
  };
  const cutAll = (nodes: readonly RootContent[]) =>
    nodes.map(cut).filter((node): node is RootContent => node !== null);
  return { ...tree, children: cutAll(tree.children) as Root["children"] };
}
