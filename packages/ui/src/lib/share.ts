/** So much of the whole, as CSS: what stands beside a drawing is placed by shares of it. */
export const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
