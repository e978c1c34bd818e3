import { countGraphemes } from "@lenscape/richtext/graphemes";
import { nicknameText as text } from "./text.ts";

const MIN_NICKNAME_LENGTH = 2;
const MAX_NICKNAME_LENGTH = 12;

/** Returns the error for a nickname, or undefined if its length is allowed. */
export function getNicknameError(nickname: string): string | undefined {
  const length = countGraphemes(nickname.trim());
  return length >= MIN_NICKNAME_LENGTH && length <= MAX_NICKNAME_LENGTH ? undefined : text.rule;
}
