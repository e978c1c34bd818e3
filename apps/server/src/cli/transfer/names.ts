import { createHash } from "node:crypto";
import { isBlank } from "@lenscape/richtext/blank";
import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import { withoutInvisible } from "../../core/names.ts";
import { checkUsername } from "../../modules/identity/index.ts";
import { policy } from "../../policy.ts";
import { transliterate } from "./transliterate.ts";

const { username, nickname } = policy;

/** Maximum length of a name of the source that is converted, in characters. */
const MAX_SOURCE_LENGTH = 200;

/** Returns the account name of a member whose name has no characters for one. */
function nameById(id: string): string {
  const isShort = /^[\w-]+$/.test(id) && id.length <= username.max - "member_".length;
  return `member_${isShort ? id : createHash("sha256").update(id).digest("hex").slice(0, 8)}`;
}

/**
 * Converts a username of another community to a valid one. Letters of other scripts are transliterated, and other
 * characters become underscores. A name with letters that cannot be transliterated is replaced as a whole.
 */
function toUsername(raw: string, id: string): string {
  const latin = transliterate(withoutInvisible(raw).slice(0, MAX_SOURCE_LENGTH));
  const foreign = /(?!\p{Script=Han})[^\P{L}A-Za-z]/u;
  const clean = latin.trim().replace(/[^\p{Script=Han}A-Za-z0-9_-]+/gu, "_");
  if (foreign.test(latin) || !/[\p{Script=Han}A-Za-z0-9]/u.test(clean)) return nameById(id);
  return sliceGraphemes(clean, username.max).padEnd(username.min, "_");
}

/** Converts a display name to a valid nickname, without invisible characters. */
function toNickname(raw: string, fallback: string): string {
  const clean = withoutInvisible(raw).replace(/\s+/gu, " ").trim();
  const isVisible = !isBlank(clean) && !/^\p{M}/u.test(clean);
  return sliceGraphemes(isVisible ? clean : fallback, nickname.max)
    .trim()
    .padEnd(nickname.min, "_");
}

/** Yields candidate names for a member, to try until one is free. */
export function* namesFor(member: { id: string; username: string; nickname?: string }) {
  const account = toUsername(member.username, member.id);
  const display = toNickname(member.nickname ?? member.username, account);
  yield { username: checkUsername(account), nickname: display };
  for (let n = 2; n < 10_000; n += 1) {
    const end = `_${n}`;
    yield {
      username: checkUsername(sliceGraphemes(account, username.max - end.length) + end),
      nickname: sliceGraphemes(display, nickname.max - end.length) + end,
    };
  }
}
