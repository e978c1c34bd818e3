/*
 * Lengths of texts in grapheme clusters: the characters that a reader sees. A family emoji, a flag and a letter with
 * its accents are one each, whatever number of code points they are written with (UAX 29).
 */

/**
 * Maximum number of UTF-16 units that count as one character. The longest emoji sequence in use has 19. A longer
 * cluster, such as a letter with hundreds of combining marks, counts once for every 32 units, so that a limit on
 * characters also limits the size of a text.
 */
export const MAX_UNITS_PER_GRAPHEME = 32;

/**
 * UTF-16 units that are segmented in one call, because the time of `Intl.Segmenter` in V8 grows with the square of the
 * text's length. A multiple of `MAX_UNITS_PER_GRAPHEME`.
 */
const WINDOW_UNITS = 128;

/**
 * Characters that never join each other: ASCII without carriage returns, Latin-1, Chinese, kana, Hangul syllables and
 * their punctuation.
 */
const PLAIN =
  /^[\t\n\x20-\x7e\xa1-\xac\xae-\xff\u2010-\u2027\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Yields the end of each cluster of a text. Clusters longer than a window end with the window. */
function* clusterEnds(text: string): Generator<number> {
  segmenter ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  let from = 0;
  while (from < text.length) {
    // A window that ended within a surrogate pair would separate the pair from its cluster.
    const isPairCut = (text.charCodeAt(from + WINDOW_UNITS - 1) & 0xfc00) === 0xd800;
    const next = from + WINDOW_UNITS + (isPairCut ? 1 : 0);
    const isLast = next >= text.length;
    const window = text.slice(from, next);
    if (PLAIN.test(window)) {
      // The last character may be the base of a mark in the next window.
      const end = isLast ? window.length : window.length - 1;
      for (let at = 1; at <= end; at += 1) yield from + at;
      from += end;
      continue;
    }
    let start = from;
    for (const { index } of segmenter.segment(window)) {
      if (index === 0) continue;
      start = from + index;
      yield start;
    }
    if (isLast) {
      yield text.length;
      return;
    }
    // The window may have cut its last cluster, so the next window starts with that one.
    if (start === from) {
      start = next;
      yield start;
    }
    from = start;
  }
}

/** Returns the number of characters that a cluster counts as. */
const weightOf = (units: number) => Math.ceil(units / MAX_UNITS_PER_GRAPHEME);

/**
 * Returns the number of characters of a text, as a reader counts them. All limits of texts use this function.
 * @param most number at which to stop counting, for a comparison with a limit
 */
export function countGraphemes(text: string, most = Number.POSITIVE_INFINITY): number {
  if (PLAIN.test(text)) return Math.min(text.length, most);
  let count = 0;
  let start = 0;
  for (const end of clusterEnds(text)) {
    count += weightOf(end - start);
    if (count >= most) return most;
    start = end;
  }
  return count;
}

/** Whether a text has more than a number of characters. Most texts are compared without being segmented. */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  if (text.length > most * MAX_UNITS_PER_GRAPHEME) return true;
  return countGraphemes(text, most + 1) > most;
}

/** Returns the first characters of a text, without cutting one in two. */
export function sliceGraphemes(text: string, most: number): string {
  if (text.length <= most) return text;
  let count = 0;
  let start = 0;
  for (const end of clusterEnds(text)) {
    count += weightOf(end - start);
    if (count > most) return text.slice(0, start);
    start = end;
  }
  return text;
}

/** Splits a text into its characters. */
export function splitGraphemes(text: string): string[] {
  const characters: string[] = [];
  let start = 0;
  for (const end of clusterEnds(text)) {
    characters.push(text.slice(start, end));
    start = end;
  }
  return characters;
}
