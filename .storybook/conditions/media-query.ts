/** The preferences of somebody's system that a page can only ask for. */
export interface Preferences {
  forcedColors?: boolean | undefined;
  reducedMotion?: boolean | undefined;
  /** Text at twice its size. */
  largeText?: boolean | undefined;
}

const TRUE = "(min-width: 0px)";
const FALSE = "(max-width: -1px)";
const FORCED = /\(\s*forced-colors\s*(?::\s*(active|none)\s*)?\)/gi;
const MOTION = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/gi;

const REM = /(\d*\.?\d+)rem\b/g;

/**
 * A media query as it would be answered with these preferences: what asks for one of them is always or never true, the
 * rest of the query stays. A width in `rem` is measured in the text that the browser gives.
 */
export function answeredQuery(
  query: string,
  { forcedColors, reducedMotion, largeText }: Preferences,
): string {
  let answered = query;
  if (forcedColors) answered = answered.replace(FORCED, (_, value) => (value === "none" ? FALSE : TRUE));
  if (reducedMotion)
    answered = answered.replace(MOTION, (_, value) => (value === "no-preference" ? FALSE : TRUE));
  if (largeText) answered = answered.replace(REM, (_, size) => `${2 * Number(size)}rem`);
  return answered;
}
