import { type RefCallback, type RefObject, useCallback, useRef } from "react";
import { useMergedRef } from "./merge-refs.ts";

/** The nearest of the ancestors that is still in the document. */
function survivor(ancestors: readonly Element[]): HTMLElement | undefined {
  return ancestors.find(
    (element): element is HTMLElement => element instanceof HTMLElement && element.isConnected,
  );
}

/** Focuses an element that need not take the focus otherwise; it takes none again once the focus has moved on. */
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
 * The ref of a control that goes away while it may have the focus, for example 「重试」: the focus then goes to `heir`,
 * without one, or when that is gone too, to the nearest ancestor that is left. Left alone, it would fall to the body,
 * and anyone who reads by keyboard or by ear would begin at the top of the page.
 */
export function useKeptFocus(heir?: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  return useCallback(
    (control: HTMLElement | null) => {
      if (!control) return;
      return () => {
        if (!control.contains(document.activeElement)) return;
        const ancestors = ancestorsOf(control);
        // React takes the element away after its refs, and puts what comes instead in after that.
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

/** The ref of elements that take each other's place, for example a retry and what it tries: the focus stays in it. */
export function useFocusSeat(): RefCallback<HTMLElement> {
  const seat = useRef<HTMLElement>(null);
  return useMergedRef(useKeptFocus(seat), seat);
}
