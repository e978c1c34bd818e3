import { replaceAddresses } from "./addresses.ts";

/** Discourse writes the digest of a file in so many hexadecimal digits, and in so many of its short ones at most. */
const DIGITS = 40;
const SHORT_DIGITS = 27;
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The digest that a short address of Discourse stands for; undefined for what is none. */
export function digestOfShort(short: string): string | undefined {
  if (short.length > SHORT_DIGITS) return undefined;
  let value = 0n;
  for (const digit of short) value = value * 62n + BigInt(BASE62.indexOf(digit));
  const hex = value.toString(16).padStart(DIGITS, "0");
  return hex.length === DIGITS ? hex : undefined;
}

/** `upload://….png`, or the address of a file or of a smaller form of it. */
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

/** What stands in a mark, `[quote="somebody, post:1"]`, may be so long. */
const LONGEST_MARK = 300;

/** Puts something in the place of each mark that begins so, given what it says. */
function replaceMarks(text: string, begins: string, replace: (said: string) => string): string {
  let done = "";
  let from = 0;
  for (let at = text.indexOf(begins); at !== -1; at = text.indexOf(begins, from)) {
    const end = text.indexOf("]", at);
    if (end === -1) break;
    const mark = text.slice(at, end + 1);
    const said = mark.slice(begins.length, -1);
    const isMark = mark.length <= LONGEST_MARK && (said === "" || said.startsWith("="));
    done += text.slice(from, at) + (isMark ? replace(said.replaceAll(/^=|"/g, "")) : mark);
    from = end + 1;
  }
  return done + text.slice(from);
}

/** Takes the sizes of pictures, and what tells files, off the names of links: `![name|690x388](…)`. */
function plainNames(text: string): string {
  const parts = text.split("](");
  const last = parts.pop()!;
  const named = parts.map((part) => {
    const open = part.lastIndexOf("[");
    const bar = part.indexOf("|", Math.max(open, 0));
    return open === -1 || bar === -1 ? part : part.slice(0, bar);
  });
  return [...named, last].join("](");
}

/** Markdown of Discourse as plain Markdown: its addresses of files, the sizes behind pictures' names, its quotes and folds. */
export function plainMarkdown(raw: string): string {
  const quoted = replaceMarks(replaceAddresses(plainNames(raw), uploadAt), "[quote", (said) => {
    const name = said.split(",")[0]!.trim();
    return `\n\n<blockquote>\n\n${name ? `**${name}**：\n\n` : ""}`;
  });
  return replaceMarks(quoted, "[details", (title) => `\n\n${title}\n\n`)
    .replaceAll("[/quote]", "\n\n</blockquote>\n\n")
    .replace(/\[\/details\]|\[\/?spoiler\]/g, "");
}
