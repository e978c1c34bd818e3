import { isPunctuation, normalizeForSearch, queryTerms, signs } from "@lenscape/richtext/search";
import { and, arrayContains, type Column, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** What `normalizeForSearch` leaves out of a text that somebody can have typed: how an emoji is drawn, what joins several. */
const INVISIBLE =
  "[\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFE00-\\uFE0F\\uFEFF]";

/** A text folded as a query is, but for its blanks. */
export const folded = (text: SQLWrapper): SQL =>
  sql`lower(normalize(regexp_replace(${text}, ${INVISIBLE}::text, '', 'g'), NFKC))`;

/** Whether a letter of a query stands alone: a text that begins a word with it is listed under it, and no other. */
const isPair = (term: string): boolean => [...term].length > 1;

/**
 * The rows whose text holds every word of a filter that somebody typed: all for none, none for punctuation alone, which
 * stands in every text. `bigrams` know no signs: a word with one is looked for in the text as it is, and the pairs of its
 * letters only lead there.
 * @param searchTerms `bigrams` of the text
 */
export function holding(typed: string, searchTerms: Column, text: SQLWrapper): SQL | undefined {
  if (isPunctuation(typed)) return sql`false`;
  const words = normalizeForSearch(typed).split(" ").filter(Boolean);
  const signed = words.filter((word) => word.search(signs) >= 0);
  const plain = words.filter((word) => !signed.includes(word));
  const terms = [...queryTerms(plain.join(" ")), ...queryTerms(signed.join(" ")).filter(isPair)];
  return and(
    terms.length > 0 ? arrayContains(searchTerms, terms) : undefined,
    ...signed.map((word) => sql`position(${word}::text in ${folded(text)}) > 0`),
  );
}
