import { isBrandColor } from "@lenscape/ui/lib/brand-colors";
import type { FieldErrors } from "#lib/use-fields.ts";
import { lookText as text } from "./text.ts";

/** What is typed and chosen of a community's names and looks. */
export interface LookValues {
  brandName: string;
  brandNameEn: string;
  officialSite: string;
  filingNumber: string;
  /** As it is typed; empty = the colour of the design system. */
  brandColor: string;
  /** A picture that was chosen, as a data address; empty = none, undefined = the one there is. */
  logo: string | undefined;
}

/** What has to change before it can be kept. */
export const checkLook = ({ brandName, brandColor, officialSite }: LookValues): FieldErrors<LookValues> => ({
  ...(!brandName.trim() && { brandName: text.brandMissing }),
  ...(brandColor && !isBrandColor(brandColor) && { brandColor: text.hexRule }),
  ...(officialSite.trim() &&
    !/^https?:\/\/[^\s/]+/.test(officialSite.trim()) && { officialSite: text.officialSiteRule }),
});

/** The values as they are sent: of the picture its bytes alone. */
export const lookBody = <Values extends LookValues>({ logo, ...values }: Values) => ({
  ...values,
  ...(logo !== undefined && { logo: logo.slice(logo.indexOf(",") + 1) }),
});
