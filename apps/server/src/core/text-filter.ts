import { isPunctuation, normalizeForSearch, runs, signs } from "@lenscape/richtext/search";
import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Characters that `normalizeForSearch` removes and that can be typed: variation selectors, joiners, soft hyphens. */
const INVISIBLE =
  "[\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFE00-\\uFE0F\\uFEFF]";

/** Normalises a text in SQL like `normalizeForSearch`, except for blanks. */
export const folded = (text: SQLWrapper): SQL =>
  sql`lower(normalize(regexp_replace(${text}, ${INVISIBLE}::text, '', 'g'), NFKC))`;

const hasSign = (word: string): boolean => word.search(signs) >= 0;

/**
 * Returns the normalised words of a filter text. A word with a sign (`C++`, `50%`) is kept whole, other words are split
 * into runs of one script, so that `Lens眼镜` finds `Lens 眼镜`. Returns undefined for punctuation only.
 */
export function filterWords(text: string): string[] | undefined {
  if (isPunctuation(text)) return undefined;
  const words = normalizeForSearch(text).split(" ").filter(Boolean);
  return [...new Set(words.flatMap((word) => (hasSign(word) ? [word] : (word.match(runs) ?? []))))];
}

/** Condition that a name contains every word of a filter text; undefined for an empty text. */
export function nameContains(text: string, nameKey: SQLWrapper): SQL | undefined {
  const words = filterWords(text);
  if (!words) return sql`false`;
  // Name keys contain the variation selectors of emoji. Normalising every name takes ten times as long.
  return and(
    ...words.map((word) => sql`position(${word}::text in ${hasSign(word) ? folded(nameKey) : nameKey}) > 0`),
  );
}
