import { getStyle } from "./pasted-style.ts";

const MONOSPACED =
  /^["']?(?:courier|consolas|menlo|monaco|lucida console|(?:[a-z]+ )*mono\b|(?:[a-z]+ )*code\b|monospace)/i;

const isMonospaced = (element: Element) => MONOSPACED.test(getStyle(element, "font-family") ?? "");

/** Blocks of code editors: layout by spaces, in a monospaced font. */
const isEditorBlock = (element: Element) =>
  /^(?:pre|break-spaces)/i.test(getStyle(element, "white-space") ?? "") &&
  /mono|consolas|menlo|monaco|courier|\bcode\b/i.test(getStyle(element, "font-family") ?? "");

/** Class of a code block in an online document, not of its header or buttons. */
const isNamedBlock = (element: Element) =>
  [...element.classList].some((name) => /^(?:[\w-]{1,40}-)?code-?block(?:-content)?$/i.test(name));

const LINE_BLOCKS = /^(?:DIV|P|LI|UL|OL|SECTION|TR|TABLE|TBODY)$/;

/** Returns the lines of a block, of which each may be an element of its own or end with `<br>`. */
function readLines(block: Element): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  const endLine = () => {
    if (line !== undefined) lines.push(line);
    line = undefined;
  };
  const visit = (parent: Element) => {
    for (const node of parent.childNodes) {
      if (node.nodeName === "BR") {
        line ??= "";
        endLine();
      } else if (node.nodeType === 3) {
        line = (line ?? "") + (node.nodeValue ?? "").replaceAll("\u00a0", " ");
      } else if (node.nodeType === 1 && LINE_BLOCKS.test(node.nodeName)) {
        endLine();
        const inner = readLines(node as Element);
        lines.push(...(inner.length > 0 ? inner : [""]));
      } else if (node.nodeType === 1) visit(node as Element);
    }
  };
  visit(block);
  endLine();
  return lines;
}

/** Returns the class of the language that an element or the code inside it names. */
function readLanguage(block: Element): string | undefined {
  for (const element of [block, ...block.querySelectorAll("code, [data-lark-language], [data-language]")]) {
    const name =
      element.getAttribute("data-lark-language") ??
      element.getAttribute("data-language") ??
      [...element.classList].find((one) => one.startsWith("language-"))?.slice("language-".length);
    if (name && /^[\w+#.-]{1,24}$/.test(name)) return `language-${name}`;
  }
  return undefined;
}

/** Turns the code blocks of code editors and online documents into `<pre><code>` with their indentation. */
export function toCodeBlocks(body: HTMLElement): void {
  const candidates = [...body.querySelectorAll("pre, div, section")].filter(
    (element) => element.tagName === "PRE" || isEditorBlock(element) || isNamedBlock(element),
  );
  const outer = new Set<Element>();
  // The inner block is the code; what surrounds it may have a header.
  for (const element of candidates) {
    for (let up = element.parentElement; up && up !== body && !outer.has(up); up = up.parentElement)
      outer.add(up);
  }
  for (const element of candidates) {
    if (outer.has(element) || !element.textContent?.trim()) continue;
    const language = readLanguage(element);
    const lines = readLines(element);
    const isPre = element.tagName === "PRE";
    while (!isPre && lines.length > 1 && !lines.at(-1)?.trim()) lines.pop();
    const code = body.ownerDocument.createElement("code");
    code.textContent = lines.join("\n");
    if (language) code.className = language;
    // A word copied from a code editor goes into the sentence.
    const isInline = !isPre && lines.length === 1 && !/^\s/.test(lines[0]!) && !isNamedBlock(element);
    const block = body.ownerDocument.createElement(isInline ? "p" : "pre");
    block.append(code);
    element.replaceWith(block);
  }
}

/** Marks the code of word processors, which only its font shows: whole lines form a block, others are inline. */
export function markCode(body: HTMLElement): void {
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
    let text = "";
    let isOther = line.closest("li, td, th, blockquote") !== null;
    while (walker.nextNode()) {
      const { nodeName, nodeValue, parentElement } = walker.currentNode;
      if (nodeName === "BR") text += "\n";
      if (!nodeValue) continue;
      if (nodeValue.trim() && !isCode(parentElement)) isOther = true;
      text += nodeValue.replace(/[\t\n\r ]+/g, " ").replaceAll("\u00a0", " ");
    }
    if (isOther || !text.trim()) continue;
    if (block && block === line.previousElementSibling?.firstElementChild) {
      block.append(`\n${text.trimEnd()}`);
    } else {
      block = body.ownerDocument.createElement("code");
      block.append(text.trimEnd());
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
