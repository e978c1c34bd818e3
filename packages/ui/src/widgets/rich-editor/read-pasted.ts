import { limits } from "@lenscape/richtext/limits";
import { safeMediaUrl, safeTextLink } from "@lenscape/richtext/links";
import type { MarkedExtension } from "marked";
import { cleanPasted } from "./editor-html.ts";
import { markCode, toCodeBlocks } from "./pasted-code.ts";
import { removeHidden } from "./pasted-hidden.ts";
import { toWordLists } from "./pasted-lists.ts";
import { resolveLatePictures } from "./pasted-pictures.ts";
import { getBoldClasses, getOwnWeight, getStyle, markStyledBold } from "./pasted-style.ts";

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
  | "numbers"
  | "sides";

export interface Pasted {
  html: string;
  source: PasteSource;
  lost: PasteLoss[];
}

/** Target of a paste: a table cell accepts no table. */
interface PasteTarget {
  inTable?: boolean;
}

/**
 * Maximum input size in characters. A word processor writes ten times the content; the policy checks the rest again.
 */
const MAX_SOURCE_LENGTH = 4_000_000;
const MAX_ELEMENTS = 60_000;

const SOURCES: readonly [PasteSource, RegExp][] = [
  ["word", /office:word|content="?Word\.Document|class="?Mso/i],
  ["excel", /office:excel|content="?Excel\.Sheet/i],
  ["notion", /<!--\s*notionvc/i],
  ["docs", /docs-internal-guid|google-sheets-html-origin/i],
];

const COMMENTS = '.MsoCommentReference, [style*="mso-element:comment"], [style*="mso-comment"]';
const HEADERS = '[style*="mso-element:header"], [style*="mso-element:footer"]';
const LOST: readonly [PasteLoss, string][] = [
  ["formulas", "math, svg, .MathJax"],
  ["forms", "input:not([type=hidden], [type=checkbox]), select, textarea, button"],
  ["embeds", "iframe, object, embed, audio, canvas"],
  ["nested", "table table"],
  ["scripts", "sub, sup"],
];
const UNPUBLISHED = "style, script, meta, link, title, xml";
/** Lists numbered with letters or Roman numbers. */
const STYLED_NUMBERS =
  'ol[type=a], ol[type=i], ol[style*="-alpha" i], ol[style*="-roman" i], ol[style*="cjk" i], ol[style*="chinese" i]';
const KEPT = new Set("href src alt title poster type width height colspan rowspan start".split(" "));
const PLAIN_COLOUR =
  /^(?:windowtext|black|inherit|initial|currentcolor|#0{3,6}|rgba?\(\s*\d{1,2}, \d{1,2}, \d{1,2})/i;
const PLAIN_GROUND =
  /^(?:none|white|transparent|inherit|initial|#f{3,6}\b|rgba?\(\s*255, 255, 255|rgba\([^)]{0,40}, 0\))/i;

/**
 * Sanitizes HTML of another program; returns it with its source and its losses. Removes program-specific markup
 * first, so that a long letter is not refused for its attributes.
 * @throws RichTextError when it is too large even so
 */
export function readPasted(html: string, { inTable = false }: PasteTarget = {}): Pasted {
  const source = SOURCES.find(([, pattern]) => pattern.test(html.slice(0, 20_000)))?.[0] ?? "page";
  // Above this size even scanning would be slow; the policy reports the error.
  if (html.length > MAX_SOURCE_LENGTH) return { html: cleanPasted(html), source, lost: [] };
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (body.querySelectorAll("*").length > MAX_ELEMENTS) {
    return { html: cleanPasted(html), source, lost: [] };
  }
  const boldClasses = getBoldClasses(html);
  const lost = new Set<PasteLoss>();
  for (const element of body.querySelectorAll(`${COMMENTS}, ${HEADERS}`)) {
    lost.add(element.matches(HEADERS) ? "headers" : "comments");
    element.remove();
  }
  removeHidden(body);
  resolveLatePictures(body);
  markHeads(body, boldClasses);
  toCodeBlocks(body);
  for (const [loss, selector] of LOST) if (body.querySelector(selector)) lost.add(loss);
  for (const element of body.querySelectorAll(UNPUBLISHED)) element.remove();
  if (toWordLists(body) || body.querySelector(STYLED_NUMBERS)) lost.add("numbers");
  quoteWordStyles(body);
  if (source === "word" || source === "docs") markCode(body);
  toCheckSigns(body);
  unwrapPictures(body);
  const elements = [...body.querySelectorAll("*")];
  markStyledBold(body, boldClasses);
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

/** Programs without table heads format one: a first row that is bold throughout, above rows that are not. */
function markHeads(body: HTMLElement, boldClasses: ReadonlySet<string>): void {
  const isBold = (element: Element): boolean =>
    getOwnWeight(element, boldClasses) ?? /^(?:B|STRONG)$/.test(element.tagName);
  const isBoldIn = (node: Node, cell: Element): boolean => {
    for (let up = node.parentElement; up; up = up === cell ? null : up.parentElement)
      if (isBold(up)) return true;
    return false;
  };
  /** Returns for each text of a row whether it is bold. */
  const getWeights = (row: HTMLTableRowElement) =>
    [...row.cells].flatMap((cell) => {
      const walker = body.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const weights: boolean[] = [];
      while (walker.nextNode()) {
        if (walker.currentNode.textContent?.trim()) weights.push(isBoldIn(walker.currentNode, cell));
      }
      return weights;
    });
  for (const table of body.querySelectorAll("table")) {
    const [first, ...others] = table.rows;
    if (!first || others.length === 0 || table.querySelector("th, table")) continue;
    const weights = getWeights(first);
    const isFormatted =
      weights.length > 0 && weights.every(Boolean) && !others.every((row) => getWeights(row).every(Boolean));
    if (isFormatted || first.parentElement?.tagName === "THEAD")
      for (const cell of [...first.cells]) toHeadCell(cell);
  }
}

/** Turns a cell into a head cell without bold text, because head cells are bold by default. */
function toHeadCell(cell: HTMLTableCellElement): void {
  const head = cell.ownerDocument.createElement("th");
  for (const { name, value } of [...cell.attributes]) head.setAttribute(name, value);
  head.append(...cell.childNodes);
  for (const bold of head.querySelectorAll("b, strong")) bold.replaceWith(...bold.childNodes);
  for (const styled of head.querySelectorAll("[style]"))
    styled.setAttribute("style", (styled.getAttribute("style") ?? "").replace(/font-weight:[^;]*/gi, ""));
  cell.replaceWith(head);
}

/** Returns the alignment of a cell other than left: its own or that of the line inside it. */
function getAlignment(cell: Element): string | undefined {
  for (const element of [cell, cell.firstElementChild]) {
    const side = (
      element &&
      (getStyle(element, "text-align") ?? element.getAttribute("align"))
    )?.toLowerCase();
    if (side === "center" || side === "right") return side;
  }
  return undefined;
}

/** Whether an element aligns a text that is no table cell. */
const isAligned = (element: Element): boolean =>
  /^(?:P|H[1-6]|DIV|SECTION|CENTER)$/.test(element.tagName) &&
  (element.tagName === "CENTER" || getAlignment(element) !== undefined) &&
  element.textContent?.trim() !== "" &&
  !element.closest("td, th");

/** Records the formatting of an element that has no equivalent here. Links use the style of the site. */
function addLosses(element: Element, isPlain: boolean, inLink: boolean, lost: Set<PasteLoss>): void {
  const { tagName } = element;
  const colour = tagName === "FONT" ? element.getAttribute("color") : getStyle(element, "color");
  const ground =
    isPlain || /^(?:P|H[1-6]|T[DHR])$/.test(tagName)
      ? (getStyle(element, "background-color") ?? getStyle(element, "background"))
      : undefined;
  if (!inLink && ((colour && !PLAIN_COLOUR.test(colour)) || (ground && !PLAIN_GROUND.test(ground))))
    lost.add("colours");
  if (tagName === "MARK") lost.add("colours");
  if (isPlain && /^(?:super|sub)$/.test(getStyle(element, "vertical-align") ?? "")) lost.add("scripts");
  if (isAligned(element)) lost.add("sides");
  const href = tagName === "A" ? element.getAttribute("href") : null;
  // A link inside the copied document has no target here, so nothing is lost.
  if (href && !href.startsWith("#") && !safeTextLink(href)) lost.add("links");
}

/** Keeps the element and the attributes that the policy reads; styles that mean a mark become that mark. */
function slim(element: Element, lost: Set<PasteLoss>): void {
  const isPlain = /^(?:SPAN|FONT)$/.test(element.tagName);
  const inLink = element.closest("a") !== null;
  addLosses(element, isPlain, inLink, lost);
  if (element.tagName === "IMG") {
    const src = (element.getAttribute("src") ?? "").trim();
    // The address needs a scheme, because a relative one would lead to this site.
    const address = src.startsWith("//") ? `https:${src}` : src;
    if (/^https?:\/\//i.test(address) && safeMediaUrl(address)) element.setAttribute("src", address);
    else lost.add("pictures");
  }
  const weight = getStyle(element, "font-weight");
  const decoration = getStyle(element, "text-decoration") ?? getStyle(element, "text-decoration-line") ?? "";
  const marks = isPlain
    ? [
        ...(getStyle(element, "font-style") === "italic" ? ["em"] : []),
        ...(decoration.includes("line-through") ? ["s"] : []),
        ...(decoration.includes("underline") && !inLink ? ["u"] : []),
      ]
    : [];
  // Google wraps a whole document in a <b> that is not bold.
  const isHollow =
    isPlain ||
    (element.tagName === "B" && weight !== undefined && /^(?:normal|[1-5]00)/.test(weight)) ||
    element.tagName.includes(":");
  const isToken = element.matches(".mention, .topic");
  const keepsClass = isToken || element.matches("pre > code");
  const side = element.matches("td, th") ? getAlignment(element) : undefined;
  for (const { name } of [...element.attributes]) {
    if (!KEPT.has(name) && !(keepsClass && name === "class")) element.removeAttribute(name);
  }
  if (side) element.setAttribute("align", side);
  if (!isHollow || isToken) return;
  let inner: Node[] = [...element.childNodes];
  for (const mark of marks) {
    const outer = element.ownerDocument.createElement(mark);
    outer.append(...inner);
    inner = [outer];
  }
  element.replaceWith(...inner);
}

/** Word marks quotes by a paragraph style, which is italic throughout. */
function quoteWordStyles(body: HTMLElement): void {
  let quote: Element | undefined;
  for (const paragraph of body.querySelectorAll("p.MsoQuote, p.MsoIntenseQuote")) {
    if (!quote || quote !== paragraph.previousElementSibling) {
      quote = body.ownerDocument.createElement("blockquote");
      paragraph.before(quote);
    }
    for (const italic of paragraph.querySelectorAll("i, em")) italic.replaceWith(...italic.childNodes);
    quote.append(paragraph);
  }
}

/** Turns form checkboxes of tasks into characters. */
function toCheckSigns(body: HTMLElement): void {
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
function unwrapPictures(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll("p")) {
    const pictures = paragraph.querySelectorAll("img");
    if (pictures.length > 0 && !paragraph.textContent?.trim()) paragraph.replaceWith(...pictures);
  }
}

const FENCE = /^ {0,3}(?:```|~~~)/m;
/** Separator line below a Markdown table head. */
const RULE = /^ {0,3}\|?[ \t]*:?-{2,}:?[ \t]*(?:\||$)/;
const HEADING = /^#{1,6} \S/gm;
/** Subheading above an empty line; a comment in a script stands above a command. */
const SUBHEADING = /^#{2,6} \S[^\n]{0,300}\r?\n\r?\n/gm;
const BLOCK_SIGNS: readonly RegExp[] = [
  // Not the five fields of a cron table.
  /^\s{0,6}(?:[-*+]|\d{1,3}[.)]) (?![*\d] )\S/,
  /^> ?\S/,
];
const INLINE_SIGNS: readonly RegExp[] = [
  /\*\*[^*\n]{1,200}\*\*/,
  /`[^`\n]{1,200}`/,
  /!?\[[^\]\n]{1,200}\]\(\S{1,500}\)/,
];

const COMMANDS = new Set(
  "sudo apt apt-get yum dnf brew cd ls cp mv rm mkdir chmod chown ln cat echo printf export source set unset alias git npm npx pnpm yarn node bun pip pip3 python python3 docker docker-compose kubectl curl wget ssh scp tar unzip make cmake gcc go cargo java mvn adb fastboot ffmpeg systemctl service grep sed awk find xargs kill ps tail head touch test exit return if then else elif fi for while do done case esac function import from def class print".split(
    " ",
  ),
);
/** Line of a shell script, another script or a configuration file. */
const COMMAND_LINES: readonly RegExp[] = [
  /^\s*\$ \S/,
  /^\s*[A-Za-z_][\w.-]{0,60}\s{0,3}\+?=\s{0,3}\S/,
  /^\s*\.{0,2}\/[\w./-]{2,200}(?:\s|$)/,
  /\s(?:\||&&|\|\||>>?)\s{1,3}\S/,
  /^[\w./-]{1,60}\s(?:.{0,300}\s)?--?[a-z][\w-]{0,40}(?:[=\s]|$)/i,
  /(?:\\|;|\{)\s*$/,
  /^\s*[})\]]+;?\s*$/,
];

/** Whether a line begins with the name of a command, after the sign of a prompt. */
const startsWithCommand = (line: string): boolean => {
  const [name = ""] = line
    .trim()
    .replace(/^\$ /, "")
    .split(/[ \t;(&|]/, 1);
  return COMMANDS.has(name);
};

/** Whether most lines without a `#` belong to a script or a configuration file, where `#` begins a comment. */
function looksLikeScript(lines: readonly string[]): boolean {
  if (lines[0]?.startsWith("#!")) return true;
  const others = lines.filter((line) => line.trim() && !line.trimStart().startsWith("#"));
  const commands = others.filter(
    (line) => startsWithCommand(line) || COMMAND_LINES.some((pattern) => pattern.test(line)),
  );
  return commands.length > 0 && commands.length * 2 >= others.length;
}

const hasTable = (text: string): boolean => {
  const lines = text.split(/\r?\n/);
  return lines.some((line, at) => at > 0 && RULE.test(line) && lines[at - 1]!.includes("|"));
};

/**
 * Whether a plain text contains Markdown blocks; a single character in a sentence does not count. Lines with `#` are
 * comments among the lines of a script.
 */
export function looksLikeMarkdown(text: string): boolean {
  if (text.length > limits.bytes || !text.includes("\n")) return false;
  if (FENCE.test(text) || hasTable(text)) return true;
  const lines = text.split(/\r?\n/);
  const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
  const isScript = looksLikeScript(lines);
  const headings = text.match(isScript ? SUBHEADING : HEADING)?.length ?? 0;
  const blockCounts = [lines[0]?.startsWith("#!") ? 0 : headings, ...BLOCK_SIGNS.map(count)];
  const kinds = [...blockCounts, ...INLINE_SIGNS.map(count)].filter(Boolean).length;
  const blocks = blockCounts.reduce((sum, next) => sum + next, 0);
  return blocks > 0 && (blocks >= 2 || kinds >= 2);
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

/** Leaves years and bare addresses as text. Addresses become links when the text is displayed. */
const plainTexts: MarkedExtension = {
  tokenizer: {
    list: (source) => (/^ {0,3}\d{4,9}[.)]/.test(source) ? undefined : false),
    url: () => undefined,
  },
};

/**
 * Converts Markdown to HTML as sanitized by the policy. Loads the parser on demand.
 * @throws RichTextError when it is too large
 */
export async function readMarkdown(text: string, target?: PasteTarget): Promise<Pasted> {
  const { Marked } = await import("marked");
  const html = new Marked(footnotes, plainTexts).parse(text, { gfm: true, breaks: true, async: false });
  // A code block ends with its last line.
  return { ...readPasted(html.replaceAll("\n</code></pre>", "</code></pre>"), target), source: "markdown" };
}
