import type { CSSProperties } from "react";

/** The ground behind a carousel's controls, at its lower end. */
export const CONTROLS =
  "absolute right-4 bottom-3 z-1 flex max-w-7/10 items-center rounded-full bg-black/55 text-white pointer-coarse:bottom-2";

/** One control: 32 px wide and 40 high for a mouse, 44 each way for a finger; less wide where they would not all fit. */
export const CONTROL =
  "group -my-2 grid h-10 w-8 min-w-6 place-items-center outline-white -outline-offset-2 pointer-coarse:-my-3 pointer-coarse:size-11";

/** The dot in the control of a slide, which is longer where the control says that it is the current one. */
export const DOT =
  "size-1.5 rounded-full bg-white/60 forced-colors:bg-[CanvasText] forced-colors:group-aria-[current=true]:bg-[Highlight] group-aria-[current=true]:w-4 group-aria-[current=true]:bg-white";

/**
 * What text beside so many controls leaves them, as the property that `Banner` reads: they take 70 % of the frame at
 * most, and the text begins 4 steps inside it.
 */
export const roomForControls = (controls: number): CSSProperties =>
  ({ "--carousel-room": `min(${controls * 2.75 + 1}rem, 70% + var(--spacing) * 7)` }) as CSSProperties;
