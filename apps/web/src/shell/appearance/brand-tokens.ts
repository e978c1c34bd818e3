import type { BrandShades } from "@lenscape/ui/lib/brand-colors";
import type { CSSProperties } from "react";

/** The tokens of a colour for one element and all inside it. */
export const themed = (shades: BrandShades): CSSProperties =>
  Object.fromEntries(Object.entries(shades).map(([token, value]) => [`--color-${token}`, value]));
