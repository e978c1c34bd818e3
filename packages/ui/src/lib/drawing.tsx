import type { ComponentProps, CSSProperties } from "react";
import { share } from "./share.ts";

/** How large a drawing is in its own units. */
export interface Units {
  width: number;
  height: number;
}

/**
 * What is drawn in units of its own and grows with the svg around it. Words do not belong in it: they stand beside it
 * in that svg, placed by shares and sized in rem, as large as words are elsewhere.
 */
export function Drawing({ width, height, ...props }: Units & Omit<ComponentProps<"svg">, keyof Units>) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      overflow="visible"
      {...props}
    />
  );
}

export type SunProps = {
  /** The middle, the radius and that of the light around it, in the drawing's units. */
  x: number;
  y: number;
  radius: number;
  halo: number;
  of: Units;
};

/** The sun beside a drawing: as large as the drawing makes it, but with room for a short word. */
export function Sun({ x, y, radius, halo, of: { width, height } }: SunProps) {
  // A share of a radius is one of the diagonal.
  const diagonal = Math.hypot(width, height) / Math.SQRT2;
  const disc = (units: number, rem: number) => ({
    cx: share(x, width),
    cy: share(y, height),
    // For a browser that knows no radius in styles.
    r: units,
    style: { r: `max(${share(units, diagonal)}, ${rem}rem)` } as CSSProperties,
  });
  return (
    <>
      <circle {...disc(halo, 1.3125)} className="fill-accent opacity-20" />
      <circle {...disc(radius, 0.875)} className="fill-accent" />
    </>
  );
}
