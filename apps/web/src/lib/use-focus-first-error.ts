import { type RefObject, useEffect, useRef } from "react";

/**
 * After a failed submit, scrolls the first invalid field or the error message into view and focuses the field.
 * @param failedSubmits number of failed submits; each increase moves the focus
 * @returns ref for the form's container
 */
export function useFocusFirstError<Container extends HTMLElement>(
  failedSubmits: number,
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  useEffect(() => {
    if (failedSubmits === 0) return;
    const first = container.current?.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]");
    first?.focus({ preventScroll: true });
    // Centred, because bars cover the edges of the page.
    first?.scrollIntoView({ block: "center" });
  }, [failedSubmits]);
  return container;
}
