import { isShown, nameOf, up } from "./elements.ts";

/** What somebody presses. What is written into or chosen from answers by the browser itself. */
const PRESSED = [
  "a[href], button, summary, input[type=checkbox], input[type=radio], input[type=submit]",
  ...["button", "checkbox", "menuitem", "option", "radio", "switch", "tab"].map((role) => `[role="${role}"]`),
].join(", ");

/** A press of what is chosen already changes nothing. */
const CHOSEN =
  '[aria-checked="true"][role=radio], input[type=radio]:checked, [aria-selected="true"], [aria-current]';

/** An effect comes at once, or with the piece of code that it needs. */
const PATIENCE_MS = 1500;

/** What is not there by then is not waited for. */
const SETTLING_MS = 8000;

/** Mutations that follow from the focus alone. */
const FOCUS_ATTRIBUTES = ["tabindex", "data-highlighted", "data-focus-visible"];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What a control is called whatever it counts, so that the same one of another story, or of each row, is known. */
const signature = (control: Element) =>
  [
    up(control)
      .flatMap((one) => (one instanceof HTMLElement && one.dataset.slot) || [])
      .slice(0, 3)
      .join("<"),
    control.getAttribute("role") ?? control.localName,
    (control.getAttribute("aria-label") ?? control.textContent ?? "").replace(/\d[\d,.]*/g, "#").trim(),
  ].join(" ");

const isInert = (control: Element) =>
  control.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]') ||
  control.matches(CHOSEN) ||
  (control.getAttribute("aria-pressed") === "true" && control.closest("[role=group], [role=radiogroup]"));

const labelOf = (control: Element) => (control as HTMLInputElement).labels?.[0];

/** The controls that can be pressed now: while something lies over the page, those in it. */
function pressable(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PRESSED)].filter(
    (control) =>
      (isShown(control) || (labelOf(control) && isShown(labelOf(control) as Element))) &&
      !isInert(control) &&
      !control.querySelector(PRESSED),
  );
}

/** Counts what a press can do besides changing the page: nothing of it happens, each time counts. */
function listen(happened: () => void): () => void {
  const undo: (() => void)[] = [];
  const take = (
    target: object,
    name: string,
    instead: (original: (...given: never[]) => unknown) => unknown,
  ) => {
    const own = Object.getOwnPropertyDescriptor(target, name);
    const original = (target as Record<string, (...given: never[]) => unknown>)[name];
    if (!original) return;
    Object.defineProperty(target, name, { configurable: true, writable: true, value: instead(original) });
    undo.push(() => {
      if (own) Object.defineProperty(target, name, own);
      else delete (target as Record<string, unknown>)[name];
    });
  };
  const noted = (answer?: unknown) => () => () => {
    happened();
    return answer;
  };
  take(globalThis, "fetch", (original) => (...given: never[]) => {
    happened();
    return original.apply(globalThis, given);
  });
  take(globalThis, "open", noted(null));
  take(globalThis, "print", noted());
  for (const name of ["scrollTo", "scrollBy"]) take(globalThis, name, noted());
  for (const name of ["scrollTo", "scrollBy", "scrollIntoView", "requestFullscreen"])
    take(Element.prototype, name, noted(Promise.resolve()));
  for (const name of ["play", "pause"]) take(HTMLMediaElement.prototype, name, noted(Promise.resolve()));
  take(navigator, "share", noted(Promise.resolve()));
  if (navigator.clipboard) take(navigator.clipboard, "writeText", noted(Promise.resolve()));
  take(document, "execCommand", noted(true));
  take(
    HTMLInputElement.prototype,
    "click",
    (original) =>
      function (this: HTMLInputElement) {
        if (this.type !== "file") return original.call(this);
        happened();
        return undefined;
      },
  );
  // A link that is made to be pressed by a script: a download.
  take(HTMLAnchorElement.prototype, "click", noted());
  return () => {
    for (const one of undo) one();
  };
}

/** The events of a finger or a mouse, in their order. */
function press(control: HTMLElement): void {
  const init = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1, view: window };
  const pointer = { ...init, pointerId: 1, isPrimary: true, pointerType: "mouse" };
  control.dispatchEvent(new PointerEvent("pointerdown", pointer));
  if (control.dispatchEvent(new MouseEvent("mousedown", init))) control.focus({ preventScroll: true });
  control.dispatchEvent(new PointerEvent("pointerup", pointer));
  control.dispatchEvent(new MouseEvent("mouseup", init));
  control.dispatchEvent(new MouseEvent("click", init));
}

/** Presses a control and waits for whatever comes of it; false when nothing does. */
async function hasEffect(control: HTMLElement): Promise<boolean> {
  let effects = 0;
  const happened = () => {
    effects += 1;
  };
  const observer = new MutationObserver((mutations) => {
    if (mutations.some(({ attributeName }) => !FOCUS_ATTRIBUTES.includes(attributeName ?? ""))) happened();
  });
  const restore = listen(happened);
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const checked = (control as HTMLInputElement).checked;
  const isOver = () =>
    effects > 0 ||
    (control as HTMLInputElement).checked !== checked ||
    (document.activeElement !== control && document.activeElement !== document.body);
  try {
    press(control);
    for (const end = performance.now() + PATIENCE_MS; !isOver() && performance.now() < end; ) await pause(10);
    return isOver();
  } finally {
    observer.disconnect();
    restore();
  }
}

/** Waits until the page has what it asked for. */
async function settles(): Promise<void> {
  const end = performance.now() + SETTLING_MS;
  for (let calm = 0; calm < 3 && performance.now() < end; ) {
    await pause(10);
    calm = globalThis.lenscapePage?.isSettled() && document.querySelector("main") ? calm + 1 : 0;
  }
}

/** Whether a link has an address; that it is one of the site's, `paths.ts` sees to. */
const leadsSomewhere = (link: HTMLAnchorElement) => {
  const href = link.getAttribute("href") ?? "";
  return href !== "" && href !== "#" && !href.startsWith("javascript:");
};

const pressed = new Set<string>();

/**
 * Presses every control of the page that is shown, of those that look the same one, and no link: where it leads says
 * its address. What a press has left is put away with Escape, and the page started again where that is not enough.
 * @returns the controls that do nothing, one sentence each
 */
export async function deadControls(): Promise<string[]> {
  const page = globalThis.lenscapePage;
  if (!page) return [];
  const root = attributesOf(document.documentElement);
  const dead: string[] = [];
  const todo = new Map<string, HTMLElement>();
  for (const control of pressable()) {
    if (control instanceof HTMLAnchorElement) {
      if (!leadsSomewhere(control)) dead.push(`${nameOf(control)}: leads nowhere`);
      continue;
    }
    const sign = signature(control);
    if (!pressed.has(sign)) todo.set(sign, todo.get(sign) ?? control);
  }
  for (const [sign, first] of todo) {
    pressed.add(sign);
    const same = () => pressable().find((control) => signature(control) === sign);
    let control: HTMLElement | undefined = first.isConnected && !isInert(first) ? first : same();
    if (!control) {
      page.restart();
      await settles();
      control = same();
    }
    // Only there after what the story itself has pressed.
    if (!control) continue;
    if (!(await hasEffect(control))) dead.push(`${nameOf(control)}: nothing comes of a press`);
    if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]")) {
      page.restart();
      await settles();
    }
  }
  restoreRoot(root);
  return dead;
}

/** The theme and the size of the text, which a control may have changed, are the next story's too. */
const attributesOf = (element: Element) =>
  element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ""] as const);

function restoreRoot(before: ReturnType<typeof attributesOf>): void {
  const root = document.documentElement;
  for (const [name] of attributesOf(root)) root.removeAttribute(name);
  for (const [name, value] of before) root.setAttribute(name, value);
}

declare global {
  /** Of the page that a story shows; none elsewhere. `apps/web/src/test/page-story.tsx` sets it. */
  var lenscapePage: { isSettled: () => boolean; restart: () => void } | undefined;
  var lenscapeDeadControls: typeof deadControls;
}

globalThis.lenscapeDeadControls = deadControls;
