import { countGraphemes, sliceGraphemes } from "@lenscape/richtext/graphemes";
import type { ElementContent, Root, RootContent } from "hast";

/**
 * The first `limit` units of a safe tree, a unit being a text character or an image (VALID-010).
 * What begins after the last unit is left out, and the text that was cut ends with an ellipsis; the given tree stays as it is.
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
