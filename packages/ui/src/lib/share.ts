/** Returns a part of a whole as a CSS percentage, for positions next to a drawing. */
export const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
