import {
  controls,
  describeElement,
  getAncestry,
  getBackground,
  getStyle,
  isShown,
  isVisibleOn,
  panels,
} from "./elements.ts";

const SIDES = ["Top", "Right", "Bottom", "Left"] as const;

/** Whether a border or outline is visible. */
function hasEdge(style: CSSStyleDeclaration, background: string): boolean {
  const isLine = (width: string, kind: string, color: string) =>
    Number.parseFloat(width) > 0 && !["none", "hidden"].includes(kind) && isVisibleOn(color, background);
  return (
    SIDES.some((side) =>
      isLine(style[`border${side}Width`], style[`border${side}Style`], style[`border${side}Color`]),
    ) || isLine(style.outlineWidth, style.outlineStyle, style.outlineColor)
  );
}

/** Whether the edges of an element are visible, by border, background, image or shadow. */
function hasShape(element: Element): boolean {
  const background = getBackground(element);
  if (element.matches("input, select, textarea") && getStyle(element).appearance !== "none") return true;
  return [getStyle(element), getStyle(element, "::before"), getStyle(element, "::after")].some(
    (style, index) =>
      (index === 0 || style.content !== "none") &&
      (hasEdge(style, background) ||
        isVisibleOn(style.backgroundColor, background) ||
        style.backgroundImage !== "none" ||
        style.boxShadow !== "none"),
  );
}

/** Whether an element has visible text or a picture. */
function hasContent(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement && element.value) return true;
  if ([element, ...element.querySelectorAll("*")].some((part) => hasText(part) && isShown(part))) return true;
  const isLarge = (part: Element) => part.getBoundingClientRect().width > 2;
  return (
    [...element.querySelectorAll("svg, img, video")].some((one) => isPicture(one) && isLarge(one)) ||
    // A dot counts as a picture.
    [...element.querySelectorAll("*")].some((part) => isShown(part) && hasShape(part) && isLarge(part))
  );
}

const hasText = (element: Element) =>
  [...element.childNodes].some((child) => child instanceof Text && child.data.trim());

function isPicture(picture: Element): boolean {
  if (picture.localName !== "svg") return true;
  const background = getBackground(picture);
  return [picture, ...picture.querySelectorAll("*")].some((part) => {
    const { fill, stroke } = getStyle(part);
    return [fill, stroke].some(
      (paint) => paint !== "none" && (paint.startsWith("url") || isVisibleOn(paint, background)),
    );
  });
}

/** Controls recognized by their shape. Links and list items are recognized by their text. */
const SHAPED =
  'button, input, select, textarea, [role="button"], [role="checkbox"], [role="radio"], [role="switch"]';

/** Finds controls and overlays with visible edges. */
export function findShapes(): Set<Element> {
  return new Set([...controls().filter((element) => element.matches(SHAPED)), ...panels()].filter(hasShape));
}

/** Finds elements that lose their visible edges, and controls without any visible content. */
export function findLostShapes(before: ReadonlySet<Element>): string[] {
  const lost = [...before].filter(
    (element) => isShown(element) && !fillsWindow(element) && !hasShapeAround(element),
  );
  const empty = controls().filter((element) => !hasContent(element) && !hasShapeAround(element));
  return [
    ...lost.map((element) => `${describeElement(element)}: its edge is gone`),
    ...empty
      .filter((element) => !before.has(element) && !isOverlay(element))
      .map((one) => `${describeElement(one)}: nothing of it is seen`),
  ];
}

/** Whether an element fills the window, so that it needs no edges. */
function fillsWindow(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width >= innerWidth && height >= innerHeight;
}

/** Whether an element lies invisibly over its owner, such as the link of a card. */
function isOverlay(element: Element): boolean {
  const { position, opacity } = getStyle(element);
  return (
    position === "absolute" ||
    Number(opacity) < 0.05 ||
    element.matches('[type="file"], [type="radio"], [type="checkbox"]')
  );
}

/** Whether an element or a tight box around it, such as the frame of a search field, has visible edges. */
function hasShapeAround(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return getAncestry(element)
    .slice(0, 4)
    .filter((one) => one === element || isFrame(one.getBoundingClientRect(), { width, height }))
    .some(hasShape);
}

function isFrame(box: DOMRect, inner: { width: number; height: number }): boolean {
  return box.height < inner.height + 24 && box.width < inner.width * 1.6 + 96;
}

const SELECTED =
  '[aria-checked="true"], [aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])';

/** Finds selected elements that look different from an unselected peer. */
export function findMarks(): Map<Element, Element> {
  const pairs = new Map<Element, Element>();
  for (const selected of [...document.body.querySelectorAll(SELECTED)].filter(isShown)) {
    const other = findPeer(selected);
    if (other && getAppearance(selected) !== getAppearance(other)) pairs.set(selected, other);
  }
  return pairs;
}

/** Finds selected elements that look like their peer under forced colours. */
export function findLostMarks(before: ReadonlyMap<Element, Element>): string[] {
  return [...before]
    .filter(
      ([selected, other]) =>
        isShown(selected) && isShown(other) && getAppearance(selected) === getAppearance(other),
    )
    .map(([selected]) => `${describeElement(selected)}: looks like what is not chosen`);
}

/** Finds an unselected element of the same kind nearby. */
function findPeer(element: Element): Element | undefined {
  const slot = element.getAttribute("data-slot");
  const selector = slot ? `[data-slot="${slot}"]` : element.localName;
  return getAncestry(element)
    .slice(1, 4)
    .flatMap((around) => [...around.querySelectorAll(selector)])
    .find((one) => one !== element && !one.matches(SELECTED) && isShown(one));
}

/** Serializes the appearance of an element. */
function getAppearance(element: Element): string {
  const { left, top } = element.getBoundingClientRect();
  return [element, ...element.querySelectorAll("*")]
    .slice(0, 24)
    .map((part) => {
      const box = part.getBoundingClientRect();
      const background = getBackground(part);
      const own = [getStyle(part), getStyle(part, "::before"), getStyle(part, "::after")].map((style) =>
        [
          isVisibleOn(style.backgroundColor, background) && style.backgroundColor,
          ...[style.content, style.color, style.backgroundImage, style.opacity, style.fill],
          ...[style.borderTop, style.borderBottom, style.borderLeft, style.outline, style.fontWeight],
          ...[style.textDecorationLine, style.visibility, style.display],
        ].join(),
      );
      const offset = part.localName === "span" ? [box.left - left, box.top - top].map(Math.round) : [];
      return [part.localName, ...own, ...offset].join();
    })
    .join("\n");
}

/** Maximum number of controls to focus, because each may open something. */
const MAX_FOCUSED = 8;

/** Finds controls without a visible keyboard focus. */
export function findLostFocus(): string[] {
  const previousFocus = document.activeElement;
  const lost = controls()
    .filter((element) => element.tabIndex >= 0 && !element.matches(":disabled"))
    .slice(0, MAX_FOCUSED)
    .filter((element) => {
      const around = getAncestry(element).slice(0, 4);
      const edges = () => around.map((one) => getEdges(one)).join("\n");
      (document.activeElement as HTMLElement | null)?.blur();
      const before = edges();
      element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      return document.activeElement === element && edges() === before;
    })
    .map((element) => `${describeElement(element)}: its focus is not seen`);
  if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
  return lost;
}

function getEdges(element: Element): string {
  const style = getStyle(element);
  const after = getStyle(element, "::after");
  const outline = (one: CSSStyleDeclaration) =>
    one.outlineStyle === "none" ? "" : `${one.outlineWidth} ${one.outlineColor}`;
  const hasBackbackground = isVisibleOn(style.backgroundColor, getBackground(element));
  return [
    outline(style),
    style.border,
    outline(after),
    after.border,
    hasBackbackground && style.backgroundColor,
  ].join();
}
