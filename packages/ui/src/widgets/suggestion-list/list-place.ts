import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { fontScale } from "../../lib/rem.ts";

/** The sign that is being typed, on the screen. */
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
/** Five rows: with less room than this below, the list goes where there is more. */
const ENOUGH = 208;

/**
 * Where a list stands in its box: below the sign, or above it where only that has room, and no taller than what is
 * `seen` of the window, so that its last row is never under the keyboard or the edge. `scale` is how much larger than the default the font is, and with it the list.
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
  const upwards = below < ENOUGH * scale && above > below;
  return {
    left: Math.max(
      Math.min(EDGE, box.width - width),
      Math.min(spot.left - box.left, box.width - width - EDGE),
    ),
    maxHeight: Math.max(0, upwards ? above : below),
    ...(upwards ? { bottom: box.bottom - spot.top + GAP } : { top: spot.bottom - box.top + GAP }),
  };
}

/** What can be seen around an element: the window above the keyboard, cut by what clips or scrolls the element. */
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

/** Places a list in `root` next to the sign, again when the sign changes and when the keyboard comes or goes. */
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
