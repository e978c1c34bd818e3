import { isCommon } from "./common.ts";
import { PASSWORD_LENGTH } from "./length.ts";
import { repeatedPart, runsIn } from "./structure.ts";

/** Digits alone are a birthday or a phone number, unless there are more of them. */
const DIGITS_MIN = 12;
/** Fewer different characters, or fewer runs, are a pattern. */
const DISTINCT_MIN = 4;
const RUNS_MIN = 3;
/** What must be left of a password apart from the name of the site. */
const BESIDES_SITE_MIN = 4;

export interface PasswordNames {
  username: string;
  nickname?: string;
  /** What the site is called. */
  site: readonly string[];
}

/** Why a password is refused. */
export type PasswordFault =
  | "missing"
  | "length"
  | "blank"
  | "sameAsUsername"
  | "holdsUsername"
  | "holdsNickname"
  | "site"
  | "common"
  | "digits"
  | "pattern";

/** Width, case and blanks do not make another password out of a common one. */
const fold = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s/g, "");

/** Two Han characters are a name, two letters are in many words. */
const isTelling = (name: string) => [...name].length >= (/\p{Script=Han}/u.test(name) ? 2 : 4);

const holds = (password: string, name: string | undefined) => {
  const folded = fold(name ?? "");
  return isTelling(folded) && password.includes(folded);
};

/** Whether a password is little more than the name of the site. */
const isSite = (password: string, site: readonly string[]) =>
  site.map(fold).some((name) => {
    if (name === "" || !password.includes(name)) return false;
    return [...password.replaceAll(name, "")].length < BESIDES_SITE_MIN;
  });

/**
 * Judges a new password. The time is linear in its length, which is judged first.
 * @returns the first fault, or undefined for a password that will do
 */
export function passwordFault(password: string, names: PasswordNames): PasswordFault | undefined {
  if (password === "") return "missing";
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) return "length";
  const text = fold(password);
  if (text === "") return "blank";
  if (text === fold(names.username)) return "sameAsUsername";
  if (holds(text, names.username)) return "holdsUsername";
  if (holds(text, names.nickname)) return "holdsNickname";
  if (isSite(text, names.site)) return "site";
  const part = repeatedPart(text);
  if (isCommon(text) || isCommon(part)) return "common";
  if (/^\d+$/.test(text) && text.length < DIGITS_MIN) return "digits";
  if (new Set(part).size < DISTINCT_MIN || part.length <= DISTINCT_MIN || runsIn(text) < RUNS_MIN)
    return "pattern";
  return undefined;
}
