import type { CSSProperties } from "react";

/** Classes of the gradient behind the controls, at the lower edge of a carousel. */
export const CONTROLS =
  "absolute right-4 bottom-3 z-1 flex max-w-7/10 items-center rounded-full bg-black/55 text-white pointer-coarse:bottom-2";

/** Classes of a control: 32 × 40 px for a mouse, 44 × 44 px for touch, narrower if not all controls fit. */
export const CONTROL =
  "group -my-2 grid h-10 w-8 min-w-6 place-items-center outline-white -outline-offset-2 pointer-coarse:-my-3 pointer-coarse:size-11";

/** Classes of the dot of a slide; the dot of the current slide is longer. */
export const DOT =
  "size-1.5 rounded-full bg-white/60 forced-colors:bg-[CanvasText] forced-colors:group-aria-[current=true]:bg-[Highlight] group-aria-[current=true]:w-4 group-aria-[current=true]:bg-white";

/**
 * Returns the CSS property with the width that the text of a `Banner` leaves free for a number of controls: at most
 * 70 % of the frame, and the text begins 4 steps inside it.
 */
export const roomForControls = (controls: number): CSSProperties =>
  ({ "--carousel-room": `min(${controls * 2.75 + 1}rem, 70% + var(--lens-spacing) * 7)` }) as CSSProperties;
