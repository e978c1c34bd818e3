import { decodeHTMLStrict } from "entities";

/** A thread or comment of the source that a text links to. */
export interface LinkTarget {
  kind: "thread" | "comment";
  /** ID at the source. */
  id: string;
}

/** Finds the target of an address of the source; undefined for addresses of other pages. */
export type FindLinkTarget = (address: string) => LinkTarget | undefined;

const hrefs = /\bhref=(?:"([^"]*)"|'([^']*)')/gi;

/** Start of a marked link in a stored text. */
export const LINK_MARK = 'href="/imported/';
const markedLinks = /\bhref="\/imported\/(thread|comment)\?([^"#]*)#([^"]*)"/g;

/** Decodes percent-encoding. Returns an invalid text as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Replaces links to threads and comments of the source in HTML by marks, which have the target and the former address.
 * The targets may be imported later, so that `replaceMarks` replaces the marks at the end.
 */
export const markLinks = (html: string, findTarget: FindLinkTarget): string =>
  html.replace(hrefs, (all, quoted: string | undefined, single: string | undefined) => {
    const address = decodeHTMLStrict(quoted ?? single ?? "");
    const target = findTarget(address);
    if (!target) return all;
    return `${LINK_MARK}${target.kind}?${encodeURIComponent(target.id)}#${encodeURIComponent(address)}"`;
  });

/** Lists the targets of the marked links in a stored text. */
export const markedTargets = (html: string): LinkTarget[] =>
  [...html.matchAll(markedLinks)].map(([, kind, id]) => ({
    kind: kind as LinkTarget["kind"],
    id: decodePercent(id!),
  }));

/** Replaces the marks in a stored text by new addresses, or by the former ones of targets without a new one. */
export const replaceMarks = (html: string, addressOf: (target: LinkTarget) => string | undefined): string =>
  html.replace(markedLinks, (_all, kind: LinkTarget["kind"], id: string, former: string) => {
    const address = addressOf({ kind, id: decodePercent(id) }) ?? decodePercent(decodeHTMLStrict(former));
    return `href="${address.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
  });

const OWN_THREAD = /^\/pages\/content\/postdetail\?threadId=(\d+)(?:#comment-(\d+))?$/;

/** Returns the address of a thread of this community, or of a comment in it. */
export const addressOfThread = (threadId: string, commentId?: string): string =>
  `/pages/content/postdetail?threadId=${threadId}${commentId ? `#comment-${commentId}` : ""}`;

/** Replaces the addresses of threads and comments of this community by references of the neutral format. */
export const toReferences = (html: string, origin: string): string =>
  html.replace(/\bhref="([^"]*)"/g, (all, href: string) => {
    const path = origin && href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
    const [, threadId, commentId] = OWN_THREAD.exec(path) ?? [];
    if (!threadId) return all;
    return `href="${commentId ? `comment:${commentId}` : `thread:${threadId}`}"`;
  });

/** Finds the target of a reference of the neutral format: `thread:ID` or `comment:ID`. */
export const findReference: FindLinkTarget = (address) => {
  const [, kind, id] = /^(thread|comment):(.+)$/s.exec(address) ?? [];
  return kind && id ? { kind: kind as LinkTarget["kind"], id: decodePercent(id) } : undefined;
};
