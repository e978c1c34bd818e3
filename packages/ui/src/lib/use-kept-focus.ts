import { type RefCallback, type RefObject, useCallback, useRef } from "react";
import { useMergedRef } from "./merge-refs.ts";

/** Returns the nearest ancestor that is still in the document. */
function survivor(ancestors: readonly Element[]): HTMLElement | undefined {
  return ancestors.find(
    (element): element is HTMLElement => element instanceof HTMLElement && element.isConnected,
  );
}

/** Focuses an element that is not focusable otherwise, until the focus moves on. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex") && element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) found.push(up);
  return found;
}

/**
 * Returns a ref for a control that may disappear while focused, for example "重试". The focus then moves to `heir`, or
 * to the nearest remaining ancestor; otherwise it would fall to the body, and keyboard and screen reader users would
 * start at the top of the page.
 */
export function useKeptFocus(heir?: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  return useCallback(
    (control: HTMLElement | null) => {
      if (!control) return;
      return () => {
        if (!control.contains(document.activeElement)) return;
        const ancestors = ancestorsOf(control);
        // React removes the element after detaching its refs and inserts the replacement after that.
        queueMicrotask(() => {
          if (document.activeElement && document.activeElement !== document.body) return;
          const target = heir?.current ?? survivor(ancestors);
          if (target) focusOnce(target);
        });
      };
    },
    [heir],
  );
}

/**
 * Returns a ref for elements that replace each other, for example a retry button and the content it loads: the focus
 * moves to the replacement.
 */
export function useFocusSeat(): RefCallback<HTMLElement> {
  const seat = useRef<HTMLElement>(null);
  return useMergedRef(useKeptFocus(seat), seat);
}
