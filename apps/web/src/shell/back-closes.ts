import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { historySteps } from "#lib/history-steps.ts";

/** What covers the page and is no entry of the history by itself, as the search is. */
const COVER = "[aria-modal=true][data-state=open]:not([data-slot=search-overlay])";

interface Entry {
  idx?: number;
  /** The second entry of a page that was entered by its address, made when something covered it. */
  covered?: true;
}

const state = () => window.history.state as Entry | null;

/** The place of the current entry among those of this visit, as the router counts them. */
const entry = (): number => state()?.idx ?? Number.NaN;

const isCovered = () => document.querySelector(COVER) !== null;

/** Closes what is on top as the key does; what refuses to be closed stays. */
const pressEscape = () =>
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));

/**
 * Gives the first page of a visit a second entry while something covers it: there is none before it whose leaving
 * could be heard. It is the same page to the router, key and all.
 */
function addEntry(): boolean {
  if (entry() !== 0 || !isCovered()) return false;
  window.history.pushState({ ...state(), idx: 1, covered: true } satisfies Entry, "");
  return true;
}

/**
 * Lets the way back out of the page close what covers it instead: a picture, a sheet, a dialog. The history moves
 * first, so it is moved back, and the router hears of neither. A step within the page is the page's own matter. What
 * refuses to be closed by Escape stays, and so does the page.
 */
export function useBackCloses(): void {
  const { pathname, key } = useLocation();
  const shown = useRef({ pathname, at: Number.NaN, covered: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry has its place
  useEffect(() => {
    shown.current = { pathname, at: entry(), covered: state()?.covered === true };
  }, [pathname, key]);
  useEffect(() => {
    let returning = false;
    const stay = () => {
      if (addEntry()) shown.current = { ...shown.current, at: 1, covered: true };
    };
    // Whatever covers a page is put at the end of the document, and may have come before this code.
    stay();
    const observer = new MutationObserver(stay);
    observer.observe(document.body, { childList: true });
    historySteps.hear = (event) => {
      if (returning) {
        returning = false;
        event.stopImmediatePropagation();
        return;
      }
      const { at, covered, ...page } = shown.current;
      if (covered && entry() === 0 && window.location.pathname === page.pathname) {
        event.stopImmediatePropagation();
        shown.current = { ...page, at: 0, covered: false };
        // The page was left with nothing over it: this is its first entry still.
        if (!isCovered()) return window.history.back();
        pressEscape();
        // Another one may be below it, or it refused.
        setTimeout(stay);
        return;
      }
      const steps = at - entry();
      if (!steps || window.location.pathname === page.pathname || !isCovered()) return;
      event.stopImmediatePropagation();
      returning = true;
      window.history.go(steps);
      pressEscape();
    };
    return () => {
      observer.disconnect();
      historySteps.hear = undefined;
    };
  }, []);
}
