type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Stops recording and returns the recorded input in order: a pressed element, or a field with its text. */
    takeEarlyInput?: () => [target: HTMLElement, text?: string][];
  }
}

/**
 * Inline script that records clicks, typing and form submits before hydration: on a slow connection the markup arrives
 * long before the scripts. Repeated clicks on an element are recorded once. Native form submits are prevented, because
 * they would reload the page and lose the input. Links work as usual.
 */
export const earlyInputScript = `(function(w){var p=[];function k(t,v){for(var i=0;i<p.length;i++)if(p[i][0]===t){p[i][1]=v;return}if(p.length<32)p.push([t,v])}function f(e){var t=e.target,b;if(e.type=="input"){if(/^(checkbox|radio|file)$/.test(t.type)||t.value===undefined)return;k(t,t.value)}else{b=e.type=="submit"?t:t.closest&&t.closest("button,[role=button],input[type=radio],input[type=checkbox]");if(!b)return;e.preventDefault();b.setAttribute("data-pressed","");k(b)}e.stopImmediatePropagation()}var n=["click","input","submit"];n.forEach(function(x){w.addEventListener(x,f,true)});w.takeEarlyInput=function(){n.forEach(function(x){w.removeEventListener(x,f,true)});return p}})(window)`;

const getLabel = (button: Element) => button.getAttribute("aria-label") ?? button.textContent;

/** Returns the target, or its replacement with the same label: members see other buttons than the server's markup has. */
function findCurrentTarget(target: HTMLElement): HTMLElement | undefined {
  if (target.isConnected) return target;
  const label = getLabel(target);
  if (!label) return undefined;
  const matches = [...target.ownerDocument.querySelectorAll<HTMLElement>("button,[role=button]")].filter(
    (button) => getLabel(button) === label,
  );
  return matches.length === 1 ? matches[0] : undefined;
}

/**
 * Types a text into a field. The value is cleared first, because React ignores an input event whose value the field
 * already had at hydration.
 */
function type(field: Field, text: string) {
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Field, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
}

/** Clicks a button with all mouse events, because tabs change and menus open before the click event. */
function press(button: HTMLElement) {
  const init = { bubbles: true, cancelable: true, view: button.ownerDocument.defaultView };
  button.dispatchEvent(new PointerEvent("pointerdown", { ...init, pointerType: "mouse", isPrimary: true }));
  button.dispatchEvent(new MouseEvent("mousedown", init));
  button.focus();
  button.dispatchEvent(new PointerEvent("pointerup", { ...init, pointerType: "mouse", isPrimary: true }));
  button.dispatchEvent(new MouseEvent("mouseup", init));
  button.click();
}

/** Replays the recorded input. Call this once, after hydration. */
export function replayEarlyInput(window: Window): void {
  for (const [recorded, text] of window.takeEarlyInput?.() ?? []) {
    recorded.removeAttribute("data-pressed");
    const target = findCurrentTarget(recorded);
    if (text !== undefined) type(recorded as Field, text);
    else if (target?.tagName === "FORM") (target as HTMLFormElement).requestSubmit();
    else if (target) press(target);
  }
  delete window.takeEarlyInput;
}
