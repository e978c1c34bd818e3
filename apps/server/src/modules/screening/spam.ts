import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import { toText } from "@lenscape/richtext/text";
import type { Services } from "../../core/services.ts";
import { hasPermission, type Viewer } from "../../core/viewer.ts";
import { MODERATOR_RANK } from "../../db/base.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { hasStanding, isCertified, type Print, recordPrints } from "./spam.queries.ts";
import { hashPrint, tracesOf } from "./spam-traces.ts";

interface Content {
  viewer: Viewer;
  /** All visible texts. */
  texts: readonly string[];
  html: string;
}

const DAY_MS = 86_400_000;

/** Returns the hosts of the community, whose links never need review. */
function ownHosts({ config }: Pick<Services, "config">): string[] {
  const addresses = [config.publicOrigin, config.site.officialSite].filter(Boolean);
  return addresses.map((address) => new URL(address).hostname.replace(/^www\./, ""));
}

/** Caches "trusted" verdicts per user until a timestamp. Safe to cache, because trust is rarely revoked. */
const trustedUntil = new WeakMap<Db, Map<string, number>>();

/** Whether a member is trusted: by account age and number of posts, or by a certified device. */
export async function isTrusted({ db, config, clock }: Services, viewer: Viewer): Promise<boolean> {
  const cache = trustedUntil.get(db) ?? new Map<string, number>();
  trustedUntil.set(db, cache);
  const now = clock.now().getTime();
  if ((cache.get(viewer.id) ?? 0) > now) return true;
  const { days, posts } = config.standing!;
  const old = now - viewer.joinedAt.getTime() >= days * DAY_MS;
  const trusted = await (old ? hasStanding(db, viewer.id, posts) : isCertified(db, viewer.id));
  cache.delete(viewer.id);
  if (trusted) cache.set(viewer.id, now + policy.spam.knownMs);
  if (cache.size > policy.spam.knownKept) cache.delete(cache.keys().next().value as string);
  return trusted;
}

const printsOf = ({ text, links }: ReturnType<typeof tracesOf>): Print[] => [
  ...(text
    ? [{ hash: hashPrint("text", text), kind: "text" as const, sample: sliceGraphemes(text, 80) }]
    : []),
  ...links.map((link) => ({ hash: hashPrint("link", link), kind: "link" as const, sample: link })),
];

/**
 * Returns the reason why a text needs review as possible spam; empty if it does not. Contacts and links of
 * members who are not trusted need review, and so do texts and links that several accounts publish. For
 * trusted members, only a text that many accounts repeat needs review.
 */
export async function spamReason(services: Services, { viewer, texts, html }: Content): Promise<string> {
  if (!services.config.standing) return "";
  if (viewer.rank >= MODERATOR_RANK || hasPermission(viewer, "thread.ignoreCreateValidate")) return "";
  const traces = tracesOf(texts.join("\n"), html, ownHosts(services));
  const prints = printsOf(traces);
  if (prints.length === 0 && !traces.hasContact) return "";
  const [trusted, counts] = await Promise.all([
    isTrusted(services, viewer),
    recordPrints(services.db, viewer.id, prints),
  ]);
  const { accounts, knownAccounts } = policy.spam;
  const repeatedPrint = counts.find(
    (print) => print.accounts >= (trusted ? knownAccounts : accounts) && (!trusted || print.kind === "text"),
  );
  if (repeatedPrint)
    return `与 ${repeatedPrint.accounts - 1} 个账号${repeatedPrint.kind === "link" ? "链接" : "内容"}相同`;
  if (trusted) return "";
  if (traces.links.length > 0) return `新成员发的内容含外链 ${traces.links.length} 个`;
  return traces.hasContact ? "新成员发的内容含联系方式" : "";
}

/**
 * Returns the reason why an edit needs review. Links and contacts of the previous version are ignored,
 * because a moderator may have passed them.
 * @param readBefore returns the previous HTML
 */
export async function spamReasonOfEdit(
  services: Services,
  content: Content,
  readBefore: () => string | Promise<string>,
): Promise<string> {
  if (!services.config.standing) return "";
  const hosts = ownHosts(services);
  const now = tracesOf(content.texts.join("\n"), content.html, hosts);
  if (!now.hasContact && now.links.length === 0) return "";
  const before = await readBefore();
  const was = tracesOf(toText(before), before, hosts);
  const same = now.links.every((link) => was.links.includes(link)) && (was.hasContact || !now.hasContact);
  return same ? "" : spamReason(services, content);
}
