import { paragraphs, wordsOf } from "@lenscape/richtext/paragraphs";
import type { Element, ElementContent, Root, RootContent } from "hast";

/** Range of a paragraph in UTF-16 units. */
interface Part {
  start: number;
  length: number;
}

/** Highlights in one paragraph. */
export interface TextHighlight extends Part {
  /** Index of the paragraph, from 0. */
  paragraph: number;
  /** Anchor passed to the count element behind the highlighted text. */
  anchor: string;
  /** Range that the viewer highlighted. */
  own?: Part;
}

/** Offsets at which the kind of highlight changes. */
interface Marks {
  cuts: number[];
  kindAt: (at: number) => "own" | "others" | undefined;
}

const CLASS = { others: ["marked"], own: ["marked", "marked-own"] };

function marksOf({ own, ...others }: TextHighlight): Marks {
  const within = (at: number, { start, length }: Part) => at >= start && at < start + length;
  return {
    cuts: [others, ...(own ? [own] : [])].flatMap(({ start, length }) => [start, start + length]),
    kindAt: (at) => (own && within(at, own) ? "own" : within(at, others) ? "others" : undefined),
  };
}

/** Splits a text node at the highlights; highlighted pieces become `mark` elements. */
function piecesOf(value: string, from: number, { cuts, kindAt }: Marks): ElementContent[] {
  const inside = cuts.map((cut) => cut - from).filter((cut) => cut > 0 && cut < value.length);
  const edges = [...new Set([0, ...inside, value.length])].sort((a, b) => a - b);
  return edges.slice(0, -1).map((edge, index): ElementContent => {
    const textNode = { type: "text" as const, value: value.slice(edge, edges[index + 1]) };
    const kind = kindAt(from + edge);
    if (!kind) return textNode;
    return { type: "element", tagName: "mark", properties: { className: CLASS[kind] }, children: [textNode] };
  });
}

function marked(nodes: readonly ElementContent[], from: number, marks: Marks): ElementContent[] {
  let at = from;
  return nodes.flatMap((node) => {
    const before = at;
    at += wordsOf(node).length;
    if (node.type === "text") return piecesOf(node.value, before, marks);
    return node.type === "element" ? [{ ...node, children: marked(node.children, before, marks) }] : [node];
  });
}

/** Returns the children of a paragraph with highlights, and the count behind the last one. */
function withCount(node: Element, highlight: TextHighlight): ElementContent[] {
  const children = marked(node.children, 0, marksOf(highlight));
  const count: Element = {
    type: "element",
    tagName: "highlight-count",
    properties: { key: "count", anchor: highlight.anchor },
    children: [],
  };
  const last = Math.max(
    ...[highlight, ...(highlight.own ? [highlight.own] : [])].map((part) => part.start + part.length),
  );
  let at = 0;
  const index = children.findIndex((child) => {
    at += wordsOf(child).length;
    return at >= last;
  });
  return children.toSpliced(index + 1, 0, count);
}

/**
 * Returns a copy of a text with numbered paragraphs (`data-paragraph`), with `mark` elements for highlights and a
 * `highlight-count` element behind them, for which `RichText` needs a part.
 */
export function highlightTree(tree: Root, highlights: readonly TextHighlight[]): Root {
  const numbers = new Map(paragraphs(tree).map(({ node }, number) => [node, number]));
  const by = new Map(highlights.map((highlight) => [highlight.paragraph, highlight]));
  const walk = <Node extends RootContent>(node: Node): Node => {
    if (node.type !== "element") return node;
    const number = numbers.get(node);
    if (number === undefined) return { ...node, children: node.children.map(walk) };
    const highlight = by.get(number);
    const properties = { ...node.properties, "data-paragraph": number };
    if (!highlight) return { ...node, properties };
    const className = ["relative", ...[node.properties.className ?? []].flat()];
    return {
      ...node,
      properties: { ...properties, className } as Element["properties"],
      children: withCount(node, highlight),
    };
  };
  return { ...tree, children: tree.children.map(walk) };
}
