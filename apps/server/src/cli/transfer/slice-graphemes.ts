const segmenter = new Intl.Segmenter("zh", { granularity: "grapheme" });

/**
 * Returns the beginning of a text without cutting a character as readers see it, such as an emoji of several code
 * points.
 * @param max maximum number of code points
 */
export function sliceGraphemes(text: string, max: number): string {
  // A code point has at most two units, and a cluster that begins later is not needed.
  if (text.length <= max) return text;
  let points = 0;
  let end = 0;
  for (const { index, segment } of segmenter.segment(text.slice(0, 2 * max + 2))) {
    points += [...segment].length;
    if (points > max) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
