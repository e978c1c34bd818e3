import { controls, differs, groundOf, isShown, nameOf, panels, styleOf, up } from "./elements.ts";

const SIDES = ["Top", "Right", "Bottom", "Left"] as const;

/** A line around it that can be seen. */
function hasEdge(style: CSSStyleDeclaration, ground: string): boolean {
  const isLine = (width: string, kind: string, color: string) =>
    Number.parseFloat(width) > 0 && !["none", "hidden"].includes(kind) && differs(color, ground);
  return (
    SIDES.some((side) =>
      isLine(style[`border${side}Width`], style[`border${side}Style`], style[`border${side}Color`]),
    ) || isLine(style.outlineWidth, style.outlineStyle, style.outlineColor)
  );
}

/** An edge, a ground of its own, a picture or a shadow: something that says where it ends. */
function hasShape(element: Element): boolean {
  const ground = groundOf(element);
  if (element.matches("input, select, textarea") && styleOf(element).appearance !== "none") return true;
  return [styleOf(element), styleOf(element, "::before"), styleOf(element, "::after")].some(
    (style, index) =>
      (index === 0 || style.content !== "none") &&
      (hasEdge(style, ground) ||
        differs(style.backgroundColor, ground) ||
        style.backgroundImage !== "none" ||
        style.boxShadow !== "none"),
  );
}

/** Words or a picture of its own. */
function hasContent(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement && element.value) return true;
  if ([element, ...element.querySelectorAll("*")].some((part) => hasWords(part) && isShown(part)))
    return true;
  const isLarge = (part: Element) => part.getBoundingClientRect().width > 2;
  return (
    [...element.querySelectorAll("svg, img, video")].some((one) => isPicture(one) && isLarge(one)) ||
    // A dot is a picture, too.
    [...element.querySelectorAll("*")].some((part) => isShown(part) && hasShape(part) && isLarge(part))
  );
}

const hasWords = (element: Element) =>
  [...element.childNodes].some((child) => child instanceof Text && child.data.trim());

function isPicture(picture: Element): boolean {
  if (picture.localName !== "svg") return true;
  const ground = groundOf(picture);
  return [picture, ...picture.querySelectorAll("*")].some((part) => {
    const { fill, stroke } = styleOf(part);
    return [fill, stroke].some(
      (paint) => paint !== "none" && (paint.startsWith("url") || differs(paint, ground)),
    );
  });
}

/** Links and entries of a list are told by their words; these by where they end. */
const SHAPED =
  'button, input, select, textarea, [role="button"], [role="checkbox"], [role="radio"], [role="switch"]';

/** What has a shape now. */
export function shapes(): Set<Element> {
  return new Set([...controls().filter((element) => element.matches(SHAPED)), ...panels()].filter(hasShape));
}

/** What forced colours leave without a shape that had one before, or without anything to see. */
export function lostShapes(before: ReadonlySet<Element>): string[] {
  const lost = [...before].filter(
    (element) => isShown(element) && !isWhole(element) && !hasShapeAround(element),
  );
  const empty = controls().filter((element) => !hasContent(element) && !hasShapeAround(element));
  return [
    ...lost.map((element) => `${nameOf(element)}: its edge is gone`),
    ...empty
      .filter((element) => !before.has(element) && !isCover(element))
      .map((one) => `${nameOf(one)}: nothing of it is seen`),
  ];
}

/** As large as the window: there is nothing to tell it from. */
function isWhole(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width >= innerWidth && height >= innerHeight;
}

/** Laid over what it belongs to, such as the link of a whole card. */
function isCover(element: Element): boolean {
  const { position, opacity } = styleOf(element);
  return (
    position === "absolute" ||
    Number(opacity) < 0.05 ||
    element.matches('[type="file"], [type="radio"], [type="checkbox"]')
  );
}

/** Its own, or of the box that holds it and little else: the frame of a search field. */
function hasShapeAround(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return up(element)
    .slice(0, 4)
    .filter((one) => one === element || isFrame(one.getBoundingClientRect(), { width, height }))
    .some(hasShape);
}

function isFrame(box: DOMRect, inner: { width: number; height: number }): boolean {
  return box.height < inner.height + 24 && box.width < inner.width * 1.6 + 96;
}

const MARKED =
  '[aria-checked="true"], [aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])';

/** What is chosen, and looks other than what is not. */
export function marks(): Map<Element, Element> {
  const pairs = new Map<Element, Element>();
  for (const chosen of [...document.body.querySelectorAll(MARKED)].filter(isShown)) {
    const other = peerOf(chosen);
    if (other && looks(chosen) !== looks(other)) pairs.set(chosen, other);
  }
  return pairs;
}

/** What is chosen and looks like the rest under forced colours. */
export function lostMarks(before: ReadonlyMap<Element, Element>): string[] {
  return [...before]
    .filter(([chosen, other]) => isShown(chosen) && isShown(other) && looks(chosen) === looks(other))
    .map(([chosen]) => `${nameOf(chosen)}: looks like what is not chosen`);
}

/** The same kind of thing next to it, or next to what holds it, that is not chosen. */
function peerOf(element: Element): Element | undefined {
  const slot = element.getAttribute("data-slot");
  const kin = slot ? `[data-slot="${slot}"]` : element.localName;
  return up(element)
    .slice(1, 4)
    .flatMap((around) => [...around.querySelectorAll(kin)])
    .find((one) => one !== element && !one.matches(MARKED) && isShown(one));
}

/** Everything by which one choice is told from another, in one string. */
function looks(element: Element): string {
  const { left, top } = element.getBoundingClientRect();
  return [element, ...element.querySelectorAll("*")]
    .slice(0, 24)
    .map((part) => {
      const box = part.getBoundingClientRect();
      const ground = groundOf(part);
      const own = [styleOf(part), styleOf(part, "::before"), styleOf(part, "::after")].map((style) =>
        [
          differs(style.backgroundColor, ground) && style.backgroundColor,
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

/** How many controls are focused: each one may open something. */
const FOCUSED = 8;

/** Controls on which the focus of a keyboard cannot be seen. */
export function lostFocus(): string[] {
  const given = document.activeElement;
  const lost = controls()
    .filter((element) => element.tabIndex >= 0 && !element.matches(":disabled"))
    .slice(0, FOCUSED)
    .filter((element) => {
      const around = up(element).slice(0, 4);
      const edges = () => around.map((one) => edgeOf(one)).join("\n");
      (document.activeElement as HTMLElement | null)?.blur();
      const before = edges();
      element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      return document.activeElement === element && edges() === before;
    })
    .map((element) => `${nameOf(element)}: its focus is not seen`);
  if (given instanceof HTMLElement) given.focus({ preventScroll: true });
  return lost;
}

function edgeOf(element: Element): string {
  const style = styleOf(element);
  const after = styleOf(element, "::after");
  const outline = (one: CSSStyleDeclaration) =>
    one.outlineStyle === "none" ? "" : `${one.outlineWidth} ${one.outlineColor}`;
  const isPatch = differs(style.backgroundColor, groundOf(element));
  return [
    outline(style),
    style.border,
    outline(after),
    after.border,
    isPatch && style.backgroundColor,
  ].join();
}
