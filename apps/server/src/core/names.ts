import { isBlank } from "@lenscape/richtext/blank";
import unhomoglyph from "unhomoglyph";
import { badInput } from "./request-error.ts";

/*
 * Rules for names and titles by Unicode data: no invisible characters, at least one visible character, no imitation of
 * a protected name. Used for nicknames, circles, topics, the brand, devices and titles, and by the importer.
 */

/** One emoji with its modifiers, or several joined by U+200D; also keycaps and flags made of tags (UTS 51). */
const EMOJI_SEQUENCE =
  /\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}|[0-9#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0e|\ufe0f)?(?:\u200d\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0e|\ufe0f)?)*/gu;

/**
 * Joiners that change the shape of their neighbours: U+200C between Arabic letters, U+200C and U+200D after a virama
 * (RFC 5892, A.1 and A.2), variation selectors of Mongolian letters.
 */
const SHAPING =
  /(?<=\p{scx=Arabic}\p{M}{0,8})\u200c(?=\p{scx=Arabic})|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]|(?<=\p{Script=Mongolian})[\u180b-\u180f]/gu;

/** Characters without a glyph, and code points whose glyph depends on the font. */
const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u2800\ufffc]|(?!\p{Extended_Pictographic})\p{Cn}/gu;

/** Maximum length of a text that is searched. Names and titles have at most 100 characters. */
const MAX_LENGTH = 1000;

/** Returns the ranges of a text where invisible characters belong to a visible sequence. */
function visibleSequences(text: string): [start: number, end: number][] {
  return [EMOJI_SEQUENCE, SHAPING].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }): [number, number] => [index, index + length]),
  );
}

/** Returns the matches of invisible characters that are not part of an emoji or of a script's spelling. */
function invisibleIn(text: string): RegExpExecArray[] {
  const matches = [...text.matchAll(INVISIBLE)];
  if (matches.length === 0) return matches;
  const visible = visibleSequences(text);
  return matches.filter(({ index }) => !visible.some(([start, end]) => index >= start && index < end));
}

/** Whether a text has an invisible character outside of an emoji or of a script's spelling. */
export const hasInvisible = (text: string): boolean => invisibleIn(text.slice(0, MAX_LENGTH)).length > 0;

/** Removes invisible characters, replaces line breaks and tabs by spaces, and cuts the text after 1000 characters. */
export function withoutInvisible(raw: string): string {
  const text = raw.slice(0, MAX_LENGTH);
  let visible = "";
  let from = 0;
  for (const { index, 0: char } of invisibleIn(text)) {
    visible += text.slice(from, index) + (/\s/.test(char) && char !== "\ufeff" ? " " : "");
    from = index + char.length;
  }
  return visible + text.slice(from);
}

/**
 * Refuses a name with invisible characters or without visible ones.
 * @param field name of the field for the message, such as 昵称
 * @returns the trimmed name with single spaces
 * @throws RequestError 400
 */
export function checkName<Text extends string>(raw: Text, field: string): Text {
  const name = raw.replace(/\s+/g, " ").trim();
  if (hasInvisible(name)) badInput(`${field}含有看不见的字符，请换一个`);
  // A leading combining mark would be drawn onto the text before the name.
  if (name !== "" && (isBlank(name) || /^\p{M}/u.test(name))) badInput(`${field}没有看得见的字，请换一个`);
  return name as Text;
}

/** Normalises a name for comparisons: width, case, spaces and invisible characters are ignored. */
export const nameKey = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{Default_Ignorable_Code_Point}]+/gu, "");

/** Returns the skeleton of UTS 39. Names with the same skeleton look the same. */
const skeletonOf = (name: string): string => unhomoglyph(name.normalize("NFD")).normalize("NFD");

/** Returns the skeletons of a name as entered and in lower case, because I and l look alike but i and l do not. */
function skeletonsOf(name: string): string[] {
  const folded = name.normalize("NFKC").replace(/[\s\p{Default_Ignorable_Code_Point}]+/gu, "");
  return [...new Set([folded, folded.toLowerCase()].map((form) => skeletonOf(form).toLowerCase()))];
}

/** Whether two names look the same (UTS 39), in any case, width and spacing. */
export function looksLike(name: string, other: string): boolean {
  const skeletons = skeletonsOf(other);
  return skeletonsOf(name).some((skeleton) => skeletons.includes(skeleton));
}
