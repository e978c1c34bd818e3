import { isBlank } from "@lenscape/richtext/blank";
import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import { withoutInvisible } from "../../core/names.ts";
import { checkUsername } from "../../modules/identity/index.ts";
import { policy } from "../../policy.ts";

const { username, nickname } = policy;

/** Converts a username of another community to a valid one. Other characters become underscores. */
function toUsername(raw: string): string {
  const clean = raw.normalize("NFKC").replace(/[^\p{Script=Han}A-Za-z0-9_-]/gu, "_");
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
export function* namesFor(member: { username: string; nickname?: string }) {
  const account = toUsername(member.username);
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
