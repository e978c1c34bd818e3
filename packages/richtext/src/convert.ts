import type { ElementContent, Properties, Root } from "hast";
import { assertSource, assertTree } from "./limits.ts";

/** Reads the nodes of one kind of tree: parse5's on the server, the DOM's in a browser. */
export type TreeReader<Node> = {
  /** The lower-case element name, or null for anything that is not an element. */
  tagName: (node: Node) => string | null;
  /** The value of a text node, or null for anything else. */
  text: (node: Node) => string | null;
  attribute: (node: Node, name: string) => string | null | undefined;
  children: (node: Node) => ArrayLike<Node>;
};

/** The attributes that the policy reads, under their hast names. `hidden` and `style` only tell hidden elements. */
const attributes: readonly [attribute: string, property: string][] = [
  ["href", "href"],
  ["title", "title"],
  ["src", "src"],
  ["alt", "alt"],
  ["poster", "poster"],
  ["type", "type"],
  ["width", "width"],
  ["height", "height"],
  ["colspan", "colSpan"],
  ["rowspan", "rowSpan"],
  ["align", "align"],
  ["start", "start"],
  ["hidden", "hidden"],
  ["style", "style"],
];

/**
 * Wraps a text in the document to parse. Removes NUL and replaces unpaired surrogates, because parsers treat them
 * differently and databases refuse them. The explicit body makes both parsers start in the same state.
 * @throws RichTextError if the text is too large
 */
export function toDocument(html: string): string {
  assertSource(html);
  const clean = html.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\ufffd");
  return `<!doctype html><body>${clean}`;
}

/**
 * Converts the body of a parsed document to hast, which is not safe yet. Both parsers use this function, so that the
 * trees of server and browser are equal.
 * @throws RichTextError if the tree is too deep or too large, before any recursion
 */
export function toHast<Node>(body: Node, reader: TreeReader<Node>): Root {
  assertTree(body, reader.children);
  const convert = (node: Node): ElementContent[] => {
    const value = reader.text(node);
    if (value !== null) return [{ type: "text", value }];
    const tagName = reader.tagName(node);
    if (tagName === null) return [];
    const children = Array.from(reader.children(node)).flatMap(convert);
    return [{ type: "element", tagName, properties: readProperties(node, reader), children }];
  };
  return { type: "root", children: Array.from(reader.children(body)).flatMap(convert) };
}

function readProperties<Node>(node: Node, { attribute }: TreeReader<Node>): Properties {
  const properties: Properties = {};
  for (const [name, property] of attributes) {
    const value = attribute(node, name);
    if (typeof value === "string") properties[property] = value;
  }
  const classes = attribute(node, "class")
    ?.split(/[\t\n\f\r ]+/)
    .filter(Boolean);
  if (classes?.length) properties.className = classes;
  return properties;
}
