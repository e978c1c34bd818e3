import { dictionary } from "@zxcvbn-ts/language-common";

/** Rank of each common password; 0 is the most common one. */
const ranks = new Map((dictionary["passwords-common"] as string[]).map((word, rank) => [word, rank]));

/** Words common in Chinese passwords, which the English list ranks too low. */
const CHINESE_WORDS = ["woaini", "woaiwojia", "caonima", "zhang", "wang", "chen"];
for (const word of CHINESE_WORDS) ranks.set(word, 0);

/** Words above this rank are found with a longer suffix than other words. */
const TOP_RANK = 3000;
/** Maximum length of a suffix without letters after a common word. */
const MAX_SUFFIX_LENGTH = { top: 4, other: 2 };

const SUBSTITUTIONS: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** Replaces digits and symbols that stand for letters. */
const toLetters = (text: string) => [...text].map((char) => SUBSTITUTIONS[char] ?? char).join("");

const isLetter = (char: string | undefined) => char !== undefined && char >= "a" && char <= "z";

/** Whether a lower-case password is a common one, also with substituted letters or a short suffix without letters. */
export function isCommon(password: string): boolean {
  for (let suffixLength = 0; suffixLength <= MAX_SUFFIX_LENGTH.top; suffixLength++) {
    const word = password.slice(0, password.length - suffixLength);
    if (suffixLength > 0 && isLetter(password[word.length])) return false;
    const rank = Math.min(ranks.get(word) ?? Infinity, ranks.get(toLetters(word)) ?? Infinity);
    if (rank < TOP_RANK || (rank < Infinity && suffixLength <= MAX_SUFFIX_LENGTH.other)) return true;
  }
  return false;
}
