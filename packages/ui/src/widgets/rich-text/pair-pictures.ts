import { outsideHost } from "@lenscape/richtext/outside";
import type { Element, Root, RootContent } from "hast";

/** Side by side and each whole: a screenshot cut to the shape of its neighbour tells nothing. */
const FRAME = "grid grid-cols-2 items-start gap-2 [&_:is(img,button)]:w-full";

/** A picture of this site in a block of its own: what stands in for one from elsewhere needs the whole width. */
function isPicture(node: RootContent): boolean {
  const { tagName, children } = node as Element;
  return tagName === "figure" && (children as Element[]).some(isOwnImage);
}

const isOwnImage = ({ tagName, properties }: Element) =>
  tagName === "img" && !outsideHost(properties.src as string);

/**
 * Takes a safe tree; returns it with every two pictures that follow each other in one frame, to stand side by side.
 * Three and more stay below each other: those are looked at one by one. The given tree stays as it is.
 */
export function pairPictures(tree: Root): Root {
  const pictures = tree.children.map(isPicture);
  const begins = (at: number) => pictures[at] && pictures[at + 1] && !pictures[at - 1] && !pictures[at + 2];
  const children = tree.children.flatMap((node, at): RootContent[] => {
    if (begins(at - 1)) return [];
    if (!begins(at)) return [node];
    const properties = { "data-slot": "rich-text-pair", className: [FRAME] };
    const pair = tree.children.slice(at, at + 2) as never[];
    return [{ type: "element", tagName: "div", properties, children: pair }];
  });
  return { ...tree, children };
}
