import { isPunctuation, normalizeForSearch, runs, signs } from "@lenscape/richtext/search";
import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Characters that `normalizeForSearch` removes and that can be typed: variation selectors, joiners, soft hyphens. */
const INVISIBLE =
  "[\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFE00-\\uFE0F\\uFEFF]";

/** A text in SQL, folded as `normalizeForSearch` does, except for its blanks. */
export const folded = (text: SQLWrapper): SQL =>
  sql`lower(normalize(regexp_replace(${text}, ${INVISIBLE}::text, '', 'g'), NFKC))`;

const hasSign = (word: string): boolean => word.search(signs) >= 0;

/**
 * Returns the words of a typed filter, folded. A word with a sign (`C++`, `50%`) stays whole, another one is cut into
 * its runs of one script, so that `Lens眼镜` finds `Lens 眼镜`. Undefined for punctuation alone, which finds nothing.
 */
export function filterWords(typed: string): string[] | undefined {
  if (isPunctuation(typed)) return undefined;
  const words = normalizeForSearch(typed).split(" ").filter(Boolean);
  return [...new Set(words.flatMap((word) => (hasSign(word) ? [word] : (word.match(runs) ?? []))))];
}

/** The condition that a name contains every word that was typed; undefined without words. */
export function nameContains(typed: string, nameKey: SQLWrapper): SQL | undefined {
  const words = filterWords(typed);
  if (!words) return sql`false`;
  // Keys of names keep variation selectors of emoji; folding every name takes ten times as long.
  return and(
    ...words.map((word) => sql`position(${word}::text in ${hasSign(word) ? folded(nameKey) : nameKey}) > 0`),
  );
}
