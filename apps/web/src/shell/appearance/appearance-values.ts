import { isBrandColor } from "@lenscape/ui/lib/brand-colors";
import type { FieldErrors } from "#lib/use-fields.ts";
import { appearanceText as text } from "./text.ts";

/** Form values of a community's names, logo and colour. */
export interface AppearanceValues {
  brandName: string;
  brandNameEn: string;
  officialSite: string;
  filingNumber: string;
  /** Brand colour as typed; empty for the default colour. */
  brandColor: string;
  /** Selected logo as a data URL; empty for the default logo, undefined for the current logo. */
  logo: string | undefined;
}

/** Returns the error messages of the values. */
export const validateAppearance = ({
  brandName,
  brandColor,
  officialSite,
}: AppearanceValues): FieldErrors<AppearanceValues> => ({
  ...(!brandName.trim() && { brandName: text.brandMissing }),
  ...(brandColor && !isBrandColor(brandColor) && { brandColor: text.hexRule }),
  ...(officialSite.trim() &&
    !/^https?:\/\/[^\s/]+/.test(officialSite.trim()) && { officialSite: text.officialSiteRule }),
});

/** Converts the values to a request body, with the logo in Base64. */
export const toAppearanceBody = <Values extends AppearanceValues>({ logo, ...values }: Values) => ({
  ...values,
  ...(logo !== undefined && { logo: logo.slice(logo.indexOf(",") + 1) }),
});
