import * as Radix from "@radix-ui/react-dialog";
import { type ComponentProps, useState } from "react";
import { isComposing } from "../../lib/keys.ts";
import { keepTakenFocus, useLayer } from "../../lib/layers.ts";

/** Where the focus goes when the menu or the popover it was in is gone by then: the button that opened that one. */
function openerOf(element: Element): HTMLElement | null {
  const layer = element.closest("[role=menu], [role=dialog]");
  const label = layer?.role === "menu" && layer.getAttribute("aria-labelledby");
  return (
    (label ? document.getElementById(label) : null) ??
    (layer?.id ? document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(layer.id)}"]`) : null)
  );
}

/** What has the focus before anything in the popup can take it, then the buttons of the layers around it. */
function openers(): HTMLElement[] {
  const found: HTMLElement[] = [];
  let element: Element | null = document.activeElement;
  while (element instanceof HTMLElement && !found.includes(element)) {
    found.push(element);
    element = openerOf(element);
  }
  return found;
}

/**
 * The content of everything that covers the page: the focus goes back to where it was when it opened, as one that is
 * opened from outside has no trigger of its own that would get it back. A caller's `onCloseAutoFocus` runs first and
 * may prevent it. It is mounted while it is open, hence only inside Radix's portal.
 */
export function PopupContent({
  onCloseAutoFocus,
  onEscapeKeyDown,
  onPointerDownOutside,
  ref,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  const [noted] = useState(openers);
  const layer = useLayer(ref);
  return (
    <Radix.Content
      aria-modal="true"
      {...props}
      ref={layer.ref}
      onEscapeKeyDown={(event) => {
        onEscapeKeyDown?.(event);
        // An input method has its own use for the key.
        if (isComposing(event)) event.preventDefault();
      }}
      onPointerDownOutside={(event) => {
        if (!layer.wasInFront()) event.preventDefault();
        onPointerDownOutside?.(event);
      }}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event);
        if (event.defaultPrevented) return;
        keepTakenFocus(event);
        if (event.defaultPrevented) return;
        const target = noted.find((element) => element.isConnected && element !== document.body);
        if (!target) return;
        event.preventDefault();
        target.focus();
      }}
    />
  );
}
