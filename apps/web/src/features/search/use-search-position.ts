import { type RefObject, useEffect, useLayoutEffect } from "react";
import type { Refinement } from "./search-refinement.ts";

/** Where somebody was in a search: in which entry of the history, looking for what, and which result they opened. */
interface Place {
  /** The key of the history entry. */
  key: string;
  keyword: string;
  tab: Tab;
  refinement?: Refinement;
  /** The link that was opened, and how far below the window's top it stood. */
  link?: { href: string; top: number };
}

export type Tab = "0" | "1";

const KEY = "lenscape.searchPlace";

/** What was kept of the search in this entry of the history; undefined when it is another one's, or nothing. */
export function placeOf(key: string): Place | undefined {
  try {
    const place = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Place | null;
    return place?.key === key ? place : undefined;
  } catch {
    return undefined;
  }
}

function keepPlace(place: Place): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Without a storage the way back leads to the top.
  }
}

/** What scrolls around an element: the layer above the page, or the page. */
const scrollerOf = (element: Element) =>
  element.closest("[data-slot=search-overlay]") ?? document.scrollingElement ?? document.documentElement;

/**
 * Keeps what is searched for and which result was opened, for the way back: then that result stands where it stood
 * and has the focus.
 */
export function usePlace(
  root: RefObject<HTMLElement | null>,
  { key, keyword, tab, refinement }: Omit<Place, "link">,
) {
  useLayoutEffect(() => {
    const element = root.current;
    const link = placeOf(key)?.link;
    const target = link && element?.querySelector<HTMLElement>(`a[href="${CSS.escape(link.href)}"]`);
    if (!element || !link || !target) return;
    const settle = () => {
      scrollerOf(element).scrollTop += target.getBoundingClientRect().top - link.top;
    };
    settle();
    target.focus({ preventScroll: true });
    // Rows that come into sight take their real height only now, and the router has put the page in its own place.
    let frame = requestAnimationFrame(() => {
      settle();
      frame = requestAnimationFrame(settle);
    });
    return () => cancelAnimationFrame(frame);
  }, [root, key]);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    if (keyword !== placeOf(key)?.keyword) keepPlace({ key, keyword, tab, refinement });
    const keep = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const href = link?.getAttribute("href");
      if (!link || !href) return;
      keepPlace({ key, keyword, tab, refinement, link: { href, top: link.getBoundingClientRect().top } });
    };
    element.addEventListener("click", keep, true);
    return () => element.removeEventListener("click", keep, true);
  }, [root, key, keyword, tab, refinement]);
}
