import { outsideHost } from "@lenscape/richtext/outside";
import type { Element, Root, RootContent } from "hast";

/** Side by side and uncropped, because a cropped screenshot is useless. */
const FRAME = "grid grid-cols-2 items-start gap-2 [&_:is(img,button)]:w-full";

/**
 * Returns the image of a block that contains only an image of this site; placeholders of other sites need the whole
 * width.
 */
function pictureIn(node: RootContent): Element | undefined {
  const { tagName, children } = node as Element;
  return tagName === "figure" ? (children as Element[]).find(isOwnImage) : undefined;
}

const isOwnImage = ({ tagName, properties }: Element) =>
  tagName === "img" && !outsideHost(properties.src as string);

/**
 * Returns grid columns that give two images the same height. Undefined if a size is unknown, or if the narrower one
 * would take less than a fifth of the row.
 */
function columnsOf({ properties: a }: Element, { properties: b }: Element): string | undefined {
  const left = (a.width as number) * (b.height as number);
  const right = (b.width as number) * (a.height as number);
  return left <= 4 * right && right <= 4 * left ? `${left}fr ${right}fr` : undefined;
}

/**
 * Returns a copy of a safe tree in which every two consecutive images share a frame, side by side. Three and more
 * stay stacked.
 */
export function pairPictures(tree: Root): Root {
  const pictures = tree.children.map(pictureIn);
  const begins = (at: number) => pictures[at] && pictures[at + 1] && !pictures[at - 1] && !pictures[at + 2];
  const children = tree.children.flatMap((node, at): RootContent[] => {
    if (begins(at - 1)) return [];
    if (!begins(at)) return [node];
    // A style as React takes it: the only one in a tree, because the policy lets none through.
    const style = { gridTemplateColumns: columnsOf(pictures[at]!, pictures[at + 1]!) } as never;
    const properties = { "data-slot": "rich-text-pair", className: [FRAME], style };
    const pair = tree.children.slice(at, at + 2) as never[];
    return [{ type: "element", tagName: "div", properties, children: pair }];
  });
  return { ...tree, children };
}
