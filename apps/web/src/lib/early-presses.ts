declare global {
  interface Window {
    /** Ends the keeping of presses and returns the buttons that were pressed, in their order. */
    takeEarlyPresses?: () => HTMLElement[];
  }
}

/**
 * The part of the inline script that keeps what is pressed while nothing can answer it yet: on a slow line the markup is
 * there long before the scripts. A button counts once, however often it is pressed. The form around it is not sent,
 * which would load the page again and lose what was typed.
 */
export const earlyPressScript = `(function(w){var p=[];function f(e){var b=e.target.closest&&e.target.closest("button,[role=button]");if(!b)return;e.preventDefault();if(p.length<8&&p.indexOf(b)<0){p.push(b);b.setAttribute("data-pressed","")}}w.addEventListener("click",f,true);w.takeEarlyPresses=function(){w.removeEventListener("click",f,true);return p}})(window)`;

const labelOf = (button: Element) => button.getAttribute("aria-label") ?? button.textContent;

/** The pressed button, or the one that has taken its place: a member's is another than the visitor's of the markup. */
function presentButton(document: Document, pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed;
  const same = [...document.querySelectorAll<HTMLElement>("button,[role=button]")].filter(
    (button) => labelOf(button) === labelOf(pressed),
  );
  return same.length === 1 ? same[0] : undefined;
}

/**
 * Takes over from the inline script, in the task in which React begins to listen. The returned function presses what
 * was pressed, once the page can answer.
 */
export function takeEarlyPresses(window: Window): () => void {
  const pressed = window.takeEarlyPresses?.() ?? [];
  return () => {
    for (const button of pressed.splice(0)) {
      button.removeAttribute("data-pressed");
      presentButton(window.document, button)?.click();
    }
  };
}
