import { BrandContext } from "@lenscape/ui/lib/brand";
import { type ReactNode, useEffect, useMemo } from "react";
import { BRAND_STYLE } from "#lib/brand-style.ts";
import { useKnownSite } from "./site-info.ts";

/** Follows a colour that was changed since the document came. */
function useBrandColor(color: string | undefined) {
  useEffect(() => {
    const shown = document.getElementById(BRAND_STYLE)?.dataset.color ?? "";
    if (color === undefined || color === shown) return;
    void import("#lib/show-brand.ts").then(({ showBrand }) => showBrand(document, color));
  }, [color]);
}

/** Gives everything below it the community's name and logo, and the document its colour. */
export function SiteBrand({ children }: { children: ReactNode }) {
  const site = useKnownSite();
  useBrandColor(site?.brandColor);
  const { brandName: name, logoUrl } = site ?? {};
  const brand = useMemo(() => ({ name, logoUrl }), [name, logoUrl]);
  return <BrandContext value={brand}>{children}</BrandContext>;
}
