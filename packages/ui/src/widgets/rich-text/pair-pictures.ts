import { outsideHost } from "@lenscape/richtext/outside";
import type { Root, RootContent } from "hast";

/** A picture of this site in a block of its own: what stands in for one from elsewhere needs the whole width. */
function isPicture(node: RootContent | undefined): boolean {
  if (node?.type !== "element" || node.tagName !== "figure") return false;
  return node.children.some(
    (child) =>
      child.type === "element" && child.tagName === "img" && !outsideHost(String(child.properties.src)),
  );
}

/**
 * Takes a safe tree; returns it with every two pictures that follow each other in one frame, to stand side by side.
 * Three and more stay below each other: those are looked at one by one. The given tree stays as it is.
 */
export function pairPictures(tree: Root): Root {
  const nodes: Root["children"] = [];
  let run: RootContent[] = [];
  const end = () => {
    if (run.length === 2) nodes.push(frame(run));
    else nodes.push(...run);
    run = [];
  };
  for (const node of tree.children) {
    if (isPicture(node)) run.push(node);
    else {
      end();
      nodes.push(node);
    }
  }
  end();
  return { ...tree, children: nodes };
}

const frame = (pictures: RootContent[]): RootContent =>
  ({
    type: "element",
    tagName: "div",
    properties: { "data-slot": "rich-text-pair" },
    children: pictures,
  }) as RootContent;
