import { countGraphemes } from "@lenscape/richtext/graphemes";
import { type RefObject, useContext, useLayoutEffect, useState } from "react";
import { fillText } from "../../lib/fill-text.ts";
import { useText } from "../../lib/locale.tsx";
import { FieldContext } from "./field-context.ts";

/** Share of the limit from which the field shows the counter. */
const COUNT_FROM = 0.8;

/**
 * Limits the text of a control to a number of characters as a reader counts them. Replaces the browser's `maxlength`,
 * which counts UTF-16 units and drops the end of a pasted text without a word: a longer text stays in the control, which
 * is invalid, and the field around it shows the excess.
 * @param ref ref of the control
 * @param max maximum number of characters; undefined for no limit
 * @returns a function to call on input events of the control, and whether its text is too long
 */
export function useTextLimit(
  ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  max: number | undefined,
): { measure: () => void; isTooLong: boolean } {
  const text = useText();
  const { onLength } = useContext(FieldContext);
  const [isTooLong, setIsTooLong] = useState(false);
  const measure = () => {
    const control = ref.current;
    if (!control || max === undefined) return;
    // A text has at least as many UTF-16 units as characters.
    const isNear = control.value.length >= max * COUNT_FROM;
    const length = isNear ? countGraphemes(control.value) : 0;
    control.setCustomValidity(length > max ? fillText(text.tooLong, { n: length - max }) : "");
    setIsTooLong(length > max);
    onLength?.(length >= max * COUNT_FROM ? length : undefined, max);
  };
  // Also after a text that the caller has set.
  useLayoutEffect(measure);
  return { measure, isTooLong };
}
