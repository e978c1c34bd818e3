/** What somebody operates. */
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

/** What lies over the page. */
const PANEL = ["dialog", "alertdialog", "menu", "listbox", "tooltip"]
  .map((role) => `[role="${role}"]`)
  .join(", ");

export const controls = (): HTMLElement[] => shown(CONTROL);

/** The panels that lie over the page, not those that stand in it. */
export const panels = (): HTMLElement[] =>
  shown(PANEL).filter((element) =>
    up(element).some((one) => styleOf(one).position === "fixed" || isFloating(one)),
  );

const isFloating = (element: Element) =>
  styleOf(element).position === "absolute" && element.getBoundingClientRect().width > 0;

function shown(selector: string): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>(selector)].filter(isShown);
}

/** Whether somebody sees it: has a size, is not only for screen readers, and neither hidden nor out of reach. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width < 3 || height < 3 || element.closest('[aria-hidden="true"], [inert]')) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** The element and everything around it, from the inside out. */
export function up(element: Element): Element[] {
  const line: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) line.push(one);
  return line;
}

export const styleOf = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo);

/** How a finding names an element: `button.follow-button „关注“`. */
export function nameOf(element: Element): string {
  const slot = element.closest("[data-slot]")?.getAttribute("data-slot");
  const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 20);
  return `${element.localName}${slot ? `.${slot}` : ""} “${words}”`;
}

const seen = new Map<string, [number, number, number, number]>();
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

/** A colour as the browser paints it: red, green, blue and alpha from 0 to 255. */
export function rgba(color: string): [number, number, number, number] {
  const known = seen.get(color);
  if (known || !canvas) return known ?? [0, 0, 0, 0];
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = "transparent";
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  seen.set(color, [red, green, blue, alpha]);
  return [red, green, blue, alpha];
}

/** Whether one colour on the other can be told from it at all: a contrast of about 1.1. */
export function differs(color: string, ground: string): boolean {
  const [red, green, blue, alpha] = rgba(color);
  const other = rgba(ground);
  return [red, green, blue].some((part, index) => (Math.abs(part - (other[index] ?? 0)) * alpha) / 255 > 8);
}

/** The colour behind an element. */
export function groundOf(element: Element): string {
  const behind = up(element).slice(1);
  const opaque = behind.map((one) => styleOf(one).backgroundColor).find((color) => rgba(color)[3] > 200);
  return opaque ?? paper();
}

/** The browser's own ground, light, dark or somebody's palette. */
function paper(): string {
  const probe = document.createElement("i");
  probe.style.cssText = "display: none; forced-color-adjust: none; color: Canvas";
  document.documentElement.append(probe);
  const { color } = styleOf(probe);
  probe.remove();
  return color;
}
