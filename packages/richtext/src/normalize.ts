import type { Element, ElementContent, Root, RootContent } from "hast";
import { isBlank } from "./blank.ts";

const media = new Set(["img", "video", "iframe", "hr"]);
const blocks = new Set(
  ["p", "blockquote", "pre", "ul", "ol", "li", "h2", "h3", "h4", "hr", "figure", "figcaption"].concat([
    "video",
    "iframe",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ]),
);

/** Whether a node is a block element. */
export function isBlock(node: RootContent | undefined): boolean {
  return node?.type === "element" && blocks.has(node.tagName);
}

/** Adds the scheme `https:` to frame addresses that start with `//`. */
export function httpsFrames(tree: Root): Root {
  const fix = (node: RootContent): void => {
    if (node.type !== "element") return;
    const { src } = node.properties;
    if (node.tagName === "iframe" && typeof src === "string" && src.trimStart().startsWith("//")) {
      node.properties.src = `https:${src.trimStart()}`;
    }
    node.children.forEach(fix);
  };
  tree.children.forEach(fix);
  return tree;
}

/**
 * Removes empty paragraphs at the end and around videos, and white space between blocks.
 */
export function trimParagraphs(tree: Root): Root {
  const rows = tree.children.filter((node, i, all) => !isSeparator(node, all[i - 1], all[i + 1]));
  const dropped = new Set<RootContent>();
  rows.forEach((row, i) => {
    if (!holdsVideo(row)) return;
    for (let j = i - 1; j >= 0 && isEmpty(rows[j]); j -= 1) dropped.add(rows[j]!);
    for (let j = i + 1; j < rows.length && isEmpty(rows[j]); j += 1) dropped.add(rows[j]!);
  });
  const remaining = rows.filter((row) => !dropped.has(row));
  while (remaining.length > 0 && isEmpty(remaining.at(-1))) remaining.pop();
  tree.children = remaining;
  return tree;
}

/** Joins adjacent texts. Removes carriage returns and the first line break of `pre`, which a second parse would change. */
export function joinTexts(children: ElementContent[], parent?: Element): ElementContent[] {
  const joined: ElementContent[] = [];
  let parts: string[] = [];
  const flush = (): void => {
    let value = parts.join("").replace(/\r\n?/g, "\n");
    parts = [];
    if (parent?.tagName === "pre" && joined.length === 0) value = value.replace(/^\n+/, "");
    if (value) joined.push({ type: "text", value });
  };
  for (const child of children) {
    if (child.type === "text") parts.push(child.value);
    else {
      flush();
      joined.push(child);
    }
  }
  flush();
  return joined;
}

function isSeparator(node: RootContent, before?: RootContent, after?: RootContent): boolean {
  if (node.type !== "text" || !/^[\t\n\f\r ]*$/.test(node.value)) return false;
  return (!before || isBlock(before)) && (!after || isBlock(after));
}

function isEmpty(node: RootContent | undefined): boolean {
  if (node?.type === "text") return /^[\t\n\f\r ]*$/.test(node.value);
  return node?.type === "element" && node.tagName === "p" && node.children.every(isHollow);
}

function isHollow(node: ElementContent): boolean {
  if (node.type === "text") return isBlank(node.value);
  return node.type !== "element" || (!media.has(node.tagName) && node.children.every(isHollow));
}

function holdsVideo(node: RootContent | undefined): boolean {
  if (node?.type !== "element") return false;
  if (node.tagName === "video" || node.tagName === "iframe") return true;
  return (node.tagName === "p" || node.tagName === "figure") && node.children.some(holdsVideo);
}
