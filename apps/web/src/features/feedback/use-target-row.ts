import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Returns the row ID of the URL hash: 12 for `issue` and `#issue-12`. */
export function useAnchorId(name: "issue" | "faq"): string | undefined {
  const { hash } = useLocation();
  return hash.startsWith(`#${name}-`) ? hash.slice(name.length + 2) : undefined;
}

/** Scrolls to the row with the anchor once it is loaded, and focuses it. The page may also contain a hidden copy. */
export function useScrollToRow(anchor: string | undefined, isLoaded: boolean): void {
  useEffect(() => {
    if (!anchor || !isLoaded) return;
    const rows = [...document.querySelectorAll<HTMLElement>("[data-anchor]")];
    const row = rows.find(({ dataset, offsetParent }) => dataset.anchor === anchor && offsetParent !== null);
    row?.scrollIntoView({ block: "center" });
    row?.focus({ preventScroll: true });
  }, [anchor, isLoaded]);
}
