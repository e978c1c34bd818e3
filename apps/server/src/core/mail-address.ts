import { domainToASCII } from "node:url";

/** Characters of a local part. Excludes every character that could start a header or add a recipient. */
const LOCAL = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]{4,190}$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** A top-level domain. All digits would be an IP address. */
const TOP_LABEL = /^(?=.*[a-z])[a-z0-9-]{2,63}$/;

/** Whether dots only separate the parts of a local part. */
const hasSingleDots = (local: string) =>
  !(local.startsWith(".") || local.endsWith(".") || local.includes(".."));

/** Whether a domain, of any script, consists of at least two valid host labels. IP addresses are none. */
function isMailDomain(domain: string): boolean {
  if (!DOMAIN.test(domain)) return false;
  const labels = domainToASCII(domain).split(".");
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LABEL.test(labels.at(-1)!);
}

/** Whether a text is a mail address of one person: `local@domain`, without a name, quotes or an IP address. */
export function isMailAddress(text: string): boolean {
  const at = text.indexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  return LOCAL.test(local) && hasSingleDots(local) && isMailDomain(text.slice(at + 1));
}
