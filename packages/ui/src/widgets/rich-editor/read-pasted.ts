import { limits } from "@lenscape/richtext/limits";
import { safeTextLink } from "@lenscape/richtext/links";
import type { MarkedExtension } from "marked";
import { cleanPasted } from "./editor-html.ts";

export type PasteSource = "word" | "excel" | "notion" | "docs" | "page" | "markdown";
/** Losses of a paste that a member would notice; fonts and sizes are not among them. */
export type PasteLoss =
  | "colours"
  | "comments"
  | "headers"
  | "pictures"
  | "formulas"
  | "forms"
  | "embeds"
  | "nested"
  | "scripts"
  | "large"
  | "links"
  | "sides";

export interface Pasted {
  html: string;
  source: PasteSource;
  lost: PasteLoss[];
}

/** Target of a paste: a table cell accepts no table. */
interface PastePlace {
  inTable?: boolean;
}

/**
 * Maximum input size in characters. A word processor writes ten times the content; the policy checks the rest again.
 */
const MAX_SOURCE_LENGTH = 4_000_000;
const MOST_ELEMENTS = 60_000;

const SOURCES: readonly [PasteSource, RegExp][] = [
  ["word", /office:word|content="?Word\.Document|class="?Mso/i],
  ["excel", /office:excel|content="?Excel\.Sheet/i],
  ["notion", /<!--\s*notionvc/i],
  ["docs", /docs-internal-guid|google-sheets-html-origin/i],
];

const COMMENTS = '.MsoCommentReference, [style*="mso-element:comment"], [style*="mso-comment"]';
const HEADERS = '[style*="mso-element:header"], [style*="mso-element:footer"]';
const LOST: readonly [PasteLoss, string][] = [
  ["comments", COMMENTS],
  ["headers", HEADERS],
  ["formulas", "math, svg, .MathJax"],
  ["forms", "input:not([type=hidden], [type=checkbox]), select, textarea, button"],
  ["embeds", "iframe, object, embed, audio"],
  ["nested", "table table"],
  ["scripts", "sub, sup"],
];
const UNSEEN = `style, script, meta, link, title, xml, ${COMMENTS}, ${HEADERS}`;
const KEPT = new Set("href src alt title poster type width height colspan rowspan".split(" "));
const PLAIN_COLOUR =
  /^(?:windowtext|black|inherit|initial|currentcolor|#0{3,6}|rgba?\(\s*\d{1,2}, \d{1,2}, \d{1,2})/i;
const PLAIN_GROUND =
  /^(?:none|white|transparent|inherit|initial|#f{3,6}\b|rgba?\(\s*255, 255, 255|rgba\([^)]{0,40}, 0\))/i;

/**
 * Sanitizes HTML of another program; returns it with its source and its losses. Removes program-specific markup
 * first, so that a long letter is not refused for its attributes.
 * @throws RichTextError when it is too large even so
 */
export function readPasted(html: string, { inTable = false }: PastePlace = {}): Pasted {
  const source = SOURCES.find(([, pattern]) => pattern.test(html.slice(0, 20_000)))?.[0] ?? "page";
  // Above this size even scanning would be slow; the policy reports the error.
  if (html.length > MAX_SOURCE_LENGTH) return { html: cleanPasted(html), source, lost: [] };
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (body.querySelectorAll("*").length > MOST_ELEMENTS) {
    return { html: cleanPasted(html), source, lost: [] };
  }
  markHeads(body, boldClasses(html));
  const elements = [...body.querySelectorAll("*")];
  const lost = new Set(LOST.filter(([, selector]) => body.querySelector(selector)).map(([loss]) => loss));
  for (const element of body.querySelectorAll(UNSEEN)) element.remove();
  listWordItems(body);
  quoteWordStyles(body);
  if (source === "word" || source === "docs") markCode(body);
  signChecks(body);
  standAlone(body);
  for (const element of elements) if (body.contains(element)) slim(element, lost);
  if ([...body.querySelectorAll("table")].some(isTooLarge)) lost.add("large");
  const tables = body.querySelectorAll("table").length;
  const clean = cleanPasted(body.innerHTML);
  // Cells alone go into existing cells; a table among other text cannot.
  if (!inTable || tables === 0 || (tables === 1 && /^<table>.*<\/table>$/s.test(clean)))
    return { html: clean, source, lost: [...lost] };
  lost.add("nested");
  return { html: withoutTables(clean), source, lost: [...lost] };
}

/** Whether the policy turns a table into lines, which is reported even if other tables are kept. */
const isTooLarge = ({ rows }: HTMLTableElement): boolean =>
  rows.length > limits.tableRows ||
  [...rows].some(
    ({ cells }) => [...cells].reduce((sum, { colSpan }) => sum + colSpan, 0) > limits.tableColumns,
  );

/** The policy turns a table inside another one into lines. */
function withoutTables(html: string): string {
  const { body } = new DOMParser().parseFromString(
    cleanPasted(`<table><tr><td>${html}</td></tr></table>`),
    "text/html",
  );
  return body.querySelector("td")?.innerHTML ?? html;
}

/** Returns the value of a property in an element's own style; undefined if missing. */
function styleOf(element: Element, name: string): string | undefined {
  for (const declaration of (element.getAttribute("style") ?? "").split(";")) {
    const colon = declaration.indexOf(":");
    if (declaration.slice(0, colon).trim().toLowerCase() === name) return declaration.slice(colon + 1).trim();
  }
  return undefined;
}

const BOLD = /^(?:bold|[6-9]00)/;
const BOLD_RULE = /\.([\w-]{1,50})\s*\{[^{}]{0,2000}?font-weight:\s*(?:bold|[6-9]00)/g;

/** Returns the classes that spreadsheets use for bold cells. */
const boldClasses = (html: string): Set<string> =>
  new Set(
    [...html.slice(0, html.search(/<\/head>|<body/i) + 1).matchAll(BOLD_RULE)].map(([, name]) => name!),
  );

/** Programs without table heads format one: a first row that is bold throughout, above rows that are not. */
function markHeads(body: HTMLElement, classes: ReadonlySet<string>): void {
  const isBold = (element: Element): boolean =>
    /^(?:B|STRONG)$/.test(element.tagName)
      ? styleOf(element, "font-weight") !== "normal"
      : BOLD.test(styleOf(element, "font-weight") ?? "") ||
        [...element.classList].some((one) => classes.has(one));
  const isBoldIn = (node: Node, cell: Element): boolean => {
    for (let up = node.parentElement; up; up = up === cell ? null : up.parentElement)
      if (isBold(up)) return true;
    return false;
  };
  const wordsOf = (row: HTMLTableRowElement) =>
    [...row.cells].flatMap((cell) => {
      const walker = body.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const words: boolean[] = [];
      while (walker.nextNode()) {
        if (walker.currentNode.textContent?.trim()) words.push(isBoldIn(walker.currentNode, cell));
      }
      return words;
    });
  for (const table of body.querySelectorAll("table")) {
    const [first, ...others] = table.rows;
    if (!first || others.length === 0 || table.querySelector("th, table")) continue;
    const words = wordsOf(first);
    const isDrawn =
      words.length > 0 && words.every(Boolean) && !others.every((row) => wordsOf(row).every(Boolean));
    if (isDrawn || first.parentElement?.tagName === "THEAD")
      for (const cell of [...first.cells]) asHead(cell);
  }
}

/** Removes bold from a head cell, which is bold by default. */
function asHead(cell: HTMLTableCellElement): void {
  const head = cell.ownerDocument.createElement("th");
  for (const { name, value } of [...cell.attributes]) head.setAttribute(name, value);
  head.append(...cell.childNodes);
  for (const bold of head.querySelectorAll("b, strong")) bold.replaceWith(...bold.childNodes);
  for (const styled of head.querySelectorAll("[style]"))
    styled.setAttribute("style", (styled.getAttribute("style") ?? "").replace(/font-weight:[^;]*/gi, ""));
  cell.replaceWith(head);
}

/** Returns the alignment of a cell other than left: its own or that of the line inside it. */
function sideOf(cell: Element): string | undefined {
  for (const element of [cell, cell.firstElementChild]) {
    const side = (
      element &&
      (styleOf(element, "text-align") ?? element.getAttribute("align"))
    )?.toLowerCase();
    if (side === "center" || side === "right") return side;
  }
  return undefined;
}

/** Records the formatting of an element that has no equivalent here. Links use the style of the site. */
function nameLosses(element: Element, isPlain: boolean, inLink: boolean, lost: Set<PasteLoss>): void {
  const { tagName } = element;
  const colour = tagName === "FONT" ? element.getAttribute("color") : styleOf(element, "color");
  const ground = isPlain
    ? (styleOf(element, "background-color") ?? styleOf(element, "background"))
    : undefined;
  if (!inLink && ((colour && !PLAIN_COLOUR.test(colour)) || (ground && !PLAIN_GROUND.test(ground))))
    lost.add("colours");
  if (tagName === "MARK") lost.add("colours");
  if (isPlain && /^(?:super|sub)$/.test(styleOf(element, "vertical-align") ?? "")) lost.add("scripts");
  if (/^(?:P|H[1-6])$/.test(tagName) && sideOf(element) && !element.closest("td, th")) lost.add("sides");
  const href = tagName === "A" ? element.getAttribute("href") : null;
  // A link inside the copied document has no target here, so nothing is lost.
  if (href && !href.startsWith("#") && !safeTextLink(href)) lost.add("links");
}

/** Keeps the element and the attributes that the policy reads; styles that mean a mark become that mark. */
function slim(element: Element, lost: Set<PasteLoss>): void {
  const isPlain = /^(?:SPAN|FONT)$/.test(element.tagName);
  const inLink = element.closest("a") !== null;
  nameLosses(element, isPlain, inLink, lost);
  if (element.tagName === "IMG" && !/^(?:https?:)?\/\//i.test(element.getAttribute("src") ?? "")) {
    lost.add("pictures");
  }
  const weight = styleOf(element, "font-weight");
  const drawn = styleOf(element, "text-decoration") ?? styleOf(element, "text-decoration-line") ?? "";
  const marks = isPlain
    ? [
        ...(BOLD.test(weight ?? "") ? ["strong"] : []),
        ...(styleOf(element, "font-style") === "italic" ? ["em"] : []),
        ...(drawn.includes("line-through") ? ["s"] : []),
        ...(drawn.includes("underline") && !inLink ? ["u"] : []),
      ]
    : [];
  // Google wraps a whole document in a <b> that is not bold.
  const hollow = isPlain || (element.tagName === "B" && weight === "normal") || element.tagName.includes(":");
  const isToken = element.matches(".mention, .topic");
  const keepsClass = isToken || element.matches("pre > code");
  const side = element.matches("td, th") ? sideOf(element) : undefined;
  for (const { name } of [...element.attributes]) {
    if (!KEPT.has(name) && !(keepsClass && name === "class")) element.removeAttribute(name);
  }
  if (side) element.setAttribute("align", side);
  if (!hollow || isToken) return;
  let inner: Node[] = [...element.childNodes];
  for (const mark of marks) {
    const outer = element.ownerDocument.createElement(mark);
    outer.append(...inner);
    inner = [outer];
  }
  element.replaceWith(...inner);
}

/** Word writes list items as paragraphs with a bullet character, and their depth as a style. */
function listWordItems(body: HTMLElement): void {
  /** Open lists that an item may continue, the outermost first. */
  let open: { list: Element; level: number }[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list:l"]')) {
    const level = Number(/mso-list:\s*l\d+ level(\d)/.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 1);
    const sign = paragraph.querySelector('[style*="mso-list:Ignore"]');
    const tag = /^\s*[\da-z]+[.)、]/i.test(sign?.textContent ?? "") ? "ol" : "ul";
    sign?.remove();
    if (open[0]?.list !== paragraph.previousElementSibling) open = [];
    const isOver = (one: (typeof open)[number]) =>
      one.level > level || (one.level === level && one.list.tagName.toLowerCase() !== tag);
    open = open.filter((one) => !isOver(one));
    let here = open.at(-1);
    if (here?.level !== level) {
      const list = body.ownerDocument.createElement(tag);
      if (here) here.list.lastElementChild?.append(list);
      else paragraph.before(list);
      here = { list, level };
      open.push(here);
    }
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    here.list.append(item);
    paragraph.remove();
  }
}

/** Word marks quotes by a paragraph style, which is italic throughout. */
function quoteWordStyles(body: HTMLElement): void {
  let quote: Element | undefined;
  for (const paragraph of body.querySelectorAll("p.MsoQuote, p.MsoIntenseQuote")) {
    if (!quote || quote !== paragraph.previousElementSibling) {
      quote = body.ownerDocument.createElement("blockquote");
      paragraph.before(quote);
    }
    for (const slanted of paragraph.querySelectorAll("i, em")) slanted.replaceWith(...slanted.childNodes);
    quote.append(paragraph);
  }
}

const MONOSPACED =
  /^["']?(?:courier|consolas|menlo|monaco|lucida console|(?:[a-z]+ )*mono\b|(?:[a-z]+ )*code\b|monospace)/i;

/** Word processors mark code by its font only: lines set entirely in it form a block, others are inline. */
function markCode(body: HTMLElement): void {
  const isMonospaced = (element: Element) => MONOSPACED.test(styleOf(element, "font-family") ?? "");
  /** Caches the result per element, because texts share their ancestors. */
  const found = new Map<Element, boolean>();
  const isCode = (element: Element | null): boolean => {
    if (!element) return false;
    const isSet =
      found.get(element) ??
      (isMonospaced(element) || (element.tagName !== "P" && isCode(element.parentElement)));
    found.set(element, isSet);
    return isSet;
  };
  let block: Element | undefined;
  for (const line of body.querySelectorAll("p")) {
    const walker = body.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    let words = "";
    let apart = line.closest("li, td, th, blockquote") !== null;
    while (walker.nextNode()) {
      const { nodeName, nodeValue, parentElement } = walker.currentNode;
      if (nodeName === "BR") words += "\n";
      if (!nodeValue) continue;
      if (nodeValue.trim() && !isCode(parentElement)) apart = true;
      words += nodeValue.replace(/[\t\n\r ]+/g, " ").replaceAll("\u00a0", " ");
    }
    if (apart || !words.trim()) continue;
    if (block && block === line.previousElementSibling?.firstElementChild) {
      block.append(`\n${words.trimEnd()}`);
    } else {
      block = body.ownerDocument.createElement("code");
      block.append(words.trimEnd());
      const frame = body.ownerDocument.createElement("pre");
      frame.append(block);
      line.before(frame);
    }
    line.remove();
  }
  for (const element of body.querySelectorAll("span, font")) {
    if (!isMonospaced(element) || element.closest("code") || !element.textContent?.trim()) continue;
    const code = body.ownerDocument.createElement("code");
    code.append(...element.childNodes);
    element.append(code);
  }
}

/** Turns form checkboxes of tasks into characters. */
function signChecks(body: HTMLElement): void {
  // Google Docs uses an image in a list item with a role.
  for (const item of body.querySelectorAll("li[role=checkbox]")) {
    item.querySelector("img[aria-roledescription=checkbox]")?.remove();
    const sign = item.getAttribute("aria-checked") === "true" ? "☑ " : "☐ ";
    (item.querySelector("p") ?? item).prepend(sign);
  }
  for (const box of body.querySelectorAll("input[type=checkbox], .checkbox-on, .checkbox-off")) {
    const isDone = box.hasAttribute("checked") || box.classList.contains("checkbox-on");
    const isSpaced = /^\s/.test(box.nextSibling?.textContent ?? "");
    box.replaceWith(`${isDone ? "☑" : "☐"}${isSpaced ? "" : " "}`);
  }
}

/** A paragraph of images only would leave an empty one: each becomes a block. */
function standAlone(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll("p")) {
    const pictures = paragraph.querySelectorAll("img");
    if (pictures.length > 0 && !paragraph.textContent?.trim()) paragraph.replaceWith(...pictures);
  }
}

const FENCE = /^ {0,3}(?:```|~~~)/m;
/** Separator line below a Markdown table head. */
const RULE = /^ {0,3}\|?[ \t]*:?-{2,}:?[ \t]*(?:\||$)/;
const SIGNS: readonly RegExp[] = [
  /^#{1,6} \S/gm,
  /^\s{0,6}(?:[-*+]|\d{1,3}[.)]) \S/gm,
  /^> ?\S/gm,
  /\*\*[^*\n]{1,200}\*\*/g,
  /`[^`\n]{1,200}`/g,
  /!?\[[^\]\n]{1,200}\]\(\S{1,500}\)/g,
];

const hasTable = (text: string): boolean => {
  const lines = text.split(/\r?\n/);
  return lines.some((line, at) => at > 0 && RULE.test(line) && lines[at - 1]!.includes("|"));
};

/** Whether a plain text contains Markdown blocks; a single character in a sentence does not count. */
export function looksLikeMarkdown(text: string): boolean {
  if (text.length > limits.bytes || !text.includes("\n")) return false;
  if (FENCE.test(text) || hasTable(text)) return true;
  const found = SIGNS.map((sign) => text.match(sign)?.length ?? 0);
  const blocks = found.slice(0, 3).reduce((sum, count) => sum + count, 0);
  return blocks > 0 && (blocks >= 2 || found.filter(Boolean).length >= 2);
}

const FOOTNOTE = /\[\^([^\]\s]{1,50})\]/g;

/**
 * Keeps footnotes as text: the parser takes them for link definitions, which are invisible. Not an extension of the
 * syntax, because each scans the rest of the text repeatedly.
 */
const footnotes: MarkedExtension = {
  // Undefined means no definition; `false` falls back to the parser.
  tokenizer: { def: (source) => (/^ {0,3}\[\^/.test(source) ? undefined : false) },
  walkTokens(token) {
    if (token.type === "text" && !token.tokens) token.text = token.text.replace(FOOTNOTE, "[$1]");
  },
};

/**
 * Converts Markdown to HTML as sanitized by the policy. Loads the parser on demand.
 * @throws RichTextError when it is too large
 */
export async function readMarkdown(text: string, place?: PastePlace): Promise<Pasted> {
  const { Marked } = await import("marked");
  const html = new Marked(footnotes).parse(text, { gfm: true, breaks: true, async: false });
  // A code block ends with its last line.
  return { ...readPasted(html.replaceAll("\n</code></pre>", "</code></pre>"), place), source: "markdown" };
}
