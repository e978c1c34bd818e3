/**
 * The one part of the design system that the server uses too: the arithmetic of a community's colour, without a user
 * interface. Mails have no style sheet that could do it.
 */
export { brandColors, DEFAULT_BRAND } from "@lenscape/ui/lib/brand-colors";
