import { isBlank } from "@lenscape/richtext/blank";
import { withoutInvisible } from "../../core/names.ts";
import { checkUsername } from "../../modules/identity/login/login.rules.ts";
import { policy } from "../../policy.ts";

const { username, nickname } = policy;

const cut = (text: string, length: number) => [...text].slice(0, length).join("");

/** What a community calls somebody as an account name of ours: other characters become underscores. */
function accountName(raw: string): string {
  const clean = raw.normalize("NFKC").replace(/[^\p{Script=Han}A-Za-z0-9_-]/gu, "_");
  return cut(clean, username.max).padEnd(username.min, "_");
}

/** What is shown of somebody, as a nickname of ours: what cannot be seen is left out. */
function shownName(raw: string, fallback: string): string {
  const clean = withoutInvisible(raw).replace(/\s+/gu, " ").trim();
  const isSeen = !isBlank(clean) && !/^\p{M}/u.test(clean);
  return cut(isSeen ? clean : fallback, nickname.max)
    .trim()
    .padEnd(nickname.min, "_");
}

/** The names to try for somebody, one after another until one is free. */
export function* namesFor(member: { username: string; nickname?: string }) {
  const account = accountName(member.username);
  const shown = shownName(member.nickname ?? member.username, account);
  yield { username: checkUsername(account), nickname: shown };
  for (let n = 2; n < 10_000; n += 1) {
    const end = `_${n}`;
    yield {
      username: checkUsername(cut(account, username.max - end.length) + end),
      nickname: cut(shown, nickname.max - end.length) + end,
    };
  }
}
