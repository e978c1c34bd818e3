import { replaceAddresses } from "./addresses.ts";

/** Number of hexadecimal digits of a file digest, and maximum number of its base62 digits. */
const DIGITS = 40;
const SHORT_DIGITS = 27;
/** Digits of the base62-rb gem, which Discourse uses for short upload addresses. */
const BASE62 = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Decodes the base62 digest of a short upload address. Returns undefined if it is invalid. */
export function digestOfShort(short: string): string | undefined {
  if (short.length > SHORT_DIGITS) return undefined;
  let value = 0n;
  for (const digit of short) value = value * 62n + BigInt(BASE62.indexOf(digit));
  const hex = value.toString(16).padStart(DIGITS, "0");
  return hex.length === DIGITS ? hex : undefined;
}

/** Converts `upload://….png` or the address of an original or resized file to an upload reference. */
function uploadAt(address: string): string | undefined {
  if (address.startsWith("upload://")) {
    const [short = ""] = address.slice("upload://".length).split(".");
    const digest = /^[0-9A-Za-z]+$/.test(short) ? digestOfShort(short) : undefined;
    return digest ? `upload:${digest}` : "";
  }
  if (!address.includes("/original/") && !address.includes("/optimized/")) return undefined;
  const digest = address.split(/[^0-9a-f]/).find(({ length }) => length === DIGITS);
  return digest && `upload:${digest}`;
}

/** Maximum length of a BBCode tag such as `[quote="somebody, post:1"]`. */
const MAX_TAG_LENGTH = 300;

/** Replaces BBCode tags by their opening text. `replace` gets the value of the tag. */
function replaceTags(text: string, opening: string, replace: (value: string) => string): string {
  let result = "";
  let from = 0;
  for (let at = text.indexOf(opening); at !== -1; at = text.indexOf(opening, from)) {
    const end = text.indexOf("]", at);
    if (end === -1) break;
    const tag = text.slice(at, end + 1);
    const value = tag.slice(opening.length, -1);
    const isTag = tag.length <= MAX_TAG_LENGTH && (value === "" || value.startsWith("="));
    result += text.slice(from, at) + (isTag ? replace(value.replaceAll(/^=|"/g, "")) : tag);
    from = end + 1;
  }
  return result + text.slice(from);
}

/** Removes picture sizes and file types from link texts: `![name|690x388](…)`. */
function removeNameSuffixes(text: string): string {
  const parts = text.split("](");
  const last = parts.pop()!;
  const cleaned = parts.map((part) => {
    const open = part.lastIndexOf("[");
    const bar = part.indexOf("|", Math.max(open, 0));
    return open === -1 || bar === -1 ? part : part.slice(0, bar);
  });
  return [...cleaned, last].join("](");
}

/** Converts Discourse's Markdown to plain Markdown: upload addresses, picture sizes, quotes and details. */
export function plainMarkdown(raw: string): string {
  const withQuotes = replaceTags(replaceAddresses(removeNameSuffixes(raw), uploadAt), "[quote", (value) => {
    const name = value.split(",")[0]!.trim();
    return `\n\n<blockquote>\n\n${name ? `**${name}**：\n\n` : ""}`;
  });
  return replaceTags(withQuotes, "[details", (title) => `\n\n${title}\n\n`)
    .replaceAll("[/quote]", "\n\n</blockquote>\n\n")
    .replace(/\[\/details\]|\[\/?spoiler\]/g, "");
}
