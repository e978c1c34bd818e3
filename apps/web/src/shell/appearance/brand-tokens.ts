import type { BrandShades } from "@lenscape/ui/lib/brand-colors";
import type { CSSProperties } from "react";

/** Converts the shades of a brand colour to CSS custom properties for an element. */
export const toBrandStyle = (shades: BrandShades): CSSProperties =>
  Object.fromEntries(Object.entries(shades).map(([token, value]) => [`--lens-color-${token}`, value]));
