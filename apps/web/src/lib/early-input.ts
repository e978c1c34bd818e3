type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Ends the keeping and returns what was done, in its order: what was pressed, or the field with its text. */
    takeEarlyInput?: () => [target: HTMLElement, text?: string][];
  }
}

/**
 * The part of the inline script that keeps what is pressed, typed and sent while nothing can answer it yet: on a slow
 * line the markup is there long before the scripts. A press counts once, however often it is repeated. No form is sent
 * by the browser itself, which would load the page again and lose what was typed. Links stay links.
 */
export const earlyInputScript = `(function(w){var p=[];function k(t,v){for(var i=0;i<p.length;i++)if(p[i][0]===t){p[i][1]=v;return}if(p.length<32)p.push([t,v])}function f(e){var t=e.target,b;if(e.type=="input"){if(/^(checkbox|radio|file)$/.test(t.type)||t.value===undefined)return;k(t,t.value)}else{b=e.type=="submit"?t:t.closest&&t.closest("button,[role=button],input[type=radio],input[type=checkbox]");if(!b)return;e.preventDefault();b.setAttribute("data-pressed","");k(b)}e.stopImmediatePropagation()}var n=["click","input","submit"];n.forEach(function(x){w.addEventListener(x,f,true)});w.takeEarlyInput=function(){n.forEach(function(x){w.removeEventListener(x,f,true)});return p}})(window)`;

const labelOf = (button: Element) => button.getAttribute("aria-label") ?? button.textContent;

/** The pressed button, or the one that has taken its place: a member's is another than the visitor's of the markup. */
function present(target: HTMLElement): HTMLElement | undefined {
  if (target.isConnected) return target;
  const label = labelOf(target);
  if (!label) return undefined;
  const same = [...target.ownerDocument.querySelectorAll<HTMLElement>("button,[role=button]")].filter(
    (button) => labelOf(button) === label,
  );
  return same.length === 1 ? same[0] : undefined;
}

/** Writes a text as if it were typed now. React takes a value for old that the field has had since it took it over. */
function type(field: Field, text: string) {
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Field, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
}

/** Presses a button with all that a mouse does: tabs change and menus open before the click. */
function press(button: HTMLElement) {
  const how = { bubbles: true, cancelable: true, view: button.ownerDocument.defaultView };
  button.dispatchEvent(new PointerEvent("pointerdown", { ...how, pointerType: "mouse", isPrimary: true }));
  button.dispatchEvent(new MouseEvent("mousedown", how));
  button.focus();
  button.dispatchEvent(new PointerEvent("pointerup", { ...how, pointerType: "mouse", isPrimary: true }));
  button.dispatchEvent(new MouseEvent("mouseup", how));
  button.click();
}

/** Does what was pressed, typed and sent before the page could answer. Called once, when it can. */
export function replayEarlyInput(window: Window): void {
  for (const [early, text] of window.takeEarlyInput?.() ?? []) {
    early.removeAttribute("data-pressed");
    const target = present(early);
    if (text !== undefined) type(early as Field, text);
    else if (target?.tagName === "FORM") (target as HTMLFormElement).requestSubmit();
    else if (target) press(target);
  }
  delete window.takeEarlyInput;
}
