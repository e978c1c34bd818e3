import type { TextField } from "../../contract/text-fields.ts";
import { fieldOf } from "../../core/failures.ts";
import { badInput, RequestError } from "../../core/request-error.ts";
import type { Screened } from "../../core/screened.ts";
import type { Db } from "../../db/client.ts";
import { wordFilter } from "./word.queries.ts";
import { labelsIn, maskHtml, maskText } from "./word-screening.ts";

export { labelsIn };

/** Result of the word filter for a text that can wait for review. */
export interface Screening {
  /** The words for which somebody must look at it first; empty when it may be shown at once. */
  held: string[];
  /** Masks words in one of the texts, or in the HTML that one of them was read from. */
  html: (html: string) => Screened;
  text: (text: string) => Screened;
}

/**
 * Checks the texts of something that is published.
 * @param what the name of the text in the refusal, for example 内容
 * @throws RequestError 400 when a word in them may not be published
 */
export async function screen(db: Db, what: string, ...texts: string[]): Promise<Screening> {
  const filter = await wordFilter(db);
  const hits = texts.flatMap((text) => filter.find(text));
  const refused = hits.find(({ action }) => action === "reject");
  if (refused) badInput(`${what}包含违禁词「${refused.word}」，请修改后再试`, "SENSITIVE_WORDS");
  return {
    held: [...new Set(hits.filter(({ action }) => action === "review").map(({ word }) => word))],
    html: (html) => maskHtml(filter, html) as Screened,
    text: (text) => maskText(filter, text) as Screened,
  };
}

/**
 * Screens texts that cannot wait for review, and replaces each by its masked form. A word that needs review is refused.
 * @param labelOf the label of a field
 * @throws RequestError 400 that names the field and the word
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
    const refused = hits.find(({ action }) => isName || action !== "mask");
    if (refused) {
      const label = labelOf(steps) ?? fieldOf(steps);
      const message = `${label}包含违禁词「${refused.word}」，请修改后再试`;
      throw new RequestError("SENSITIVE_WORDS", message, undefined, { field: fieldOf(steps) });
    }
    if (hits.length > 0) replace(maskText(filter, text) as Screened);
  }
}

/**
 * Checks texts that cannot wait for review, where the handler must look at something else first.
 * @param what the name of the texts in the refusal, for example 消息
 * @returns the same texts with their masks
 * @throws RequestError 400 when a word in them would have to wait or may not be used
 */
export async function screenAtOnce<Name extends string>(
  db: Db,
  what: string,
  texts: Record<Name, string>,
): Promise<Record<Name, Screened>> {
  const { held, text } = await screen(db, what, ...Object.values<string>(texts));
  if (held.length > 0) badInput(`${what}包含违禁词「${held[0]}」，请修改后再试`, "SENSITIVE_WORDS");
  const masked = Object.entries<string>(texts).map(([name, value]) => [name, text(value)]);
  return Object.fromEntries(masked) as Record<Name, Screened>;
}

/**
 * Checks a name, in which no star may stand.
 * @throws RequestError 400 with the message
 */
export async function screenName(db: Db, name: string, refusal: string): Promise<Screened> {
  const filter = await wordFilter(db);
  if (filter.find(name).length > 0) badInput(refusal, "SENSITIVE_WORDS");
  return name as Screened;
}

/** Which sensitive words a text holds, for those who judge it. */
export async function findHits(db: Db, text: string): Promise<string[]> {
  const filter = await wordFilter(db);
  return [...new Set(filter.find(text).map(({ word }) => word))];
}
