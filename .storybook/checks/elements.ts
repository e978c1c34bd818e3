/** Interactive elements. */
const CONTROL = [
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"]',
  ...[
    "button",
    "checkbox",
    "combobox",
    "menuitem",
    "menuitemcheckbox",
    "menuitemradio",
    "option",
    "radio",
  ].map((role) => `[role="${role}"]`),
  ...["slider", "switch", "tab"].map((role) => `[role="${role}"]`),
].join(", ");

/** Overlays. */
const PANEL = ["dialog", "alertdialog", "menu", "listbox", "tooltip"]
  .map((role) => `[role="${role}"]`)
  .join(", ");

export const controls = (): HTMLElement[] => findShown(CONTROL);

/** Finds the visible overlays, without panels in the flow of the page. */
export const panels = (): HTMLElement[] =>
  findShown(PANEL).filter((element) =>
    getAncestry(element).some((one) => getStyle(one).position === "fixed" || isFloating(one)),
  );

const isFloating = (element: Element) =>
  getStyle(element).position === "absolute" && element.getBoundingClientRect().width > 0;

function findShown(selector: string): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>(selector)].filter(isShown);
}

/** Whether an element is visible: has a size, is not only for screen readers, hidden or inert. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width < 3 || height < 3 || element.closest('[aria-hidden="true"], [inert]')) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Returns an element and its ancestors, innermost first. */
export function getAncestry(element: Element): Element[] {
  const elements: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) elements.push(one);
  return elements;
}

export const getStyle = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo);

/** Describes an element in a finding: `button.follow-button “关注”`. */
export function describeElement(element: Element): string {
  const slot = element.closest("[data-slot]")?.getAttribute("data-slot");
  const label = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 20);
  return `${element.localName}${slot ? `.${slot}` : ""} “${label}”`;
}

const rgbaCache = new Map<string, [number, number, number, number]>();
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

/** Converts a CSS colour to red, green, blue and alpha from 0 to 255. */
export function toRgba(color: string): [number, number, number, number] {
  const cached = rgbaCache.get(color);
  if (cached || !canvas) return cached ?? [0, 0, 0, 0];
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = "transparent";
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  rgbaCache.set(color, [red, green, blue, alpha]);
  return [red, green, blue, alpha];
}

/** Whether a colour is visible on a background: a contrast of about 1.1. */
export function isVisibleOn(color: string, background: string): boolean {
  const [red, green, blue, alpha] = toRgba(color);
  const other = toRgba(background);
  return [red, green, blue].some((part, index) => (Math.abs(part - (other[index] ?? 0)) * alpha) / 255 > 8);
}

/** Returns the background colour behind an element. */
export function getBackground(element: Element): string {
  const behind = getAncestry(element).slice(1);
  const opaque = behind.map((one) => getStyle(one).backgroundColor).find((color) => toRgba(color)[3] > 200);
  return opaque ?? getCanvasColor();
}

/** Returns the browser's canvas colour, which depends on theme and forced colours. */
function getCanvasColor(): string {
  const probe = document.createElement("i");
  probe.style.cssText = "display: none; forced-color-adjust: none; color: Canvas";
  document.documentElement.append(probe);
  const { color } = getStyle(probe);
  probe.remove();
  return color;
}
