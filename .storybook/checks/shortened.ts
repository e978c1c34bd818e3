import { describeElement, getStyle, isShown } from "./elements.ts";

/** Controls that open the full text: a page or a panel. */
const OPENERS = "a[href], summary, [aria-expanded], [aria-haspopup]";

/** Finds texts with an ellipsis, by `text-overflow` or `line-clamp`. */
export function findTruncated(): Set<Element> {
  const all = [...document.body.querySelectorAll("*")];
  return new Set(all.filter((element) => isShown(element) && hasEllipsis(element)));
}

function hasEllipsis(element: Element): boolean {
  const style = getStyle(element);
  if (style.overflowX === "visible" || !element.textContent?.trim()) return false;
  if (style.textOverflow === "ellipsis") return element.scrollWidth > element.clientWidth + 1;
  return style.webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 3;
}

/** Finds newly truncated texts whose full text is neither in a `title` nor opened by a control. */
export function findNewlyTruncated(before: ReadonlySet<Element>): string[] {
  return [...findTruncated()]
    .filter((element) => !before.has(element) && !isInTitle(element) && !isOpened(element))
    .map((element) => `${describeElement(element)}: ends in dots, and the rest cannot be read`);
}

function isInTitle(element: Element): boolean {
  const text = (element.textContent ?? "").trim();
  return element.closest("[title]")?.getAttribute("title")?.includes(text) === true;
}

/** Whether a press on an element opens something: it is inside a control or covered by one. */
function isOpened(element: Element): boolean {
  if (element.closest(OPENERS)) return true;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  return Boolean(document.elementFromPoint(left + width / 2, top + height / 2)?.closest(OPENERS));
}
