import "./view-transition.css";
import { useContext, useLayoutEffect } from "react";
import { UNSAFE_ViewTransitionContext as Transition, useLocation } from "react-router-dom";
import { findThreadId } from "#paths";
import { useTitleInBar } from "./use-title-in-bar.ts";

/** Transition names with the selectors of their elements in a list row and on the thread's page. */
const TRANSITIONS = [
  ["thread-title", "h2", "h1"],
  ["thread-picture", "[data-slot=media-image]", ":is([data-slot=rich-text] img, [data-slot=media-image])"],
] as const;

const isInViewport = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Returns the element of a thread: its post on its own page, otherwise its first visible list row. */
function findThreadElement(threadId: string, location: { pathname: string; search: string }) {
  if (findThreadId(location) === threadId)
    return { element: document.querySelector("[data-slot=thread-post]"), isPage: true };
  const rows = [...document.querySelectorAll("[data-slot=thread-card]")];
  const isThreadRow = (row: Element) => {
    const link = row.querySelector<HTMLAnchorElement>(":is(h2, p) a[href]");
    return link !== null && findThreadId(link) === threadId && isInViewport(row);
  };
  return { element: rows.find(isThreadRow), isPage: false };
}

/** Sets the transition names of a thread's elements. Returns a function that removes them. */
function setTransitionNames(threadId: string, location: { pathname: string; search: string }): () => void {
  const { element, isPage } = findThreadElement(threadId, location);
  const elements = TRANSITIONS.flatMap(([name, rowSelector, pageSelector]) => {
    const target = element?.querySelector<HTMLElement>(isPage ? pageSelector : rowSelector);
    if (!target || !isInViewport(target)) return [];
    target.style.viewTransitionName = name;
    return [target];
  });
  return () => {
    for (const target of elements) target.style.viewTransitionName = "";
  };
}

/**
 * Sets view transition names on the title and first image of a thread during a navigation between a list and the thread,
 * so that the browser moves them. Also updates the title in the top bar on phones. Renders nothing.
 */
export function ThreadViewTransition() {
  useTitleInBar();
  const transition = useContext(Transition);
  const location = useLocation();
  const threadId = transition.isTransitioning
    ? (findThreadId(transition.nextLocation) ?? findThreadId(transition.currentLocation))
    : undefined;
  useLayoutEffect(
    () => (threadId ? setTransitionNames(threadId, location) : undefined),
    [threadId, location],
  );
  return null;
}
