import { controls, describeElement, getAncestry, getStyle, isShown, panels } from "./elements.ts";

/** Finds text that is clipped and cannot be scrolled to, except text with an ellipsis. */
export function findClippedTexts(): Set<Node> {
  const cut = new Set<Node>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const getClip = createClipLookup();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (
      text.textContent?.trim() &&
      text.parentElement &&
      isShown(text.parentElement) &&
      isClipped(text, getClip)
    )
      cut.add(text);
  }
  return cut;
}

/** Finds texts that are clipped but were not before. */
export function findNewlyClipped(before: ReadonlySet<Node>): string[] {
  const texts = [...findClippedTexts()].filter((text) => !before.has(text) && text.parentElement);
  return texts.map((text) => `${describeElement(text.parentElement as Element)}: cut off`);
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

/** Returns a cached lookup of the clipping of an element. */
function createClipLookup() {
  const cache = new Map<Element, Clip>();
  return (element: Element): Clip => {
    const clip = cache.get(element) ?? readClip(element);
    cache.set(element, clip);
    return clip;
  };
}

function readClip(element: Element): Clip {
  const style = getStyle(element);
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

function isClipped(text: Node, getClip: (element: Element) => Clip): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  let [x, y] = [true, true];
  for (const element of getAncestry(text.parentElement as Element)) {
    const clip = getClip(element);
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

/** Whether a line is clipped vertically. The box of a line is taller than its glyphs. */
function exceeds(line: DOMRect, box: DOMRect): boolean {
  const tolerance = line.height * 0.25;
  return line.bottom > box.bottom + tolerance || line.top < box.top - tolerance;
}

/** Finds pairs of overlapping controls in the same layer. */
export function findOverlaps(): Map<Element, Element> {
  const pairs = new Map<Element, Element>();
  const all = controls().filter((element) => getStyle(element).position !== "absolute");
  const getClip = createClipLookup();
  const candidates = all.map((element) => ({
    element,
    layer: getLayer(element),
    lines: getVisibleLines(element, getClip),
  }));
  for (const [index, one] of candidates.entries()) {
    for (const other of candidates.slice(index + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element)) continue;
      if (one.lines.some((line) => other.lines.some((second) => doOverlap(line, second))))
        pairs.set(other.element, one.element);
    }
  }
  return pairs;
}

/** Finds controls that overlap but did not before. */
export function findNewOverlaps(before: ReadonlyMap<Element, Element>): string[] {
  return [...findOverlaps()]
    .filter(([one]) => !before.has(one))
    .map(([one, other]) => `${describeElement(one)}: lies on ${describeElement(other)}`);
}

type Line = { left: number; right: number; top: number; bottom: number };

function doOverlap(one: Line, other: Line): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 4 && height > 4;
}

const getLayer = (element: Element) =>
  getAncestry(element).find((one) => ["fixed", "sticky", "absolute"].includes(getStyle(one).position));

/** Returns the visible parts of the lines of an element. */
function getVisibleLines(element: Element, getClip: (element: Element) => Clip): Line[] {
  const clips = getAncestry(element)
    .slice(1)
    .map(getClip)
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

/** Finds the element that makes the page scroll horizontally. */
export function findOverflow(): string[] {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth + 1) return [];
  const widest = [...document.body.querySelectorAll("*")]
    .filter((element) => isShown(element) && element.getBoundingClientRect().right > page.clientWidth + 1)
    .filter((element) => !getAncestry(element).some((one) => one !== element && hidesOrScrolls(one)))
    .at(-1);
  return [
    `${page.scrollWidth} px wide in ${page.clientWidth}${widest ? `: ${describeElement(widest)}` : ""}`,
  ];
}

const hidesOrScrolls = (element: Element) =>
  element !== document.documentElement &&
  getStyle(element).overflowX !== "visible" &&
  element !== document.body;

/** Finds overlays that exceed the window and cannot be scrolled. */
export function findUnreachablePanels(): string[] {
  return panels()
    .filter((panel) => {
      const { top, bottom } = panel.getBoundingClientRect();
      if (top >= -1 && bottom <= innerHeight + 1) return false;
      const ancestors = getAncestry(panel).slice(1);
      const fixed = getAncestry(panel).findIndex((one) => getStyle(one).position === "fixed");
      const reach = fixed < 0 ? [] : ancestors.slice(0, fixed);
      if (fixed < 0) return top < -scrollY - 1;
      return !reach.some((one) => ["auto", "scroll"].includes(getStyle(one).overflowY));
    })
    .map((panel) => `${describeElement(panel)}: its end cannot be reached`);
}
