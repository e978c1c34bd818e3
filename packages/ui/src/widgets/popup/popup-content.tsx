import * as Radix from "@radix-ui/react-dialog";
import { type ComponentProps, useState } from "react";

/** Where the focus goes when its menu is gone by then: the button that opened the menu. */
function menuButton(element: Element): HTMLElement | null {
  const label = element.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return label ? document.getElementById(label) : null;
}

/** What has the focus before anything in the popup can take it, then the button of its menu. */
function openers(): (HTMLElement | null)[] {
  const active = document.activeElement;
  return active instanceof HTMLElement ? [active, menuButton(active)] : [];
}

/**
 * The content of everything that covers the page: the focus goes back to where it was when it opened, as one that is
 * opened from outside has no trigger of its own that would get it back. A caller's `onCloseAutoFocus` runs first and
 * may prevent it. It is mounted while it is open, hence only inside Radix's portal.
 */
export function PopupContent({ onCloseAutoFocus, ...props }: ComponentProps<typeof Radix.Content>) {
  const [noted] = useState(openers);
  return (
    <Radix.Content
      aria-modal="true"
      {...props}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event);
        if (event.defaultPrevented) return;
        // Whatever has taken the focus meanwhile keeps it, such as what was written here and now stands on the page.
        if (document.activeElement !== document.body) return event.preventDefault();
        const target = noted.find((element) => element?.isConnected && element !== document.body);
        if (!target) return;
        event.preventDefault();
        target.focus();
      }}
    />
  );
}
