/**
 * Converts px at the default font size to a CSS length that follows the reader's font size: `rem(24)` is `"1.5rem"`.
 */
export const rem = (px: number): string => `${px / 16}rem`;

/**
 * Returns the ratio of the reader's font size to the default: 1 at 16 px, 2 at 32 px. For lengths that scripts
 * measure in px.
 */
export function fontScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}
