import { type RefObject, useEffect, useRef } from "react";

/**
 * Brings what stands in the way of sending a form into view, and the focus to it where it is a field: the first field that
 * is marked as wrong, or else the refusal.
 * @param refused how many attempts have been refused; each one more leads there
 * @returns what the form is in
 */
export function useFirstFault<Part extends HTMLElement>(refused: number): RefObject<Part | null> {
  const place = useRef<Part>(null);
  useEffect(() => {
    if (refused === 0) return;
    const first = place.current?.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]");
    first?.focus({ preventScroll: true });
    // What lies over the page at its edges covers what only just comes into view.
    first?.scrollIntoView({ block: "center" });
  }, [refused]);
  return place;
}
