import { fold } from "./fold-text.ts";
import { isJoined, piecesOf, type Sign, signsIn, signTerm, type Token, tokenize } from "./search-terms.ts";

/** One way to match a unit: the index terms, and the pattern that confirms the match in the folded text. */
export interface Alternative {
  terms: string[];
  pattern: RegExp;
  /** Weight of a match; less than 1 for synonyms and pinyin. */
  weight: number;
  /** Whether the pattern matches the title's pinyin instead of the text. */
  isPinyin?: boolean;
}

/** A part of the query that a document can match. */
export interface Unit {
  text: string;
  weight: number;
  alternatives: Alternative[];
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/**
 * Returns the pattern of a token in a folded text. Separators inside names are optional; a version does not match
 * inside another version.
 */
export function patternOf({ kind, text }: Pick<Token, "kind" | "text">): RegExp {
  if (kind === "version") return new RegExp(`(?<![0-9.])v?${escapePattern(text)}(?![0-9])`, "gu");
  if (kind === "han") return new RegExp(escapePattern(text), "gu");
  return new RegExp([...text].map(escapePattern).join("[ _-]?"), "gu");
}

/** Returns the alternatives of a token. A word also matches a multi-word name without separators. */
function alternativesOf(token: Pick<Token, "kind" | "text">): Alternative[] {
  const pattern = patternOf(token);
  const parts = { terms: piecesOf(token), pattern, weight: 1 };
  if (token.kind !== "word" || [...token.text].length < 2) return [parts];
  return [{ terms: [`w:${token.text}`], pattern, weight: 1 }, parts];
}

/** Returns the alternative for a phrase of several tokens, such as the synonyms Lens One and 苹果手机. */
export function phrase(folded: string, weight: number): Alternative {
  const parts = tokenize(folded);
  return {
    terms: parts.flatMap(piecesOf),
    pattern: new RegExp(parts.map((part) => patternOf(part).source).join("[ _-]?"), "gu"),
    weight,
  };
}

/** Joins multi-word names to one token each: lens one becomes lensone, which is a term of its documents. */
export function withJoinedNames(folded: string, parts: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before && isJoined(folded, before, part)) {
      joined[joined.length - 1] = { ...before, text: before.text + part.text, end: part.end };
    } else joined.push({ ...part });
  }
  return joined;
}

/** Splits a word into letters and digits, because ISO1600 may be written ISO 到 1600. */
export const partsOfCode = ({ kind, text }: Token): string[] =>
  kind === "word" ? (text.match(/\p{N}+|[^\p{N}]+/gu) ?? []) : [];

/** Returns the units of a query as typed, with every word whole. */
export function unitsAsTyped(query: string, most: number): Unit[] {
  const parts = tokenize(fold(query));
  const seen = new Set<string>();
  return parts
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .slice(0, most)
    .map((part) => ({ text: part.text, weight: 1, alternatives: alternativesOf(part) }));
}

/** Groups signs with the words and numbers directly next to them: c++, 50%, @ann. Chinese is not grouped. */
function withSigns(folded: string, parts: readonly Token[]): (Token | Sign)[][] {
  const near = [...parts.filter(({ kind }) => kind !== "han"), ...signsIn(folded)].sort(
    (a, b) => a.at - b.at,
  );
  const groups: (Token | Sign)[][] = [];
  for (const part of near) {
    const group = groups.at(-1);
    if (group?.at(-1)?.end === part.at) group.push(part);
    else groups.push([part]);
  }
  return groups.filter((group) => group.some(({ kind }) => kind === "sign"));
}

/** Returns the units of a query with its signs; none for a query without signs. */
export function unitsWithSigns(query: string, most: number): Unit[] {
  const folded = fold(query);
  const parts = tokenize(folded);
  const groups = withSigns(folded, parts);
  if (groups.length === 0) return [];
  const grouped = new Set(groups.flat());
  const signUnits = groups.map((group): Unit => {
    const text = folded.slice(group[0]!.at, group.at(-1)!.end);
    const terms = group.flatMap((part) => (part.kind === "sign" ? signTerm(part.text) : piecesOf(part)));
    // A word has a term for its first character only, and the letter of c++ may be the end of a longer word.
    const withoutCharacters = terms.filter((term) => !term.startsWith("c:"));
    const ways = withoutCharacters.length < terms.length ? [terms, withoutCharacters] : [terms];
    const pattern = patternOf({ kind: "han", text });
    return { text, weight: 1, alternatives: ways.map((way) => ({ terms: way, pattern, weight: 1 })) };
  });
  const others = parts.filter((part) => !grouped.has(part)).map((part) => unitOf(part, 1));
  return [...new Map([...signUnits, ...others].map((unit) => [unit.text, unit])).values()].slice(0, most);
}

export const unitOf = (token: Pick<Token, "kind" | "text">, weight: number): Unit => ({
  text: token.text,
  weight,
  alternatives: alternativesOf(token),
});

/** Question phrases without a topic, longest first. */
const QUESTION_WORDS = [
  "有没有人知道|有没有办法|有什么办法|是怎么回事|怎么回事|为什么会|是不是要|能不能够|可不可以|怎么解决|怎么处理|如何解决|如何处理|请问一下",
  "为什么|怎么办|怎么样|怎么弄|怎么才能|怎么才|怎样才能|有没有|能不能|是不是|要不要|会不会|可以不可以|该不该|是什么|什么是|什么时候|多少钱|哪一个|哪一种|什么样|请问|求助|求教",
  "怎么|怎样|如何|为何|为啥|咋办|什么|多少|哪里|哪儿|哪个|哪些|哪种|多久|几个|可以|应该|需要|是否|吗|呢|吧|啊|呀|嘛|咋|谁",
].join("|");
const FILLERS =
  "一下|一个|一直|总是|老是|有点|自己|我们|你们|大家|我的|你的|它的|这个|那个|的时候|之后|以后|然后|还是|的|了|着|我|你|它|他|她|们|把|被|给|让|跟|和|与|及|或|又|也|都|就|才|很|太|最|会|能|要|不|想|该|在|到|从|对|用|上|下|里|有|没|不|是|得|地|几|个|点|去|来|做|后|前|时";
const QUESTION = new RegExp(QUESTION_WORDS, "gu");
const FILLER = new RegExp(`^(?:${FILLERS})$`, "u");

/** Removes question phrases from a folded query. Returns the query unchanged if nothing remains. */
export function withoutQuestion(folded: string): string {
  const rest = folded.replace(QUESTION, " ").replace(/\s+/g, " ").trim();
  return tokenize(rest).length > 0 ? rest : folded;
}

/** Returns the score of a known pair, which grows with the number of documents. */
const pairScore = (documents: number) => 1 + Math.min(Math.log10(documents + 1), 1.5);
/** Bonus of a word of three characters: more than one pair, less than two pairs. */
const THREE_BONUS = 0.5;

/**
 * Splits a Chinese run into words of two characters that the vocabulary knows; other characters become single words
 * unless they are fillers. A word of three characters whose pairs are both known, such as 陀螺仪 in 后台陀螺仪, is not split
 * while scoring, and is then searched by its first two characters and its last one, because not all members write it
 * whole. Chooses the split with the best score.
 * @param frequency number of documents that contain a pair
 */
export function segment(run: string, frequency: (pair: string) => number): string[] {
  const characters = [...run];
  const isFiller = characters.map((character) => FILLER.test(character));
  const best: { score: number; from: number }[] = [{ score: 0, from: -1 }];
  for (let end = 1; end <= characters.length; end += 1) {
    const single = isFiller[end - 1] ? -0.2 : -1.6;
    let choice = { score: best[end - 1]!.score + single, from: end - 1 };
    if (end >= 2) {
      const pair = characters[end - 2]! + characters[end - 1]!;
      const documents = frequency(pair);
      const fillers = isFiller.slice(end - 2, end).filter(Boolean).length;
      const worth = (documents > 0 ? pairScore(documents) : -3.5) - 0.7 * fillers;
      const score = best[end - 2]!.score + worth;
      if (score > choice.score) choice = { score, from: end - 2 };
      const before = end >= 3 ? frequency(characters[end - 3]! + characters[end - 2]!) : 0;
      const least = Math.min(before, documents);
      if (least > 0 && !isFiller.slice(end - 3, end).includes(true)) {
        const joinedScore = best[end - 3]!.score + pairScore(least) + THREE_BONUS;
        if (joinedScore > choice.score) choice = { score: joinedScore, from: end - 3 };
      }
    }
    best.push(choice);
  }
  const words: string[] = [];
  for (let end = characters.length; end > 0; end = best[end]!.from) {
    const { from } = best[end]!;
    const cut = Math.min(from + 2, end);
    if (cut < end) words.unshift(characters[cut]!);
    words.unshift(characters.slice(from, cut).join(""));
  }
  const content = words.filter((word) => !FILLER.test(word));
  return content.length > 0 ? content : [run];
}
