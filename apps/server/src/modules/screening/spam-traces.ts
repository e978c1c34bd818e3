import { createHash } from "node:crypto";
import { wordKey } from "./word-screening.ts";

/** What of a text leads out of the community, and the forms in which it is recognised again. */
export interface Traces {
  /** Names a way to be reached: a phone, a mail address, an account elsewhere. */
  hasContact: boolean;
  /** Addresses elsewhere, without what varies: scheme, www, query and fragment. */
  links: string[];
  /** The text without case, width, blanks and fillers; empty for one too short to say who copied it. */
  text: string;
}

/** Shorter texts are alike by chance: 谢谢分享. */
const SHORTEST = 20;
/** Links of one text that are looked at. */
const MOST_LINKS = 20;

/** What an address or an account is made of, between anything else. */
const TOKEN = /[a-z0-9._~:/?#@&+=%-]+/gi;
const MAIL = /^[\w.+-]{1,64}@[a-z0-9-]{1,63}[.][a-z]/i;
const SCHEME = /^https?:\/\//i;
const DIGITS = /\d+/g;
const MOBILE = /^1[3-9]\d{9}$/;
/** Ends that names of sites have, for addresses written without a scheme. */
const ENDS = new Set(
  "com cn net org top xyz vip shop club info cc io me link site store online app example".split(" "),
);
/** Where somebody can be reached elsewhere, in the folded form. */
const PLACES = [
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
/** 号, 群 and the like may stand between the place and the account. */
const GAP = 6;
const ACCOUNT = /^[a-z0-9]{5}/;
const LATIN = /[a-z0-9]/;

/** Whether a folded text names an account at one of the places: 加我微信 len88990, qq群 123456. */
const namesAccount = (folded: string): boolean =>
  PLACES.some((place) => {
    for (let at = folded.indexOf(place); at >= 0; at = folded.indexOf(place, at + 1)) {
      if (LATIN.test(place) && LATIN.test(folded[at - 1] ?? "")) continue;
      const after = folded.slice(at + place.length, at + place.length + GAP + 5);
      const begin = after.search(LATIN);
      if (begin >= 0 && begin <= GAP && ACCOUNT.test(after.slice(begin))) return true;
    }
    return false;
  });

/** Whether a word of a text is an address: it has a scheme, or is the name of a site. */
function isAddress(token: string): boolean {
  if (SCHEME.test(token) || token.startsWith("www.")) return true;
  const host = token.split(/[/?#:]/, 1)[0]!;
  const labels = host.toLowerCase().split(".");
  return labels.length > 1 && !token.includes("@") && ENDS.has(labels.at(-1)!) && !labels.includes("");
}

const HREF = ' href="';

/** Where the links of sanitised HTML lead; the policy writes attributes in double quotes. */
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
 * @param text what is read of it
 * @param html the same, sanitised: where its links lead
 * @param ownHosts hosts of the community itself
 */
export function tracesOf(text: string, html: string, ownHosts: readonly string[]): Traces {
  const plain = text.normalize("NFKC");
  const tokens = plain.match(TOKEN) ?? [];
  const outside = [...hrefs(html).filter((href) => SCHEME.test(href)), ...tokens.filter(isAddress)].flatMap(
    (raw) => normalLink(raw) ?? [],
  );
  const links = outside.filter(({ host }) => !ownHosts.includes(host)).map(({ link }) => link);
  const folded = wordKey(text);
  return {
    hasContact:
      tokens.some((token) => MAIL.test(token)) ||
      (folded.match(DIGITS) ?? []).some((digits) => MOBILE.test(digits)) ||
      namesAccount(folded),
    links: [...new Set(links)].slice(0, MOST_LINKS),
    text: [...folded].length >= SHORTEST ? folded : "",
  };
}

/** The form in which a trace is kept: 128 bits of SHA-256, hex. */
export const printOf = (kind: "text" | "link", value: string): string =>
  createHash("sha256").update(`${kind}\n${value}`).digest("hex").slice(0, 32);
