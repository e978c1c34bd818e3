/** Kind of a list sign that Word writes as text: bullet, number, or text that a list cannot show. */
export type ListSign =
  | { kind: "bullet" }
  | { kind: "number"; start: number; isPlain: boolean }
  | { kind: "text" };

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function readRoman(text: string): number | undefined {
  if (!/^(?:c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(text)) return undefined;
  const values = [...text].map((letter) => ROMAN[letter]!);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/**
 * Reads the sign of a list item. `expected` is the number that continues the current list; it decides between the
 * letter and the Roman number of `i)`.
 */
export function readListSign(written: string, expected: number): ListSign {
  const sign = written.replaceAll("\u00a0", " ").trim();
  const [, bracket, label = "", end] = /^([（(]?)(\d{1,4}|[a-z]{1,7})([)）.．、]?)$/i.exec(sign) ?? [];
  if (/^\d/.test(label)) {
    const start = Number(label);
    return start > 0 ? { kind: "number", start, isPlain: !bracket && end !== ")" } : { kind: "text" };
  }
  // A letter alone is a bullet in a symbol font.
  if (label && (bracket || end)) {
    const letter = label.toLowerCase();
    const numbers = [letter.length === 1 ? letter.charCodeAt(0) - 96 : undefined, readRoman(letter)].filter(
      (value): value is number => value !== undefined && value > 0,
    );
    const start =
      numbers.find((value) => value === expected) ?? numbers.find((value) => value === 1) ?? numbers[0];
    return start === undefined ? { kind: "text" } : { kind: "number", start, isPlain: false };
  }
  const isBullet = /^\p{Script=Latin}?$/u.test(sign) || !/[\p{L}\p{N}]/u.test(sign);
  return { kind: isBullet ? "bullet" : "text" };
}

interface OpenList {
  list: Element;
  level: number;
  /** Number of the next item; undefined for bullets. */
  next: number | undefined;
}

/**
 * Turns the list paragraphs of Word into lists. Word writes the sign as text and the depth as a style. A sign that a
 * list cannot show, such as 一、 or ①, stays text in a paragraph. Returns whether the style of a number changed.
 */
export function toWordLists(body: HTMLElement): boolean {
  let hasNewStyle = false;
  /** Open lists that an item may continue, the outermost first. */
  let open: OpenList[] = [];
  /** Block after which the current list can go on. */
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>(
    'p[style*="mso-list:l" i], p[style*="mso-list: l" i]',
  )) {
    const level = Number(/mso-list:\s*l\d+ level(\d)/i.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 1);
    const signElement = paragraph.querySelector(
      '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
    );
    if (!last || last !== paragraph.previousElementSibling) open = [];
    const current = open.find((one) => one.level === level);
    const sign = readListSign(signElement?.textContent ?? "", current?.next ?? 1);
    if (sign.kind === "text") {
      const text = (signElement?.textContent ?? "").replaceAll("\u00a0", " ").trim();
      signElement?.replaceWith(/[\p{Script=Han}、）．]$|^\p{No}$/u.test(text) ? text : `${text} `);
      open = open.filter((one) => one.level < level);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(paragraph);
      else last = paragraph;
      continue;
    }
    signElement?.remove();
    const start = sign.kind === "number" ? sign.start : undefined;
    if (sign.kind === "number" && !sign.isPlain) hasNewStyle = true;
    open = open.filter((one) => one.level < level || (one.level === level && one.next === start));
    let here = open.at(-1);
    if (here?.level !== level) {
      const list = body.ownerDocument.createElement(start === undefined ? "ul" : "ol");
      if (start !== undefined && start > 1) list.setAttribute("start", String(start));
      if (here) here.list.lastElementChild?.append(list);
      else {
        paragraph.before(list);
        last = list;
      }
      here = { list, level, next: start };
      open.push(here);
    }
    if (here.next !== undefined) here.next += 1;
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    here.list.append(item);
    paragraph.remove();
  }
  return hasNewStyle;
}
