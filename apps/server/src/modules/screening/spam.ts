import { toText } from "@lenscape/richtext/text";
import type { Services } from "../../core/services.ts";
import { hasPermission, type Viewer } from "../../core/viewer.ts";
import { MODERATOR_RANK } from "../../db/base.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { hasStanding, isCertified, notePrints, type Print } from "./spam.queries.ts";
import { printOf, tracesOf } from "./spam-traces.ts";

interface Written {
  viewer: Viewer;
  /** Everything of it that is read. */
  texts: readonly string[];
  html: string;
}

const DAY_MS = 86_400_000;

/** Hosts of the community itself: links to it hold nothing back. */
function ownHosts({ config }: Pick<Services, "config">): string[] {
  const addresses = [config.publicOrigin, config.site.officialSite].filter(Boolean);
  return addresses.map((address) => new URL(address).hostname.replace(/^www\./, ""));
}

/** Until when members are taken for known: hardly anybody stops to be, and most write as members who are. */
const knownUntil = new WeakMap<Db, Map<string, number>>();

/** Whether a member is known well enough to write as they like: by age and what they have posted, or by a certified device. */
export async function isKnown({ db, config, clock }: Services, viewer: Viewer): Promise<boolean> {
  const known = knownUntil.get(db) ?? new Map<string, number>();
  knownUntil.set(db, known);
  const now = clock.now().getTime();
  if ((known.get(viewer.id) ?? 0) > now) return true;
  const { days, posts } = config.standing!;
  const old = now - viewer.joinedAt.getTime() >= days * DAY_MS;
  const is = await (old ? hasStanding(db, viewer.id, posts) : isCertified(db, viewer.id));
  known.delete(viewer.id);
  if (is) known.set(viewer.id, now + policy.spam.knownMs);
  if (known.size > policy.spam.knownKept) known.delete(known.keys().next().value as string);
  return is;
}

const printsOf = ({ text, links }: ReturnType<typeof tracesOf>): Print[] => [
  ...(text ? [{ hash: printOf("text", text), kind: "text" as const, sample: text.slice(0, 80) }] : []),
  ...links.map((link) => ({ hash: printOf("link", link), kind: "link" as const, sample: link })),
];

/**
 * Why a text has to wait as possible advertising; empty when it need not. Contacts and links of members without
 * standing wait, and so does what several accounts publish; of those with standing only a text that many repeat.
 */
export async function spamReason(services: Services, { viewer, texts, html }: Written): Promise<string> {
  if (!services.config.standing) return "";
  if (viewer.rank >= MODERATOR_RANK || hasPermission(viewer, "thread.ignoreCreateValidate")) return "";
  const traces = tracesOf(texts.join("\n"), html, ownHosts(services));
  const prints = printsOf(traces);
  if (prints.length === 0 && !traces.hasContact) return "";
  const [known, noted] = await Promise.all([
    isKnown(services, viewer),
    notePrints(services.db, viewer.id, prints),
  ]);
  const { accounts, knownAccounts } = policy.spam;
  const repeated = noted.find(
    (print) => print.accounts >= (known ? knownAccounts : accounts) && (!known || print.kind === "text"),
  );
  if (repeated) return `与 ${repeated.accounts - 1} 个账号${repeated.kind === "link" ? "链接" : "内容"}相同`;
  if (known) return "";
  if (traces.links.length > 0) return `新成员发的内容含外链 ${traces.links.length} 个`;
  return traces.hasContact ? "新成员发的内容含联系方式" : "";
}

/**
 * The same for an edit: what was said before holds nothing back again, for somebody may have passed it.
 * @param readBefore gives the HTML that is edited
 */
export async function spamReasonOfEdit(
  services: Services,
  written: Written,
  readBefore: () => string | Promise<string>,
): Promise<string> {
  if (!services.config.standing) return "";
  const hosts = ownHosts(services);
  const now = tracesOf(written.texts.join("\n"), written.html, hosts);
  if (!now.hasContact && now.links.length === 0) return "";
  const before = await readBefore();
  const was = tracesOf(toText(before), before, hosts);
  const same = now.links.every((link) => was.links.includes(link)) && (was.hasContact || !now.hasContact);
  return same ? "" : spamReason(services, written);
}
