import * as Radix from "@radix-ui/react-dialog";
import { type ComponentProps, useState } from "react";
import { isComposing } from "../../lib/keys.ts";
import { keepTakenFocus, useLayer } from "../../lib/layers.ts";

/** Returns the button that opened the menu or popover around an element, for when both are gone at closing. */
function openerOf(element: Element): HTMLElement | null {
  const layer = element.closest("[role=menu], [role=dialog]");
  const label = layer?.role === "menu" && layer.getAttribute("aria-labelledby");
  return (
    (label ? document.getElementById(label) : null) ??
    (layer?.id ? document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(layer.id)}"]`) : null)
  );
}

/** Returns the focused element before the popup takes the focus, then the triggers of the layers around it. */
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
 * Content of all overlays that cover the page: returns the focus to where it was on opening, because an overlay
 * opened from outside has no trigger. A caller's `onCloseAutoFocus` runs first and may prevent it. Mounted only while
 * open, inside Radix's portal.
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
        // The key belongs to the input method.
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
