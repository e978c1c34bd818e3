import { isCommon } from "./common.ts";
import { PASSWORD_LENGTH } from "./length.ts";
import { countRuns, getRepeatedPart } from "./structure.ts";

/** Minimum length of a password of digits only; shorter ones are birthdays or phone numbers. */
const MIN_DIGITS = 12;
/** Minimum numbers of different characters and of runs; below them a password is a pattern. */
const MIN_DISTINCT = 4;
const MIN_RUNS = 3;
/** Minimum number of characters besides the name of the site. */
const MIN_BESIDES_SITE = 4;

export interface PasswordNames {
  username: string;
  nickname?: string;
  /** Names of the site. */
  site: readonly string[];
}

/** Reason why a password is refused. */
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

/** Removes differences of width, case and white space. */
const fold = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s/g, "");

/** Whether a name is long enough to look for: shorter ones occur in many words. */
const isDistinctive = (name: string) => [...name].length >= (/\p{Script=Han}/u.test(name) ? 2 : 4);

const containsName = (password: string, name: string | undefined) => {
  const folded = fold(name ?? "");
  return isDistinctive(folded) && password.includes(folded);
};

/** Whether a password is little more than the name of the site. */
const isSite = (password: string, site: readonly string[]) =>
  site.map(fold).some((name) => {
    if (name === "" || !password.includes(name)) return false;
    return [...password.replaceAll(name, "")].length < MIN_BESIDES_SITE;
  });

/**
 * Checks a new password. Takes time linear in its length, which is checked first.
 * @returns the first fault, or undefined for an acceptable password
 */
export function passwordFault(password: string, names: PasswordNames): PasswordFault | undefined {
  if (password === "") return "missing";
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) return "length";
  const text = fold(password);
  if (text === "") return "blank";
  if (text === fold(names.username)) return "sameAsUsername";
  if (containsName(text, names.username)) return "holdsUsername";
  if (containsName(text, names.nickname)) return "holdsNickname";
  if (isSite(text, names.site)) return "site";
  const part = getRepeatedPart(text);
  if (isCommon(text) || isCommon(part)) return "common";
  if (/^\d+$/.test(text) && text.length < MIN_DIGITS) return "digits";
  if (new Set(part).size < MIN_DISTINCT || part.length <= MIN_DISTINCT || countRuns(text) < MIN_RUNS)
    return "pattern";
  return undefined;
}
