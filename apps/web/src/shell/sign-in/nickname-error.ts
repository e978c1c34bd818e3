import { nicknameText as text } from "./text.ts";

const NICKNAME_MIN = 2;
const NICKNAME_MAX = 12;

/** Why a nickname cannot be sent; nothing when it can. */
export function nicknameError(nickname: string): string | undefined {
  const length = [...nickname.trim()].length;
  return length >= NICKNAME_MIN && length <= NICKNAME_MAX ? undefined : text.rule;
}
