/** The preferences of somebody's system that a page can only ask for. */
export interface Preferences {
  forcedColors?: boolean | undefined;
  reducedMotion?: boolean | undefined;
}

const TRUE = "(min-width: 0px)";
const FALSE = "(max-width: -1px)";
const FORCED = /\(\s*forced-colors\s*(?::\s*(active|none)\s*)?\)/gi;
const MOTION = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/gi;

/**
 * A media query as it would be answered with these preferences: what asks for one of them is always or never true, the
 * rest of the query stays.
 */
export function answeredQuery(query: string, { forcedColors, reducedMotion }: Preferences): string {
  let answered = query;
  if (forcedColors) answered = answered.replace(FORCED, (_, value) => (value === "none" ? FALSE : TRUE));
  if (reducedMotion)
    answered = answered.replace(MOTION, (_, value) => (value === "no-preference" ? FALSE : TRUE));
  return answered;
}
