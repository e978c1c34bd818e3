import type { Element, ElementContent, RootContent } from "hast";
import { isBlank } from "./blank.ts";
import { limits } from "./limits.ts";
import { isBlock } from "./normalize.ts";

/** Elements that cannot contain a table; there it is replaced by its text. */
const tableless = new Set(["table", "a", "p", "pre", "h2", "h3", "h4", "figcaption"]);

/**
 * Normalises tables to one head and one body with rows of cells and without nested tables. Content outside cells moves
 * before the table. A table beyond `limits` is replaced by its text, one line per row.
 */
export function shapeTables(nodes: readonly RootContent[], outside = true): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type !== "element") return [node];
    if (node.tagName === "table" && !outside) return lines(node);
    const children = shapeTables(node.children, outside && !tableless.has(node.tagName)) as ElementContent[];
    return node.tagName === "table" ? shape({ ...node, children }) : [{ ...node, children }];
  });
}

type Row = { cells: Element[]; head: boolean };

function shape(table: Element): ElementContent[] {
  const { rows, strays } = readRows(table);
  if (rows.length > limits.tableRows || rows.some(isTooWide)) return lines(table);
  const heads = rows.findIndex(({ head }) => !head);
  const parts = heads === -1 ? [rows] : [rows.slice(0, heads), rows.slice(heads)];
  const sections = parts.filter((part) => part.length > 0).map((part) => section(part));
  if (sections.length === 0) return strays;
  return [...strays, { type: "element", tagName: "table", properties: {}, children: sections }];
}

function isTooWide({ cells }: Row): boolean {
  const width = cells.reduce((sum, { properties }) => sum + (spanOf(properties.colSpan) ?? 1), 0);
  return width > limits.tableColumns;
}

function section(rows: readonly Row[]): Element {
  return {
    type: "element",
    tagName: rows[0]?.head ? "thead" : "tbody",
    properties: {},
    children: rows.map(({ cells }, at) => ({
      type: "element",
      tagName: "tr",
      properties: {},
      children: cells.map((cell) => withAttributes(cell, rows.length - at)),
    })),
  };
}

/** Limits a cell's row span to its section; keeps its alignment. */
function withAttributes(cell: Element, rowsLeft: number): Element {
  const colSpan = spanOf(cell.properties.colSpan);
  const rowSpan = Math.min(spanOf(cell.properties.rowSpan) ?? 1, rowsLeft);
  const { align } = cell.properties;
  return {
    ...cell,
    properties: { ...(colSpan && { colSpan }), ...(rowSpan > 1 && { rowSpan }), ...(align && { align }) },
  };
}

function spanOf(value: unknown): number | undefined {
  const span = /^\d{1,5}$/.test(String(value)) ? Number(value) : 1;
  return span > 1 ? span : undefined;
}

const sectionNames = new Set(["thead", "tbody"]);
const cellNames = new Set(["td", "th"]);

/** Returns the rows that have cells, in reading order, and the content between them. */
function readRows(table: Element): { rows: Row[]; strays: ElementContent[] } {
  const rows: Row[] = [];
  const strays: ElementContent[] = [];
  const read = (nodes: readonly ElementContent[], head: boolean): void => {
    for (const node of nodes) {
      if (node.type === "element" && sectionNames.has(node.tagName)) {
        read(node.children, node.tagName === "thead");
      } else if (node.type === "element" && node.tagName === "tr") {
        const cells = node.children.filter(isCell);
        strays.push(...node.children.filter((child) => !isCell(child)).flatMap(paragraph));
        if (cells.length > 0) rows.push({ cells, head });
      } else if (node.type === "element" && isCell(node)) {
        rows.push({ cells: [node], head });
      } else {
        strays.push(...paragraph(node));
      }
    }
  };
  read(table.children, false);
  return { rows, strays };
}

function isCell(node: ElementContent): node is Element {
  return node.type === "element" && cellNames.has(node.tagName);
}

function paragraph(node: ElementContent): ElementContent[] {
  if (node.type === "text" && isBlank(node.value)) return [];
  if (isBlock(node)) return [node];
  return [{ type: "element", tagName: "p", properties: {}, children: [node] }];
}

function lines(table: Element): ElementContent[] {
  const { rows, strays } = readRows(table);
  const texts = rows.map(({ cells }) => cells.map(textOf).filter(Boolean).join("　"));
  return [...strays, ...texts.filter(Boolean).flatMap((value) => paragraph({ type: "text", value }))];
}

function textOf(node: ElementContent): string {
  const parts: string[] = [];
  const walk = (inner: ElementContent): void => {
    if (inner.type === "text") parts.push(inner.value);
    if (inner.type !== "element") return;
    inner.children.forEach(walk);
    parts.push(isBlock(inner) || inner.tagName === "br" ? " " : "");
  };
  walk(node);
  return parts.join("").replace(/\s+/g, " ").trim();
}
