import { brandCss } from "@lenscape/ui/lib/brand-colors";
import { BRAND_STYLE } from "./brand-style.ts";

/** Gives a document another colour of the community; none = the one of the tokens. */
export function showBrand(document: Document, color: string): void {
  document.getElementById(BRAND_STYLE)?.remove();
  if (color === "") return;
  const style = document.createElement("style");
  style.id = BRAND_STYLE;
  style.dataset.color = color;
  style.textContent = brandCss(color);
  document.head.append(style);
}
