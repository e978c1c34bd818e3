import { replaceAddresses } from "./addresses.ts";
import { convertMarkup, type Note } from "./markup.ts";

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

const SHORT_ADDRESSES = ["upload://", "/uploads/short-url/"];

/** Converts the address of an upload to a reference: short, original or resized. */
function uploadAt(address: string, note: Note): string | undefined {
  for (const prefix of SHORT_ADDRESSES) {
    const at = address.indexOf(prefix);
    if (at === -1) continue;
    const [short = ""] = address.slice(at + prefix.length).split(/[.?#]/, 1);
    const digest = /^[0-9A-Za-z]+$/.test(short) ? digestOfShort(short) : undefined;
    if (!digest) note("文件的地址读不出，从正文里去掉了");
    return digest ? `upload:${digest}` : "";
  }
  if (!address.includes("/original/") && !address.includes("/optimized/")) return undefined;
  const digest = address.split(/[^0-9a-f]/).find(({ length }) => length === DIGITS);
  return digest && `upload:${digest}`;
}

/** Converts Discourse's Markdown to plain Markdown. `note` gets the reasons for changes. */
export const plainMarkdown = (raw: string, note: Note = () => {}): string =>
  replaceAddresses(convertMarkup(raw, note), (address) => uploadAt(address, note));
