import { paragraphs, wordsOf } from "@lenscape/richtext/paragraphs";
import type { Element, ElementContent, Root, RootContent } from "hast";

/** A part of a paragraph, in UTF-16 units of its words. */
interface Part {
  start: number;
  length: number;
}

/** What is marked in one paragraph of a text. */
export interface TextHighlight extends Part {
  /** The number of the paragraph, from 0. */
  paragraph: number;
  /** What the part behind the marked words is told of it. */
  anchor: string;
  /** What the reader has marked in it. */
  own?: Part;
}

/** Where the words of a paragraph change from one kind of mark to another. */
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

/** The words of a text node in pieces, those that are marked in a `mark`. */
function piecesOf(value: string, from: number, { cuts, kindAt }: Marks): ElementContent[] {
  const inside = cuts.map((cut) => cut - from).filter((cut) => cut > 0 && cut < value.length);
  const edges = [...new Set([0, ...inside, value.length])].sort((a, b) => a - b);
  return edges.slice(0, -1).map((edge, index): ElementContent => {
    const words = { type: "text" as const, value: value.slice(edge, edges[index + 1]) };
    const kind = kindAt(from + edge);
    if (!kind) return words;
    return { type: "element", tagName: "mark", properties: { className: CLASS[kind] }, children: [words] };
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

/** The children of a paragraph with its marks, and behind the last of them the place of the count. */
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
 * Takes a text as it is read; returns it with each paragraph numbered (`data-paragraph`), and what is marked in a `mark`
 * with an element `highlight-count` behind it, for which `RichText` is given a part.
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
