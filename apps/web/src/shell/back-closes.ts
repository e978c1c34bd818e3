import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { historySteps } from "#lib/history-steps.ts";

/** What covers the page and is no entry of the history by itself, as the search is. */
const COVER = "[aria-modal=true][data-state=open]:not([data-slot=search-overlay])";

/** The place of the current entry among those of this visit, as the router counts them. */
const entry = (): number => (window.history.state as { idx?: number } | null)?.idx ?? Number.NaN;

/**
 * Lets the way back out of the page close what covers it instead: a picture, a sheet, a dialog. The history moves
 * first, so it is moved back, and the router hears of neither. A step within the page is the page's own matter. What
 * refuses to be closed by Escape stays, and so does the page. A page that was entered by its address alone cannot
 * keep the visitor.
 */
export function useBackCloses(): void {
  const { pathname, key } = useLocation();
  const shown = useRef({ pathname, at: Number.NaN });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry has its place
  useEffect(() => {
    shown.current = { pathname, at: entry() };
  }, [pathname, key]);
  useEffect(() => {
    let returning = false;
    historySteps.hear = (event) => {
      if (returning) {
        returning = false;
        event.stopImmediatePropagation();
        return;
      }
      const steps = shown.current.at - entry();
      if (!steps || window.location.pathname === shown.current.pathname || !document.querySelector(COVER))
        return;
      event.stopImmediatePropagation();
      returning = true;
      window.history.go(steps);
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    };
    return () => {
      historySteps.hear = undefined;
    };
  }, []);
}
