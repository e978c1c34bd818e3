import "./view-transition.css";
import { useContext, useLayoutEffect } from "react";
import { UNSAFE_ViewTransitionContext as Transition, useLocation } from "react-router-dom";
import { threadIdOf } from "#paths";
import { useTitleInBar } from "./use-title-in-bar.ts";

/** What travels, and where it is in a row of a list and on the thread's own page. */
const PARTS = [
  ["thread-title", "h2", "h1"],
  ["thread-picture", "[data-slot=media-image]", ":is([data-slot=rich-text] img, [data-slot=media-image])"],
] as const;

const inWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Where a thread is shown: its page, else the first of its rows that is in the window. */
function placeOf(threadId: string, here: { pathname: string; search: string }) {
  if (threadIdOf(here) === threadId)
    return { element: document.querySelector("[data-slot=thread-post]"), page: true };
  const rows = [...document.querySelectorAll("[data-slot=thread-card]")];
  const isIts = (row: Element) => {
    const link = row.querySelector<HTMLAnchorElement>(":is(h2, p) a[href]");
    return link !== null && threadIdOf(link) === threadId && inWindow(row);
  };
  return { element: rows.find(isIts), page: false };
}

/** Names what travels; returns what takes the names away. */
function name(threadId: string, here: { pathname: string; search: string }): () => void {
  const { element, page } = placeOf(threadId, here);
  const named = PARTS.flatMap(([called, inRow, onPage]) => {
    const part = element?.querySelector<HTMLElement>(page ? onPage : inRow);
    if (!part || !inWindow(part)) return [];
    part.style.viewTransitionName = called;
    return [part];
  });
  return () => {
    for (const part of named) part.style.viewTransitionName = "";
  };
}

/**
 * While the router changes from a list to a thread or back, the title and first picture of that thread bear names, by
 * which the browser moves them from one page to the other; at any other time nothing does. How they move is in travel.css.
 * Also lets the title of any page go over to the phone's bar. The default export is what `pagePart` takes.
 */
export default function Travel() {
  useTitleInBar();
  const transition = useContext(Transition);
  const here = useLocation();
  const threadId = transition.isTransitioning
    ? (threadIdOf(transition.nextLocation) ?? threadIdOf(transition.currentLocation))
    : undefined;
  useLayoutEffect(() => (threadId ? name(threadId, here) : undefined), [threadId, here]);
  return null;
}
