import { describeElement, getAncestry, isShown } from "./elements.ts";

/** Controls that are pressed. Text fields and selects are handled by the browser. */
const PRESSABLE = [
  "a[href], button, summary, input[type=checkbox], input[type=radio], input[type=submit]",
  ...["button", "checkbox", "menuitem", "option", "radio", "switch", "tab"].map((role) => `[role="${role}"]`),
].join(", ");

/** Selected controls, on which a press has no effect. */
const SELECTED =
  '[aria-checked="true"][role=radio], input[type=radio]:checked, [aria-selected="true"], [aria-current]';

/** Maximum time until an effect, which may need a lazy chunk. */
const EFFECT_TIMEOUT_MS = 1500;

/** Maximum time to wait for the data of the page. */
const SETTLE_TIMEOUT_MS = 8000;

/** Attributes that change with the focus. */
const FOCUS_ATTRIBUTES = ["tabindex", "data-highlighted", "data-focus-visible"];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Identifies a control across stories and rows: slots, role, and label without numbers. */
const getSignature = (control: Element) =>
  [
    getAncestry(control)
      .flatMap((one) => (one instanceof HTMLElement && one.dataset.slot) || [])
      .slice(0, 3)
      .join("<"),
    control.getAttribute("role") ?? control.localName,
    (control.getAttribute("aria-label") ?? control.textContent ?? "").replace(/\d[\d,.]*/g, "#").trim(),
  ].join(" ");

const isInert = (control: Element) =>
  control.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]') ||
  control.matches(SELECTED) ||
  (control.getAttribute("aria-pressed") === "true" && control.closest("[role=group], [role=radiogroup]"));

const labelOf = (control: Element) => (control as HTMLInputElement).labels?.[0];

/** Finds the controls that can be pressed now. */
function findPressable(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
    (control) =>
      (isShown(control) || (labelOf(control) && isShown(labelOf(control) as Element))) &&
      !isInert(control) &&
      !control.querySelector(PRESSABLE),
  );
}

/** Replaces browser functions that a control may call by mocks that report the call; returns a function that restores them. */
function mockEffects(onEffect: () => void): () => void {
  const undoSteps: (() => void)[] = [];
  const replace = (
    target: object,
    name: string,
    createMock: (original: (...args: never[]) => unknown) => unknown,
  ) => {
    const own = Object.getOwnPropertyDescriptor(target, name);
    const original = (target as Record<string, (...args: never[]) => unknown>)[name];
    if (!original) return;
    Object.defineProperty(target, name, { configurable: true, writable: true, value: createMock(original) });
    undoSteps.push(() => {
      if (own) Object.defineProperty(target, name, own);
      else delete (target as Record<string, unknown>)[name];
    });
  };
  const mock = (result?: unknown) => () => () => {
    onEffect();
    return result;
  };
  replace(globalThis, "fetch", (original) => (...args: never[]) => {
    onEffect();
    return original.apply(globalThis, args);
  });
  replace(globalThis, "open", mock(null));
  replace(globalThis, "print", mock());
  for (const name of ["scrollTo", "scrollBy"]) replace(globalThis, name, mock());
  for (const name of ["scrollTo", "scrollBy", "scrollIntoView", "requestFullscreen"])
    replace(Element.prototype, name, mock(Promise.resolve()));
  for (const name of ["play", "pause"]) replace(HTMLMediaElement.prototype, name, mock(Promise.resolve()));
  replace(navigator, "share", mock(Promise.resolve()));
  if (navigator.clipboard) replace(navigator.clipboard, "writeText", mock(Promise.resolve()));
  replace(document, "execCommand", mock(true));
  replace(
    HTMLInputElement.prototype,
    "click",
    (original) =>
      function (this: HTMLInputElement) {
        if (this.type !== "file") return original.call(this);
        onEffect();
        return undefined;
      },
  );
  // Downloads click a link that a script has created.
  replace(HTMLAnchorElement.prototype, "click", mock());
  return () => {
    for (const step of undoSteps) step();
  };
}

/** Dispatches the events of a mouse click in order. */
function press(control: HTMLElement): void {
  const init = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1, view: window };
  const pointer = { ...init, pointerId: 1, isPrimary: true, pointerType: "mouse" };
  control.dispatchEvent(new PointerEvent("pointerdown", pointer));
  if (control.dispatchEvent(new MouseEvent("mousedown", init))) control.focus({ preventScroll: true });
  control.dispatchEvent(new PointerEvent("pointerup", pointer));
  control.dispatchEvent(new MouseEvent("mouseup", init));
  control.dispatchEvent(new MouseEvent("click", init));
}

/** Presses a control and resolves to whether it had an effect. */
async function hasEffect(control: HTMLElement): Promise<boolean> {
  let effects = 0;
  const onEffect = () => {
    effects += 1;
  };
  const observer = new MutationObserver((mutations) => {
    if (mutations.some(({ attributeName }) => !FOCUS_ATTRIBUTES.includes(attributeName ?? ""))) onEffect();
  });
  const restore = mockEffects(onEffect);
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const checked = (control as HTMLInputElement).checked;
  const hasHappened = () =>
    effects > 0 ||
    (control as HTMLInputElement).checked !== checked ||
    (document.activeElement !== control && document.activeElement !== document.body);
  try {
    press(control);
    for (const end = performance.now() + EFFECT_TIMEOUT_MS; !hasHappened() && performance.now() < end; )
      await pause(10);
    return hasHappened();
  } finally {
    observer.disconnect();
    restore();
  }
}

/** Waits until the page has loaded its data. */
async function waitUntilSettled(): Promise<void> {
  const end = performance.now() + SETTLE_TIMEOUT_MS;
  for (let settledCount = 0; settledCount < 3 && performance.now() < end; ) {
    await pause(10);
    settledCount =
      globalThis.lenscapePage?.isSettled() && document.querySelector("main") ? settledCount + 1 : 0;
  }
}

/** Whether a link has a URL. `paths.ts` ensures that it exists. */
const hasTarget = (link: HTMLAnchorElement) => {
  const href = link.getAttribute("href") ?? "";
  return href !== "" && href !== "#" && !href.startsWith("javascript:");
};

const pressed = new Set<string>();

/**
 * Presses one control of each signature on the current page, except links. Restarts the page when a press has opened an
 * overlay.
 * @returns the controls without an effect, as sentences
 */
export async function deadControls(): Promise<string[]> {
  const page = globalThis.lenscapePage;
  if (!page) return [];
  const root = getAttributes(document.documentElement);
  const dead: string[] = [];
  const pending = new Map<string, HTMLElement>();
  for (const control of findPressable()) {
    if (control instanceof HTMLAnchorElement) {
      if (!hasTarget(control)) dead.push(`${describeElement(control)}: leads nowhere`);
      continue;
    }
    const signature = getSignature(control);
    if (!pressed.has(signature)) pending.set(signature, pending.get(signature) ?? control);
  }
  for (const [signature, first] of pending) {
    pressed.add(signature);
    const findAgain = () => findPressable().find((control) => getSignature(control) === signature);
    let control: HTMLElement | undefined = first.isConnected && !isInert(first) ? first : findAgain();
    if (!control) {
      page.restart();
      await waitUntilSettled();
      control = findAgain();
    }
    // Visible only after the play function of the story.
    if (!control) continue;
    if (!(await hasEffect(control))) dead.push(`${describeElement(control)}: nothing comes of a press`);
    if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]")) {
      page.restart();
      await waitUntilSettled();
    }
  }
  restoreRoot(root);
  return dead;
}

/** Reads attributes of the root element (theme, text size), which a control may change for the next story. */
const getAttributes = (element: Element) =>
  element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ""] as const);

function restoreRoot(before: ReturnType<typeof getAttributes>): void {
  const root = document.documentElement;
  for (const [name] of getAttributes(root)) root.removeAttribute(name);
  for (const [name, value] of before) root.setAttribute(name, value);
}

declare global {
  /** Set by `apps/web/src/test/page-story.tsx` for stories of pages. */
  var lenscapePage: { isSettled: () => boolean; restart: () => void } | undefined;
  var lenscapeDeadControls: typeof deadControls;
}

globalThis.lenscapeDeadControls = deadControls;
