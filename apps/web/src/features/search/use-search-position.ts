import { type RefObject, useEffect, useLayoutEffect } from "react";
import { readJson, sessionStore, writeJson } from "#lib/storage.ts";
import type { Refinement } from "./search-refinement.ts";

/** State of a search in a history entry, with the result that was opened. */
interface SearchPosition {
  /** Key of the history entry. */
  key: string;
  keyword: string;
  tab: SearchTab;
  refinement?: Refinement;
  /** The opened link with its distance from the top of the viewport in pixels. */
  link?: { href: string; top: number };
}

export type SearchTab = "0" | "1";

const STORAGE_KEY = "lenscape.searchPlace";

/** Returns the stored state of a history entry, or undefined. */
export function readSearchPosition(key: string): SearchPosition | undefined {
  const position = readJson(sessionStore, STORAGE_KEY) as SearchPosition | undefined;
  return position?.key === key ? position : undefined;
}

const storeSearchPosition = (position: SearchPosition) => writeJson(sessionStore, STORAGE_KEY, position);

/** Returns the scroll container of an element: the search overlay or the page. */
const getScroller = (element: Element) =>
  element.closest("[data-slot=search-overlay]") ?? document.scrollingElement ?? document.documentElement;

/**
 * Stores the search and the opened result. When the member comes back, the result is scrolled to its former position and
 * gets the focus.
 */
export function useSearchPosition(
  root: RefObject<HTMLElement | null>,
  { key, keyword, tab, refinement }: Omit<SearchPosition, "link">,
) {
  useLayoutEffect(() => {
    const element = root.current;
    const link = readSearchPosition(key)?.link;
    const target = link && element?.querySelector<HTMLElement>(`a[href="${CSS.escape(link.href)}"]`);
    if (!element || !link || !target) return;
    const restore = () => {
      getScroller(element).scrollTop += target.getBoundingClientRect().top - link.top;
    };
    restore();
    target.focus({ preventScroll: true });
    // Repeated, because rows get their real height when they become visible, and the router restores its own position.
    let frame = requestAnimationFrame(() => {
      restore();
      frame = requestAnimationFrame(restore);
    });
    return () => cancelAnimationFrame(frame);
  }, [root, key]);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    if (keyword !== readSearchPosition(key)?.keyword) storeSearchPosition({ key, keyword, tab, refinement });
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const href = link?.getAttribute("href");
      if (!link || !href) return;
      storeSearchPosition({
        key,
        keyword,
        tab,
        refinement,
        link: { href, top: link.getBoundingClientRect().top },
      });
    };
    element.addEventListener("click", onClick, true);
    return () => element.removeEventListener("click", onClick, true);
  }, [root, key, keyword, tab, refinement]);
}
