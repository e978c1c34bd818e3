import { type Ref, type RefCallback, useLayoutEffect, useState } from "react";
import { getPressedKey } from "./keys.ts";
import { useMergedRef } from "./merge-refs.ts";

/** An overlay that is open above the page. */
interface Layer {
  element: HTMLElement | null;
  onEscape?: () => void;
}

const layers = new Set<Layer>();
let pressedOn: Layer | undefined;

const isOpen = ({ element }: Layer) => element !== null && element.dataset.state !== "closed";

/**
 * Returns the front layer. All layers share one z-index; a layer is appended to the document when it opens, or nested
 * in the one that contains it, so the last one in document order is in front.
 */
function topmost(): Layer | undefined {
  return [...layers]
    .filter(isOpen)
    .reduce<Layer | undefined>(
      (front, layer) =>
        front?.element &&
        layer.element &&
        front.element.compareDocumentPosition(layer.element) & Node.DOCUMENT_POSITION_PRECEDING
          ? front
          : layer,
      undefined,
    );
}

const notePress = () => {
  pressedOn = topmost();
};

/** Passes Escape to the front layer if it handles the key; Radix layers, which listen later, do not receive it. */
function readKey(event: KeyboardEvent) {
  if (getPressedKey(event) !== "Escape") return;
  const front = topmost();
  if (!front?.onEscape) return;
  event.stopPropagation();
  event.preventDefault();
  front.onEscape();
}

function add(layer: Layer) {
  if (layers.size === 0) {
    window.addEventListener("pointerdown", notePress, { capture: true });
    window.addEventListener("keydown", readKey, { capture: true });
  }
  layers.add(layer);
}

function remove(layer: Layer) {
  layers.delete(layer);
  if (layers.size > 0) return;
  window.removeEventListener("pointerdown", notePress, { capture: true });
  window.removeEventListener("keydown", readKey, { capture: true });
}

/**
 * Registers an element as a layer while it is mounted: Escape and presses outside reach only the front layer. Radix
 * layers need no `onEscape`, because they listen to the key themselves.
 * @returns the ref of the element, and whether the layer was in front when the last press began
 */
export function useLayer<Element extends HTMLElement>(
  given?: Ref<Element>,
  onEscape?: () => void,
): { ref: RefCallback<Element>; wasInFront: () => boolean } {
  const [layer] = useState<Layer>(() => ({ element: null }));
  const [attach] = useState(() => (element: Element | null) => {
    layer.element = element;
    if (element) add(layer);
    else remove(layer);
  });
  useLayoutEffect(() => {
    layer.onEscape = onEscape;
  });
  return { ref: useMergedRef(attach, given), wasInFront: () => pressedOn === layer };
}

/**
 * `onCloseAutoFocus` handler: keeps the focus on an element that took it while a layer closed, such as the next
 * layer.
 */
export function keepTakenFocus(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault();
}
