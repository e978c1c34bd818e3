import { BrandContext } from "@lenscape/ui/lib/brand";
import { type ReactNode, useEffect, useMemo } from "react";
import { applyBrandColor, BRAND_STYLE_ID } from "#lib/brand-style.ts";
import { useLoadedSiteInfo } from "./site-info.ts";

/** Updates the brand colour if it has changed since the document was rendered. */
function useBrandColor(color: string | undefined) {
  useEffect(() => {
    const current = document.getElementById(BRAND_STYLE_ID)?.dataset.color ?? "";
    if (color !== undefined && color !== current) applyBrandColor(document, color);
  }, [color]);
}

/** Provides the community's name and logo, and applies its colour to the document. */
export function SiteBrand({ children }: { children: ReactNode }) {
  const site = useLoadedSiteInfo();
  useBrandColor(site?.brandColor);
  const { brandName: name, logoUrl } = site ?? {};
  const brand = useMemo(() => ({ name, logoUrl }), [name, logoUrl]);
  return <BrandContext value={brand}>{children}</BrandContext>;
}
