import { type Ref, type RefCallback, useLayoutEffect, useState } from "react";
import { getPressedKey } from "./keys.ts";
import { useMergedRef } from "./merge-refs.ts";

/** Something that is open over the page. */
interface Layer {
  element: HTMLElement | null;
  onEscape?: () => void;
}

const layers = new Set<Layer>();
let pressedOn: Layer | undefined;

const isOpen = ({ element }: Layer) => element !== null && element.dataset.state !== "closed";

/**
 * The layer in front. All layers share one z-index and come to the end of the document as they open, or stand inside of
 * the one that holds them: the last one in the document is what a reader sees in front.
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

/** Gives Escape to the front layer where that has a use for it; Radix's layers, which listen later, hear nothing of it. */
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
 * Makes an element a layer for as long as it is mounted: Escape and a press outside reach the layer in front alone.
 * A layer of Radix needs no `onEscape`, it hears the key by itself.
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

/** For `onCloseAutoFocus`: whatever has taken the focus while a layer closed keeps it, such as the layer that followed. */
export function keepTakenFocus(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault();
}
