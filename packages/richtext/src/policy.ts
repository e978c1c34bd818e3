import type { Element, ElementContent, Properties, Root, RootContent } from "hast";
import { sanitize } from "hast-util-sanitize";
import { safeMediaUrl, safeTextLink } from "./links.ts";
import { httpsFrames, isBlock, joinTexts, trimParagraphs } from "./normalize.ts";
import { schema, videoProviders } from "./schema.ts";
import { shapeTables } from "./tables.ts";

/** Largest number that a list can start with. */
const MAX_LIST_START = 9999;

/** Elements of pasted documents, with the allowed element of the same meaning. */
const renamed = new Map([
  ["h1", "h2"],
  ["h5", "h4"],
  ["h6", "h4"],
  ["strike", "s"],
  ["tfoot", "tbody"],
]);

/**
 * Applies the policy to a parsed tree: allowed elements and attributes, addresses, video embeds and empty paragraphs.
 * Returns a safe tree without positions.
 * @param tree hast tree within the limits; its nodes are reused
 */
export function applyPolicy(tree: Root): Root {
  const known: Root = { type: "root", children: tree.children.flatMap((node) => toKnown(node)) };
  const clean = sanitize(known, schema);
  const children = clean.type === "root" ? clean.children : [];
  const safe = httpsFrames({ type: "root", children: shapeTables(children) });
  return trimParagraphs({ type: "root", children: refineAll(safe.children) });
}

/** Elements that only group a page's content. Their lines become paragraphs, so that texts do not run together. */
const containers = new Set(
  ["div", "section", "article", "header", "footer", "main", "aside", "nav", "center", "address"].concat([
    "hgroup",
    "fieldset",
    "form",
    "details",
    "summary",
    "dl",
    "dt",
    "dd",
  ]),
);

const HIDDEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all)/i;

/** Whether the source did not show an element, such as a filtered row of a spreadsheet. */
function isHidden({ properties }: Element): boolean {
  return properties.hidden !== undefined || HIDDEN_STYLE.test(String(properties.style ?? ""));
}

/** Returns the elements of the policy that mean the same as a node. Hidden nodes are left out. */
function toKnown(node: RootContent, inCode = false): ElementContent[] {
  if (node.type === "text") return [node];
  if (node.type !== "element" || isHidden(node)) return [];
  const isCode = inCode || node.tagName === "pre";
  const children = node.children.flatMap((child) => toKnown(child, isCode));
  if (containers.has(node.tagName)) return inCode ? toCodeLine(children) : toParagraphs(children);
  const tagName = renamed.get(node.tagName) ?? node.tagName;
  return [{ type: "element", tagName, properties: node.properties, children }];
}

/** Wraps the texts and inline elements between blocks in paragraphs. */
function toParagraphs(nodes: ElementContent[]): ElementContent[] {
  const content: ElementContent[] = [];
  let line: ElementContent[] = [];
  const endLine = (): void => {
    const isSpace = line.every((node) => node.type === "text" && /^[\t\n\f\r ]*$/.test(node.value));
    if (isSpace && content.length > 0) content.push(...line);
    else if (line.length > 0) content.push({ type: "element", tagName: "p", properties: {}, children: line });
    line = [];
  };
  for (const node of nodes) {
    if (holdsBlock(node)) {
      endLine();
      content.push(node);
    } else line.push(node);
  }
  endLine();
  return content;
}

function holdsBlock(node: ElementContent): boolean {
  return isBlock(node) || (node.type === "element" && node.children.some(holdsBlock));
}

function toCodeLine(nodes: ElementContent[]): ElementContent[] {
  return [...nodes, { type: "text", value: "\n" }];
}

function refineAll(nodes: RootContent[], parent?: Element): ElementContent[] {
  const inside = parent?.tagName;
  return joinTexts(
    nodes.flatMap((node) => refine(node, inside)),
    parent,
  );
}

/** Returns the replacement of a node: itself, its children, or nothing. */
function refine(node: RootContent, inside?: string): ElementContent[] {
  if (node.type === "text") return [{ type: "text", value: node.value }];
  if (node.type !== "element") return [];
  const make = (properties: Properties, keepChildren = true): ElementContent[] => [
    {
      type: "element",
      tagName: node.tagName,
      properties,
      children: keepChildren ? refineAll(node.children, node) : [],
    },
  ];
  const { properties } = node;
  switch (node.tagName) {
    case "a": {
      const link = typeof properties.href === "string" ? safeTextLink(properties.href) : null;
      if (!link) return refineAll(node.children);
      const outside = { rel: ["nofollow", "ugc", "noopener", "noreferrer"], target: "_blank" };
      return make({
        href: link.href,
        ...text(properties, "title"),
        ...(link.kind === "external" && outside),
      });
    }
    case "img": {
      const src = address(properties.src);
      if (!src) return [];
      return make({
        src,
        alt: "",
        ...text(properties, "alt"),
        ...text(properties, "title"),
        ...size(properties),
      });
    }
    case "video":
      return refineVideo(node, make);
    case "source": {
      const src = address(properties.src);
      return src ? make({ src, ...text(properties, "type") }, false) : [];
    }
    case "iframe": {
      const src = embed(properties.src);
      return src ? make({ src, ...size(properties), ...frame }, false) : [];
    }
    case "span":
      return Array.isArray(properties.className) && properties.className.length > 0
        ? make({ className: properties.className })
        : refineAll(node.children);
    case "code": {
      // Only code blocks have a language.
      const [language] = Array.isArray(properties.className) ? properties.className : [];
      return make(inside === "pre" && language !== undefined ? { className: [language] } : {});
    }
    case "ol":
      return make(listStart(properties));
    case "td":
    case "th":
      return make(node.properties);
    default:
      return make({});
  }
}

function refineVideo(
  node: Element,
  make: (properties: Properties, keepChildren: boolean) => ElementContent[],
): ElementContent[] {
  const src = address(node.properties.src);
  const poster = address(node.properties.poster);
  const sources = refineAll(node.children).filter(
    (child) => child.type === "element" && child.tagName === "source",
  );
  if (!src && sources.length === 0) return [];
  const [video] = make(
    {
      ...(src && { src }),
      ...(poster && { poster }),
      ...size(node.properties),
      controls: true,
      preload: "metadata",
    },
    false,
  );
  return video?.type === "element" ? [{ ...video, children: sources }] : [];
}

/** Permissions of a frame: video and full screen, but no navigation of the page, forms or access to the site. */
const frame: Properties = {
  sandbox: ["allow-scripts", "allow-same-origin", "allow-presentation"],
  allowFullScreen: true,
  loading: "lazy",
  referrerPolicy: "strict-origin-when-cross-origin",
  title: "视频",
};

/** Properties of a player's frame. @param src an address of `videoProviders` */
export function videoFrame(src: string): Properties {
  return { src, ...frame };
}

function embed(value: Properties[string]): string | null {
  const src = address(value);
  if (!src?.startsWith("https://")) return null;
  const url = new URL(src);
  const known = videoProviders.some(({ host, path }) => url.host === host && url.pathname.startsWith(path));
  return known ? url.href : null;
}

function address(value: Properties[string]): string | null {
  return typeof value === "string" ? safeMediaUrl(value) : null;
}

function text(properties: Properties, name: string): Properties {
  const value = properties[name];
  if (typeof value !== "string" || value === "") return {};
  return { [name]: value.replace(/\r\n?/g, "\n") };
}

/** The first number of a list that does not begin with 1. */
function listStart({ start }: Properties): Properties {
  const first = Number(start);
  return Number.isInteger(first) && first > 1 && first <= MAX_LIST_START ? { start: first } : {};
}

function size(properties: Properties): Properties {
  const sizes: Properties = {};
  for (const name of ["width", "height"]) {
    const value = Number(properties[name]);
    if (Number.isInteger(value) && value > 0 && value <= 10_000) sizes[name] = value;
  }
  return sizes;
}
