/** A length drawn as `px` at the browser's default font size, as CSS that follows the reader's: `rem(24)` is `"1.5rem"`. */
export const rem = (px: number): string => `${px / 16}rem`;

/** How much larger than the default the reader's font is: 1 at 16 px, 2 at 32. For what is measured in px by script. */
export function fontScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}
