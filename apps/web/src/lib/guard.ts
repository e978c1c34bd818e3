import { safeInternalPath } from "@lenscape/richtext/links";
import { isPublicPath, pageAt, paths } from "#paths";

interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

/**
 * Where a visit must go instead, or null when it may go on: without a token every page that is not public sends to
 * the PC login page, which remembers where one wanted to go (STATE-045); with one the PC login page sends home
 * (STATE-046).
 */
export function guard({ pathname, search, hash = "" }: Place, signedIn: boolean): string | null {
  if (!signedIn) return isPublicPath(pathname) ? null : paths.pclogin(`${pathname}${search}${hash}`);
  return pageAt(pathname) === "pclogin" ? paths.home() : null;
}

/** The in-site address that `redirect` of a query names, home when it names none or one outside (AMB-070). */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get("redirect");
  const safe = wanted === null ? null : safeInternalPath(wanted);
  return safe === null || pageAt(safe.split(/[?#]/)[0] ?? "") === "pclogin" ? paths.home() : safe;
}
