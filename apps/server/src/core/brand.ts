/** The only part of the design system that the server uses: the colour calculations, for mails and failure pages. */
export { brandColors, DEFAULT_BRAND } from "@lenscape/ui/lib/brand-colors";
