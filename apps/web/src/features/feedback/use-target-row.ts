import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** The id that the address leads to, of rows named so: `issue` of `#issue-12` is 12. */
export function useAnchoredId(name: "issue" | "faq"): string | undefined {
  const { hash } = useLocation();
  return hash.startsWith(`#${name}-`) ? hash.slice(name.length + 2) : undefined;
}

/** Scrolls to the row with the anchor once it is there, and moves the focus to it. A page may show it at two places, one hidden. */
export function useScrollToRow(anchor: string | undefined, isThere: boolean): void {
  useEffect(() => {
    if (!anchor || !isThere) return;
    const rows = [...document.querySelectorAll<HTMLElement>("[data-anchor]")];
    const row = rows.find(({ dataset, offsetParent }) => dataset.anchor === anchor && offsetParent !== null);
    row?.scrollIntoView({ block: "center" });
    row?.focus({ preventScroll: true });
  }, [anchor, isThere]);
}
