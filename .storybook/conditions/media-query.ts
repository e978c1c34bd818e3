/** Preferences of the user that a page can only read. */
export interface Preferences {
  forcedColors?: boolean | undefined;
  reducedMotion?: boolean | undefined;
  /** Text at 200%. */
  largeText?: boolean | undefined;
}

const TRUE = "(min-width: 0px)";
const FALSE = "(max-width: -1px)";
const FORCED = /\(\s*forced-colors\s*(?::\s*(active|none)\s*)?\)/gi;
const MOTION = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/gi;

const REM = /(\d*\.?\d+)rem\b/g;

/**
 * Rewrites a media query so that it matches as with these preferences: their media features become always true or always
 * false, the rest stays. Widths in `rem` are doubled for large text, because the browser's own font size does not change.
 */
export function emulateQuery(query: string, { forcedColors, reducedMotion, largeText }: Preferences): string {
  let result = query;
  if (forcedColors) result = result.replace(FORCED, (_, value) => (value === "none" ? FALSE : TRUE));
  if (reducedMotion)
    result = result.replace(MOTION, (_, value) => (value === "no-preference" ? FALSE : TRUE));
  if (largeText) result = result.replace(REM, (_, size) => `${2 * Number(size)}rem`);
  return result;
}
