import { badInput } from "../../core/request-error.ts";
import type { Db } from "../../db/client.ts";
import { wordFilter } from "./word-queries.ts";
import { maskHtml, maskText } from "./words.ts";

/** What the words say of a published text. */
export interface Screened {
  /** The words for which somebody must look at it first; empty when it may be shown at once. */
  held: string[];
  html: (html: string) => string;
  text: (text: string) => string;
}

/**
 * Checks the texts of something that is published.
 * @param what how the refusal calls it, for example 内容
 * @throws RequestError 400 when a word in them may not be published
 */
export async function screen(db: Db, what: string, ...texts: string[]): Promise<Screened> {
  const filter = await wordFilter(db);
  const hits = texts.flatMap((text) => filter.find(text));
  const refused = hits.find(({ action }) => action === "reject");
  if (refused) badInput(`${what}包含违禁词「${refused.word}」，请修改后再试`, "SENSITIVE_WORDS");
  return {
    held: [...new Set(hits.filter(({ action }) => action === "review").map(({ word }) => word))],
    html: (html) => maskHtml(filter, html),
    text: (text) => maskText(filter, text),
  };
}

/**
 * Checks texts that nobody could look at first, such as those of a feedback.
 * @returns the same texts with their masks
 * @throws RequestError 400 when a word in them would have to wait or may not be used
 */
export async function screenFields<Fields extends Record<string, string>>(
  db: Db,
  what: string,
  fields: Fields,
): Promise<Fields> {
  const { held, text } = await screen(db, what, ...Object.values(fields));
  if (held.length > 0) badInput(`${what}包含违禁词「${held[0]}」，请修改后再试`, "SENSITIVE_WORDS");
  return Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, text(said)])) as Fields;
}

/** The same for one text, such as a message or a signature. @throws RequestError 400 */
export async function screenAtOnce(db: Db, what: string, text: string): Promise<string> {
  return (await screenFields(db, what, { text })).text;
}

/**
 * Checks a name, in which no star may stand.
 * @throws RequestError 400 with the message
 */
export async function screenName(db: Db, name: string, refusal: string): Promise<void> {
  const filter = await wordFilter(db);
  if (filter.find(name).length > 0) badInput(refusal, "SENSITIVE_WORDS");
}

/** Which sensitive words a text holds, for those who judge it. */
export async function findHits(db: Db, text: string): Promise<string[]> {
  const filter = await wordFilter(db);
  return [...new Set(filter.find(text).map(({ word }) => word))];
}
