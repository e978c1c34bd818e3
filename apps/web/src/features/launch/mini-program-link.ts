import { safeHref } from "@lenscape/richtext/links";

/** Hosts of the web addresses that WeChat issues for a mini program (URL Link). */
const MINI_PROGRAM_HOSTS = ["wxaurl.cn", "wxmpurl.cn"];

/**
 * Returns the normalized URL if it opens a WeChat mini program: a `weixin://` scheme, or an https address on one of
 * WeChat's own hosts. Returns null for every other address, so that the launch page cannot send a member to another site.
 */
export function toMiniProgramLink(address: string): string | null {
  const link = safeHref(address);
  if (link?.kind === "weixin") return link.href;
  if (link?.kind !== "external") return null;
  const { protocol, host } = new URL(link.href);
  return protocol === "https:" && MINI_PROGRAM_HOSTS.includes(host) ? link.href : null;
}
