import type { ComponentProps, CSSProperties } from "react";
import { share } from "./share.ts";

/** Size of a drawing in its own units. */
export interface Units {
  width: number;
  height: number;
}

/**
 * Nested svg with its own units that scales with the svg around it. Text belongs next to it in the outer svg,
 * positioned by percentages and sized in rem, so that it keeps the text size of the page.
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
  /** Centre, radius and halo radius in the drawing's units. */
  x: number;
  y: number;
  radius: number;
  halo: number;
  of: Units;
};

/** Sun next to a drawing: scales with the drawing, but keeps room for a short text. */
export function Sun({ x, y, radius, halo, of: { width, height } }: SunProps) {
  // A percentage of an svg radius refers to the diagonal.
  const diagonal = Math.hypot(width, height) / Math.SQRT2;
  const disc = (units: number, rem: number) => ({
    cx: share(x, width),
    cy: share(y, height),
    // Fallback for browsers that do not support radii in styles.
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
