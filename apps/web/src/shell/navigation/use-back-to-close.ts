import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { historyListener } from "#lib/history-listener.ts";

/** A menu that has come up from the bottom of a phone: it lies over everything else, and no step of a page opens it. */
const MENU = "[role=menu][data-layout=mobile]";

/** Layers over the page that have no history entry of their own, unlike the search. */
const COVER = `[aria-modal=true][data-state=open]:not([data-slot=search-overlay]),${MENU}`;

interface Entry {
  idx?: number;
  /** The second history entry of a page that was opened by its address, added when a layer opened. */
  covered?: true;
}

const state = () => window.history.state as Entry | null;

/** The position of the current entry in this visit, as the router counts them. */
const entry = (): number => state()?.idx ?? Number.NaN;

const isOpen = (layer: string) => document.querySelector(layer) !== null;

/** Closes the topmost layer like Escape does; a layer that refuses stays. */
const pressEscape = () =>
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));

/**
 * Adds a second history entry to the first page of a visit while a layer is open: there is no earlier entry whose
 * leaving could be noticed. To the router it is the same page, with the same key.
 */
function addEntry(): boolean {
  if (entry() !== 0 || !isOpen(COVER)) return false;
  window.history.pushState({ ...state(), idx: 1, covered: true } satisfies Entry, "");
  return true;
}

/**
 * Makes the back button close the layer over a page (a picture, a sheet, a dialog, a phone's menu) instead of leaving the page. The
 * history moves first, so it is moved back, and the router sees neither step. Steps within a page are left to the page.
 * A layer that Escape does not close stays, and so does the page.
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
    // Layers are appended to the end of the document, and may be older than this code.
    stay();
    const observer = new MutationObserver(stay);
    observer.observe(document.body, { childList: true });
    historyListener.onPop = (event) => {
      if (returning) {
        returning = false;
        event.stopImmediatePropagation();
        return;
      }
      const { at, covered, ...page } = shown.current;
      if (covered && entry() === 0 && window.location.pathname === page.pathname) {
        event.stopImmediatePropagation();
        shown.current = { ...page, at: 0, covered: false };
        // The page was left without a layer: this is still its first entry.
        if (!isOpen(COVER)) return window.history.back();
        pressEscape();
        // Another one may be below it, or it refused.
        setTimeout(stay);
        return;
      }
      const steps = at - entry();
      const own = window.location.pathname === page.pathname && !isOpen(MENU);
      if (!steps || own || !isOpen(COVER)) return;
      event.stopImmediatePropagation();
      returning = true;
      window.history.go(steps);
      pressEscape();
    };
    return () => {
      observer.disconnect();
      historyListener.onPop = undefined;
    };
  }, []);
}
