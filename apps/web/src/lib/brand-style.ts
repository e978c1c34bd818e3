import { brandCss } from "@lenscape/ui/lib/brand-colors";

/** ID of the style element with the community's brand colour. */
export const BRAND_STYLE_ID = "brand-style";

/** Sets the community's brand colour in a document. An empty colour restores the colour of the design system. */
export function applyBrandColor(document: Document, color: string): void {
  document.getElementById(BRAND_STYLE_ID)?.remove();
  if (color === "") return;
  const style = document.createElement("style");
  style.id = BRAND_STYLE_ID;
  style.dataset.color = color;
  style.textContent = brandCss(color);
  document.head.append(style);
}
