import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { historyListener } from "#lib/history-listener.ts";

/** Selector of bottom-sheet menus on phones, which are always on top. */
const MENU = "[role=menu][data-layout=mobile]";

/** Selector of open layers without a history entry of their own (the search overlay has one). */
const LAYER = `[aria-modal=true][data-state=open]:not([data-slot=search-overlay]),${MENU}`;

interface HistoryState {
  idx?: number;
  /** Marks the second history entry of the first page, which was added when a layer opened. */
  covered?: true;
}

const getHistoryState = () => window.history.state as HistoryState | null;

/** Returns the router's index of the current history entry. */
const getIndex = (): number => getHistoryState()?.idx ?? Number.NaN;

const isOpen = (layer: string) => document.querySelector(layer) !== null;

/** Closes the topmost layer by a synthetic Escape key; a layer may ignore Escape. */
const pressEscape = () =>
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));

/**
 * Adds a second history entry to the first page of a visit when a layer opens, because going back from the first entry
 * would leave the site without an event. The router sees the same page with the same key.
 */
function addEntry(): boolean {
  if (getIndex() !== 0 || !isOpen(LAYER)) return false;
  window.history.pushState({ ...getHistoryState(), idx: 1, covered: true } satisfies HistoryState, "");
  return true;
}

/**
 * Makes the back button close the open layer (lightbox, sheet, dialog, menu on phones) instead of leaving the page. The
 * history has already moved when the event fires, so it is moved forward again; the router sees neither step. History
 * steps within the same page are left to the page. If the layer ignores Escape, layer and page stay.
 */
export function useBackToClose(): void {
  const { pathname, key } = useLocation();
  const current = useRef({ pathname, index: Number.NaN, covered: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each history entry
  useEffect(() => {
    current.current = { pathname, index: getIndex(), covered: getHistoryState()?.covered === true };
  }, [pathname, key]);
  useEffect(() => {
    let isReverting = false;
    const update = () => {
      if (addEntry()) current.current = { ...current.current, index: 1, covered: true };
    };
    // Layers are appended to the body; a layer may already be open.
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true });
    historyListener.onPop = (event) => {
      if (isReverting) {
        isReverting = false;
        event.stopImmediatePropagation();
        return;
      }
      const { index, covered, ...page } = current.current;
      if (covered && getIndex() === 0 && window.location.pathname === page.pathname) {
        event.stopImmediatePropagation();
        current.current = { ...page, index: 0, covered: false };
        // The layer is closed already, so the step back leaves the page.
        if (!isOpen(LAYER)) return window.history.back();
        pressEscape();
        // Another layer may be below, or the layer has ignored Escape.
        setTimeout(update);
        return;
      }
      const steps = index - getIndex();
      const isSamePage = window.location.pathname === page.pathname && !isOpen(MENU);
      if (!steps || isSamePage || !isOpen(LAYER)) return;
      event.stopImmediatePropagation();
      isReverting = true;
      window.history.go(steps);
      pressEscape();
    };
    return () => {
      observer.disconnect();
      historyListener.onPop = undefined;
    };
  }, []);
}
