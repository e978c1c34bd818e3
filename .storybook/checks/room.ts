import { controls, isShown, nameOf, panels, styleOf, up } from "./elements.ts";

/** The text that is cut off where nobody can scroll to it; what ends in dots is shortened, not cut off. */
export function cutTexts(): Set<Node> {
  const cut = new Set<Node>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const around = boxes();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (text.textContent?.trim() && text.parentElement && isShown(text.parentElement) && isCut(text, around))
      cut.add(text);
  }
  return cut;
}

/** Texts that are cut off and were not before. */
export function newlyCut(before: ReadonlySet<Node>): string[] {
  const texts = [...cutTexts()].filter((text) => !before.has(text) && text.parentElement);
  return texts.map((text) => `${nameOf(text.parentElement as Element)}: cut off`);
}

interface Clip {
  box: DOMRect;
  x: boolean;
  y: boolean;
  scrollsX: boolean;
  scrollsY: boolean;
  shortens: boolean;
  fixed: boolean;
}

/** What each element cuts off, read once. */
function boxes() {
  const known = new Map<Element, Clip>();
  return (element: Element): Clip => {
    const clip = known.get(element) ?? clipOf(element);
    known.set(element, clip);
    return clip;
  };
}

function clipOf(element: Element): Clip {
  const style = styleOf(element);
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
  return {
    box: element.getBoundingClientRect(),
    x: hides(style.overflowX),
    y: hides(style.overflowY),
    scrollsX: scrolls(style.overflowX),
    scrollsY: scrolls(style.overflowY),
    shortens: style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none",
    fixed: style.position === "fixed",
  };
}

function isCut(text: Node, around: (element: Element) => Clip): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  let [x, y] = [true, true];
  for (const element of up(text.parentElement as Element)) {
    const clip = around(element);
    if (clip.shortens) return false;
    if (clip.scrollsX) x = false;
    if (clip.scrollsY) y = false;
    const beyond = lines.some(
      (line) =>
        (x && clip.x && (line.right > clip.box.right + 3 || line.left < clip.box.left - 3)) ||
        (y && clip.y && exceeds(line, clip.box)),
    );
    if (beyond) return true;
    if (clip.fixed || element === document.body) return false;
  }
  return false;
}

/** A line's box is taller than its letters. */
function exceeds(line: DOMRect, box: DOMRect): boolean {
  const letters = line.height * 0.25;
  return line.bottom > box.bottom + letters || line.top < box.top - letters;
}

/** Pairs of controls of one layer that lie on each other. */
export function overlaps(): Map<Element, Element> {
  const pairs = new Map<Element, Element>();
  const all = controls().filter((element) => styleOf(element).position !== "absolute");
  const around = boxes();
  const seen = all.map((element) => ({
    element,
    layer: layerOf(element),
    lines: seenLines(element, around),
  }));
  for (const [index, one] of seen.entries()) {
    for (const other of seen.slice(index + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element)) continue;
      if (one.lines.some((line) => other.lines.some((second) => meet(line, second))))
        pairs.set(other.element, one.element);
    }
  }
  return pairs;
}

/** Controls that lie on each other and did not before. */
export function newOverlaps(before: ReadonlyMap<Element, Element>): string[] {
  return [...overlaps()]
    .filter(([one]) => !before.has(one))
    .map(([one, other]) => `${nameOf(one)}: lies on ${nameOf(other)}`);
}

type Line = { left: number; right: number; top: number; bottom: number };

function meet(one: Line, other: Line): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 4 && height > 4;
}

const layerOf = (element: Element) =>
  up(element).find((one) => ["fixed", "sticky", "absolute"].includes(styleOf(one).position));

/** The lines of an element in so far as nothing around it hides them. */
function seenLines(element: Element, around: (element: Element) => Clip): Line[] {
  const clips = up(element)
    .slice(1)
    .map(around)
    .filter(({ x, y, scrollsX, scrollsY }) => x || y || scrollsX || scrollsY);
  return [...element.getClientRects()].map(({ left, right, top, bottom }) =>
    clips.reduce(
      (line, { box }) => ({
        left: Math.max(line.left, box.left),
        right: Math.min(line.right, box.right),
        top: Math.max(line.top, box.top),
        bottom: Math.min(line.bottom, box.bottom),
      }),
      { left, right, top, bottom },
    ),
  );
}

/** What makes the page scroll sideways. */
export function widerThanPage(): string[] {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth + 1) return [];
  const widest = [...document.body.querySelectorAll("*")]
    .filter((element) => isShown(element) && element.getBoundingClientRect().right > page.clientWidth + 1)
    .filter((element) => !up(element).some((one) => one !== element && hidesOrScrolls(one)))
    .at(-1);
  return [`${page.scrollWidth} px wide in ${page.clientWidth}${widest ? `: ${nameOf(widest)}` : ""}`];
}

const hidesOrScrolls = (element: Element) =>
  element !== document.documentElement &&
  styleOf(element).overflowX !== "visible" &&
  element !== document.body;

/** Panels of which nobody gets to see the end: beyond the window, and nothing around them scrolls. */
export function endlessPanels(): string[] {
  return panels()
    .filter((panel) => {
      const { top, bottom } = panel.getBoundingClientRect();
      if (top >= -1 && bottom <= innerHeight + 1) return false;
      const line = up(panel).slice(1);
      const fixed = up(panel).findIndex((one) => styleOf(one).position === "fixed");
      const reach = fixed < 0 ? [] : line.slice(0, fixed);
      if (fixed < 0) return top < -scrollY - 1;
      return !reach.some((one) => ["auto", "scroll"].includes(styleOf(one).overflowY));
    })
    .map((panel) => `${nameOf(panel)}: its end cannot be reached`);
}
