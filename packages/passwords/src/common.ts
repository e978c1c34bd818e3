import { dictionary } from "@zxcvbn-ts/language-common";

/** Each common password with its place, the most common one first. */
const places = new Map((dictionary["passwords-common"] as string[]).map((word, place) => [word, place]));

/** Beginnings that are as common here, which a list made elsewhere places too far behind. */
const LOCAL = ["woaini", "woaiwojia", "caonima", "zhang", "wang", "chen"];
for (const word of LOCAL) places.set(word, 0);

/** A word this common is still found when four signs follow it, any other one when two do. */
const WELL_KNOWN = 3000;
const TAIL = { wellKnown: 4, other: 2 };

const LETTERS: Readonly<Record<string, string>> = {
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

/** The text with the signs that stand for letters replaced by them. */
const spelledOut = (text: string) => [...text].map((sign) => LETTERS[sign] ?? sign).join("");

const isLetter = (sign: string | undefined) => sign !== undefined && sign >= "a" && sign <= "z";

/** Whether a password in lower case is on the list, as it is, spelled with signs, or with a short tail of other signs. */
export function isCommon(password: string): boolean {
  for (let tail = 0; tail <= TAIL.wellKnown; tail++) {
    const word = password.slice(0, password.length - tail);
    if (tail > 0 && isLetter(password[word.length])) return false;
    const place = Math.min(places.get(word) ?? Infinity, places.get(spelledOut(word)) ?? Infinity);
    if (place < WELL_KNOWN || (place < Infinity && tail <= TAIL.other)) return true;
  }
  return false;
}
