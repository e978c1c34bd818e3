export type SafeLink = { kind: "internal" | "external" | "weixin"; href: string };

const MAX_LENGTH = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
const refused = /[\u0000-\u001f\u007f-\u009f\\\u2028\u2029]|\p{Surrogate}|\p{Cf}/u;
const inSite = "https://in-site.invalid";
/** A host as parsers normalise it. Browsers accept further ones that Node.js refuses, with spaces or half encoded. */
const host = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/**
 * Checks an untrusted address against the allow-list for links and redirects: http(s), `weixin:` and in-site
 * paths. Returns its kind and the normalised address, or null for everything else: other schemes, `//host`, backslashes,
 * user names, control characters. An absolute address on `siteOrigin` becomes an in-site path.
 */
export function safeHref(href: string, options: { siteOrigin?: string } = {}): SafeLink | null {
  const text = trimSpaces(href);
  if (text === "" || text.length > MAX_LENGTH || refused.test(text)) return null;
  if (text.startsWith("/")) return internal(text);
  if (/^weixin:\/\/[^/?#@]/i.test(text)) return { kind: "weixin", href: text };
  if (!/^https?:\/\/[^/]/i.test(text)) return null;
  const url = parse(text);
  if (
    !url ||
    !host.test(url.hostname) ||
    url.username ||
    url.password ||
    /^[^/?#]*@/.test(text.replace(/^https?:\/\//i, ""))
  )
    return null;
  if (options.siteOrigin && url.origin === parse(options.siteOrigin)?.origin) {
    return internal(url.pathname + url.search + url.hash);
  }
  return { kind: "external", href: url.href };
}

/** One mailbox, without header fields such as `?bcc=`. */
const mailbox = /^mailto:([\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8})$/i;
const telephone = /^tel:(\+?[\d ().-]{3,32})$/i;

/**
 * Checks the address of a link inside a text. Accepts what `safeHref` accepts except `weixin:`, and also mailboxes and
 * telephone numbers (`contact`). Returns its kind and the normalised address, or null.
 */
export function safeTextLink(
  href: string,
  options: { siteOrigin?: string } = {},
): { kind: "internal" | "external" | "contact"; href: string } | null {
  const text = trimSpaces(href);
  const mail = mailbox.exec(text)?.[1];
  if (mail) return { kind: "contact", href: `mailto:${mail}` };
  const digits = telephone.exec(text)?.[1]?.replace(/[^\d+]/g, "") ?? "";
  if (digits.length > 2) return { kind: "contact", href: `tel:${digits}` };
  const link = safeHref(text, options);
  return link && link.kind !== "weixin" ? { kind: link.kind, href: link.href } : null;
}

/**
 * Returns the normalised path of a redirect, for example after signing in, or null if it could leave the site.
 */
export function safeInternalPath(path: string): string | null {
  const link = safeHref(path);
  return link?.kind === "internal" ? link.href : null;
}

/** Returns the normalised address of a picture, video or poster, or null if it is neither http(s) nor in-site. */
export function safeMediaUrl(url: string): string | null {
  const link = safeHref(url);
  return link && link.kind !== "weixin" ? link.href : null;
}

/** Removes spaces at both ends; other white space is refused later. */
function trimSpaces(text: string): string {
  let start = 0;
  let end = text.length;
  while (text[start] === " ") start += 1;
  while (end > start && text[end - 1] === " ") end -= 1;
  return text.slice(start, end);
}

function internal(text: string): SafeLink | null {
  const url = parse(text, inSite);
  if (!url || url.origin !== inSite) return null;
  // A router or proxy may decode or collapse the path, so no spelling of a second slash is let through.
  if (/^\/(?:\/|%2f|%5c)/i.test(text) || /^\/(?:\/|%2f|%5c)/i.test(url.pathname)) return null;
  return { kind: "internal", href: url.pathname + url.search + url.hash };
}

function parse(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
