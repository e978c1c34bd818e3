import type { TextField } from "../../contract/text-fields.ts";
import { fieldOf } from "../../core/failures.ts";
import { badInput, RequestError } from "../../core/request-error.ts";
import type { Screened } from "../../core/screened.ts";
import type { Db } from "../../db/client.ts";
import { wordFilter } from "./word.queries.ts";
import { maskHtml, maskText } from "./word-screening.ts";

/** Result of the word filter for a text that can be sent to review. */
export interface Screening {
  /** Words that require review; empty if the text can be published at once. */
  reviewWords: string[];
  /** Masks words in the HTML of one of the texts. `text` masks plain text. */
  html: (html: string) => Screened;
  text: (text: string) => Screened;
}

/**
 * Screens texts that can be sent to review.
 * @param what name of the text in the message, for example 内容
 * @throws RequestError 400 if they contain a forbidden word
 */
export async function screen(db: Db, what: string, ...texts: string[]): Promise<Screening> {
  const filter = await wordFilter(db);
  const hits = texts.flatMap((text) => filter.find(text));
  const forbidden = hits.find(({ action }) => action === "reject");
  if (forbidden) badInput(`${what}包含违禁词「${forbidden.word}」，请修改后再试`, "SENSITIVE_WORDS");
  return {
    reviewWords: [...new Set(hits.filter(({ action }) => action === "review").map(({ word }) => word))],
    html: (html) => maskHtml(filter, html) as Screened,
    text: (text) => maskText(filter, text) as Screened,
  };
}

/**
 * Screens texts that cannot be sent to review, and replaces each by its masked form. Words that require review are
 * refused.
 * @param labelOf returns the label of a field
 * @throws RequestError 400 with the field and the word
 */
export async function screenFields(
  db: Db,
  fields: readonly TextField[],
  labelOf: (steps: readonly string[]) => string | undefined,
): Promise<void> {
  if (fields.length === 0) return;
  const filter = await wordFilter(db);
  for (const { steps, text, isName, replace } of fields) {
    const hits = filter.find(text);
    const forbidden = hits.find(({ action }) => isName || action !== "mask");
    if (forbidden) {
      const label = labelOf(steps) ?? fieldOf(steps);
      const message = `${label}包含违禁词「${forbidden.word}」，请修改后再试`;
      throw new RequestError("SENSITIVE_WORDS", message, undefined, { field: fieldOf(steps) });
    }
    if (hits.length > 0) replace(maskText(filter, text) as Screened);
  }
}

/**
 * Screens texts that cannot be sent to review, for handlers that must run other checks first.
 * @param what name of the texts in the message, for example 消息
 * @returns the masked texts
 * @throws RequestError 400 if they contain a forbidden word or one that requires review
 */
export async function screenAtOnce<Name extends string>(
  db: Db,
  what: string,
  texts: Record<Name, string>,
): Promise<Record<Name, Screened>> {
  const { reviewWords, text } = await screen(db, what, ...Object.values<string>(texts));
  if (reviewWords.length > 0)
    badInput(`${what}包含违禁词「${reviewWords[0]}」，请修改后再试`, "SENSITIVE_WORDS");
  const masked = Object.entries<string>(texts).map(([name, value]) => [name, text(value)]);
  return Object.fromEntries(masked) as Record<Name, Screened>;
}

/**
 * Screens a name, which cannot be masked.
 * @throws RequestError 400 with the message for any sensitive word
 */
export async function screenName(db: Db, name: string, refusal: string): Promise<Screened> {
  const filter = await wordFilter(db);
  if (filter.find(name).length > 0) badInput(refusal, "SENSITIVE_WORDS");
  return name as Screened;
}

/** Lists the distinct sensitive words in a text, for moderators. */
export async function findHits(db: Db, text: string): Promise<string[]> {
  const filter = await wordFilter(db);
  return [...new Set(filter.find(text).map(({ word }) => word))];
}
