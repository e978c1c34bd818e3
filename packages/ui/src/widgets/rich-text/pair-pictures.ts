import { outsideHost } from "@lenscape/richtext/outside";
import type { Element, Root, RootContent } from "hast";

/** Side by side and each whole: a screenshot cut to the shape of its neighbour tells nothing. */
const FRAME = "grid grid-cols-2 items-start gap-2 [&_:is(img,button)]:w-full";

/** The picture of this site in a block of its own: what stands in for one from elsewhere needs the whole width. */
function pictureIn(node: RootContent): Element | undefined {
  const { tagName, children } = node as Element;
  return tagName === "figure" ? (children as Element[]).find(isOwnImage) : undefined;
}

const isOwnImage = ({ tagName, properties }: Element) =>
  tagName === "img" && !outsideHost(properties.src as string);

/**
 * The columns that make two pictures equally high, each whole: as wide as their shapes say. Nothing where a size is not
 * stored, and where the narrower one would be less than a fifth of the row: nobody could make it out.
 */
function columnsOf({ properties: a }: Element, { properties: b }: Element): string | undefined {
  const left = (a.width as number) * (b.height as number);
  const right = (b.width as number) * (a.height as number);
  return left <= 4 * right && right <= 4 * left ? `${left}fr ${right}fr` : undefined;
}

/**
 * Takes a safe tree; returns it with every two pictures that follow each other in one frame, to stand side by side.
 * Three and more stay below each other: those are looked at one by one. The given tree stays as it is.
 */
export function pairPictures(tree: Root): Root {
  const pictures = tree.children.map(pictureIn);
  const begins = (at: number) => pictures[at] && pictures[at + 1] && !pictures[at - 1] && !pictures[at + 2];
  const children = tree.children.flatMap((node, at): RootContent[] => {
    if (begins(at - 1)) return [];
    if (!begins(at)) return [node];
    // A style as React takes it: the policy lets none through, so that this is the only one in a tree.
    const style = { gridTemplateColumns: columnsOf(pictures[at]!, pictures[at + 1]!) } as never;
    const properties = { "data-slot": "rich-text-pair", className: [FRAME], style };
    const pair = tree.children.slice(at, at + 2) as never[];
    return [{ type: "element", tagName: "div", properties, children: pair }];
  });
  return { ...tree, children };
}
