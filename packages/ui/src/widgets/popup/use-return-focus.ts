import { useRef } from "react";

/** Where the focus goes when its menu is gone by then: the button that opened the menu. */
function menuButton(element: Element): HTMLElement | null {
  const label = element.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return label ? document.getElementById(label) : null;
}

interface FocusProps {
  onOpenAutoFocus?: (event: Event) => void;
  onCloseAutoFocus?: (event: Event) => void;
}

/**
 * The handlers that bring the focus back to where it was when a dialog opened: one that is opened from outside has no
 * trigger of its own that would get it back. Handlers of the caller run first and may prevent it.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: FocusProps): Required<FocusProps> {
  const opener = useRef<(HTMLElement | null)[]>([]);
  return {
    onOpenAutoFocus: (event) => {
      const active = document.activeElement;
      opener.current = active instanceof HTMLElement ? [active, menuButton(active)] : [];
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      const target = opener.current.find((element) => element?.isConnected && element !== document.body);
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
}
