import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/** Key code of every key that an input method handles. */
const INPUT_METHOD_KEY = 229;

/** A keyboard event of the DOM or of React. */
type AnyKeyboardEvent = KeyboardEvent | ReactKeyboardEvent;

/**
 * Whether an input method handles the key, for example the Enter that confirms a Chinese word. Safari fires
 * `compositionend` before the `keydown` of that Enter, so `isComposing` is already false and only the key code tells.
 */
export function isComposing(event: AnyKeyboardEvent): boolean {
  const native = "nativeEvent" in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === INPUT_METHOD_KEY;
}

/**
 * Returns the pressed key (`event.key`), or undefined for a key that an input method handles. Every handler that acts
 * on Enter, Escape or an arrow key in or around a text field reads the key through this function.
 */
export function getPressedKey(event: AnyKeyboardEvent): string | undefined {
  return isComposing(event) ? undefined : event.key;
}
