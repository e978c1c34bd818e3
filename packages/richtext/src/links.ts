export type SafeLink = { kind: "internal" | "external" | "weixin"; href: string };

const longest = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
const refused = /[\u0000-\u001f\u007f-\u009f\\\u2028\u2029]|\p{Surrogate}|\p{Cf}/u;
const inSite = "https://in-site.invalid";
/** How parsers write a host. Browsers let others pass that Node refuses, with spaces in them or half encoded. */
const host = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/**
 * The one allow-list for links and redirects (AMB-070): http(s) addresses, `weixin:` addresses and in-site paths. Takes
 * what a user, an administrator or a query string supplied; returns the kind and a normalised address, or null for
 * everything else: other schemes, `//host`, back-slashes, user names in addresses, control characters. An absolute
 * address on `siteOrigin` comes back as an in-site path.
 */
export function safeHref(href: string, options: { siteOrigin?: string } = {}): SafeLink | null {
  const text = withoutSpaces(href);
  if (text === "" || text.length > longest || refused.test(text)) return null;
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

/** One mailbox without the fields of a letter (`?bcc=`), and the digits of a telephone number. */
const mailbox = /^mailto:([\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8})$/i;
const telephone = /^tel:(\+?[\d ().-]{3,32})$/i;

/**
 * What a link inside a text may lead to: where `safeHref` lets one go, `weixin:` aside, and a mailbox or a telephone
 * number, which are no place to go to: a redirect, a menu or a task never takes them. Returns the normalised address
 * and whether it is one of those two, or null.
 */
export function safeTextLink(
  href: string,
  options: { siteOrigin?: string } = {},
): { kind: "internal" | "external" | "contact"; href: string } | null {
  const text = withoutSpaces(href);
  const mail = mailbox.exec(text)?.[1];
  if (mail) return { kind: "contact", href: `mailto:${mail}` };
  const digits = telephone.exec(text)?.[1]?.replace(/[^\d+]/g, "") ?? "";
  if (digits.length > 2) return { kind: "contact", href: `tel:${digits}` };
  const link = safeHref(text, options);
  return link && link.kind !== "weixin" ? { kind: link.kind, href: link.href } : null;
}

/**
 * Takes a path to return to, for example after signing in; returns it normalised, or null when it could leave the site
 * (AMB-070).
 */
export function safeInternalPath(path: string): string | null {
  const link = safeHref(path);
  return link?.kind === "internal" ? link.href : null;
}

/** Takes the address of a picture, video or poster; returns it when it is http(s) or in-site, or null. */
export function safeMediaUrl(url: string): string | null {
  const link = safeHref(url);
  return link && link.kind !== "weixin" ? link.href : null;
}

/** An address without the spaces around it; other white space is refused. */
function withoutSpaces(text: string): string {
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
