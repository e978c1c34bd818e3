import { isShown, nameOf, styleOf } from "./elements.ts";

/** What opens something that has more room: the page it leads to, the panel it unfolds. */
const OPENS = "a[href], summary, [aria-expanded], [aria-haspopup]";

/** The texts that end in dots now, by `text-overflow` or after a number of lines. */
export function shortened(): Set<Element> {
  const all = [...document.body.querySelectorAll("*")];
  return new Set(all.filter((element) => isShown(element) && endsInDots(element)));
}

function endsInDots(element: Element): boolean {
  const style = styleOf(element);
  if (style.overflowX === "visible" || !element.textContent?.trim()) return false;
  if (style.textOverflow === "ellipsis") return element.scrollWidth > element.clientWidth + 1;
  return style.webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 3;
}

/** Texts that end in dots and did not before, of which nobody gets to read the rest: not in a `title`, and no press opens it. */
export function newlyShortened(before: ReadonlySet<Element>): string[] {
  return [...shortened()]
    .filter((element) => !before.has(element) && !isInTitle(element) && !isOpened(element))
    .map((element) => `${nameOf(element)}: ends in dots, and the rest cannot be read`);
}

function isInTitle(element: Element): boolean {
  const text = (element.textContent ?? "").trim();
  return element.closest("[title]")?.getAttribute("title")?.includes(text) === true;
}

/** Whether a press on it opens something: it is part of that, or lies under it. */
function isOpened(element: Element): boolean {
  if (element.closest(OPENS)) return true;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  return Boolean(document.elementFromPoint(left + width / 2, top + height / 2)?.closest(OPENS));
}
