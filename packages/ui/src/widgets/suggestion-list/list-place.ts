import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { fontScale } from "../../lib/rem.ts";

/** Screen position of the typed sign. */
export interface SignSpot {
  left: number;
  top: number;
  bottom: number;
}

interface Span {
  top: number;
  bottom: number;
}

const WIDTH = 288;
const GAP = 4;
const EDGE = 8;
/** Height of five rows in px: with less room below, the list goes to the side with more room. */
const MIN_ROOM_BELOW = 208;

/**
 * Returns the position of a list in its box: below the sign, or above if only that has room, and no taller than the
 * visible part of the window. `scale` is the ratio of the font size to the default.
 */
export function placeList(
  spot: SignSpot,
  box: Pick<DOMRect, "left" | "top" | "bottom" | "width">,
  seen: Span,
  scale = 1,
): CSSProperties {
  const width = Math.min(WIDTH * scale, box.width);
  const below = seen.bottom - spot.bottom - GAP - EDGE;
  const above = spot.top - seen.top - GAP - EDGE;
  const upwards = below < MIN_ROOM_BELOW * scale && above > below;
  return {
    left: Math.max(
      Math.min(EDGE, box.width - width),
      Math.min(spot.left - box.left, box.width - width - EDGE),
    ),
    maxHeight: Math.max(0, upwards ? above : below),
    ...(upwards ? { bottom: box.bottom - spot.top + GAP } : { top: spot.bottom - box.top + GAP }),
  };
}

/** Returns the visible area around an element: the window above the keyboard, clipped by scrolling ancestors. */
function seenAround(element: Element): Span {
  const { offsetTop: from, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  let [top, bottom] = [from, from + height];
  for (
    let around = element.parentElement;
    around && around !== document.body;
    around = around.parentElement
  ) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const edges = around.getBoundingClientRect();
    top = Math.max(top, edges.top);
    bottom = Math.min(bottom, edges.bottom);
  }
  return { top, bottom };
}

/** Positions a list in `root` next to the sign, again when the sign, the keyboard or the window changes. */
export function useListPlace(
  root: RefObject<HTMLElement | null>,
  spotOf: (() => SignSpot) | null,
): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    if (!spotOf) return undefined;
    const measure = () => {
      const element = root.current;
      if (element)
        setPlace(placeList(spotOf(), element.getBoundingClientRect(), seenAround(element), fontScale()));
    };
    measure();
    const view = window.visualViewport;
    view?.addEventListener("resize", measure);
    return () => view?.removeEventListener("resize", measure);
  }, [root, spotOf]);
  return place;
}
