import { createHash } from "node:crypto";
import { wordKey } from "./word-screening.ts";

/** Contacts and external links of a text, and the normalized text for finding copies. */
export interface Traces {
  /** Whether the text contains a phone number, mail address or account on another platform. */
  hasContact: boolean;
  /** External links without scheme, www, query and fragment. */
  links: string[];
  /** Text without case, width, blanks and fillers; empty for texts that are too short to detect copies. */
  text: string;
}

/** Minimum length of a text for copy detection, because shorter texts are equal by chance: 谢谢分享. */
const MIN_TEXT_LENGTH = 20;
/** Maximum number of links that are checked per text. */
const MAX_LINKS = 20;

/** Characters of a URL, mail address or account. */
const TOKEN = /[a-z0-9._~:/?#@&+=%-]+/gi;
const MAIL = /^[\w.+-]{1,64}@[a-z0-9-]{1,63}[.][a-z]/i;
const SCHEME = /^https?:\/\//i;
const DIGITS = /\d+/g;
const MOBILE = /^1[3-9]\d{9}$/;
/** Top-level domains that identify URLs without a scheme. */
const TOP_LEVEL_DOMAINS = new Set(
  "com cn net org top xyz vip shop club info cc io me link site store online app example".split(" "),
);
/** Names of other platforms in folded form. */
const PLATFORMS = [
  "微信",
  "威信",
  "薇信",
  "v信",
  "vx",
  "wx",
  "wechat",
  "qq",
  "扣扣",
  "企鹅号",
  "telegram",
  "whatsapp",
];
/** Maximum number of characters between a platform and an account, for example 号 or 群. */
const MAX_GAP = 6;
const ACCOUNT = /^[a-z0-9]{5}/;
const LATIN = /[a-z0-9]/;

/** Whether a folded text contains an account on another platform: 加我微信 len88990, qq群 123456. */
const hasAccount = (folded: string): boolean =>
  PLATFORMS.some((platform) => {
    for (let at = folded.indexOf(platform); at >= 0; at = folded.indexOf(platform, at + 1)) {
      if (LATIN.test(platform) && LATIN.test(folded[at - 1] ?? "")) continue;
      const after = folded.slice(at + platform.length, at + platform.length + MAX_GAP + 5);
      const begin = after.search(LATIN);
      if (begin >= 0 && begin <= MAX_GAP && ACCOUNT.test(after.slice(begin))) return true;
    }
    return false;
  });

/** Whether a token is a URL: it has a scheme or is a domain name. */
function isUrl(token: string): boolean {
  if (SCHEME.test(token) || token.startsWith("www.")) return true;
  const host = token.split(/[/?#:]/, 1)[0]!;
  const labels = host.toLowerCase().split(".");
  return (
    labels.length > 1 && !token.includes("@") && TOP_LEVEL_DOMAINS.has(labels.at(-1)!) && !labels.includes("")
  );
}

const HREF = ' href="';

/** Returns the link targets of sanitized HTML. The sanitizer writes attributes in double quotes. */
const hrefs = (html: string): string[] =>
  html
    .split(HREF)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('"')).replaceAll("&amp;", "&"));

function normalLink(raw: string): { host: string; link: string } | undefined {
  const address = /^https?:/i.test(raw) ? raw : `http://${raw}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/^www\./, "");
  return { host, link: [host, ...pathname.split("/").filter(Boolean)].join("/").slice(0, 200) };
}

/**
 * Extracts contacts and external links of a text.
 * @param text visible text
 * @param html sanitized HTML of the text, for its link targets
 * @param ownHosts hosts of the community, whose links are not external
 */
export function tracesOf(text: string, html: string, ownHosts: readonly string[]): Traces {
  const plain = text.normalize("NFKC");
  const tokens = plain.match(TOKEN) ?? [];
  const outside = [...hrefs(html).filter((href) => SCHEME.test(href)), ...tokens.filter(isUrl)].flatMap(
    (raw) => normalLink(raw) ?? [],
  );
  const links = outside.filter(({ host }) => !ownHosts.includes(host)).map(({ link }) => link);
  const folded = wordKey(text);
  return {
    hasContact:
      tokens.some((token) => MAIL.test(token)) ||
      (folded.match(DIGITS) ?? []).some((digits) => MOBILE.test(digits)) ||
      hasAccount(folded),
    links: [...new Set(links)].slice(0, MAX_LINKS),
    text: [...folded].length >= MIN_TEXT_LENGTH ? folded : "",
  };
}

/** Returns the stored hash of a trace: 128 bits of SHA-256 in hex. */
export const hashPrint = (kind: "text" | "link", value: string): string =>
  createHash("sha256").update(`${kind}\n${value}`).digest("hex").slice(0, 32);
