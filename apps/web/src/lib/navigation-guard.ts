import { safeInternalPath } from "@lenscape/richtext/links";
import { findPage, findTabBarTarget, getPath, isPrivatePath, type PageName, paths } from "#paths";

/** Media query of the desktop layout (CONST-036). */
export const DESKTOP_QUERY = "(min-width: 48rem)";

interface Location {
  pathname: string;
  search: string;
  hash?: string;
}

const toUrl = ({ pathname, search, hash = "" }: Location) => `${pathname}${search}${hash}`;

/** Returns the path of the PC login page, with the current URL as the return path. */
export const getLoginPath = (location: Location): string =>
  findPage(location.pathname) === "home" ? paths.pclogin() : paths.pclogin(toUrl(location));

/**
 * Returns the path to redirect a visit to, or null if the visit may continue. Without a token private pages redirect to
 * the PC login page (STATE-045); unknown paths show the not-found page (ruling 46). With a token the PC login page
 * redirects home (STATE-046). On desktop the tab-bar paths redirect to their index pages (ROUTE-088 to ROUTE-091).
 */
export function getVisitRedirect(location: Location, isSignedIn: boolean, isDesktop = false): string | null {
  const { pathname } = location;
  if (!isSignedIn) return isPrivatePath(pathname) ? getLoginPath(location) : null;
  if (findPage(pathname) === "pclogin") return paths.home();
  return (isDesktop && findTabBarTarget(pathname)) || null;
}

/** Pages that stay reachable while the community is not open yet, so that operators can log in and recover accounts. */
const ALWAYS_OPEN_PAGES: ReadonlySet<PageName | undefined> = new Set<PageName>([
  "login",
  "pclogin",
  "wxlogin",
  "oidclogin",
  "recover",
  "setup",
]);

/**
 * Returns the path to redirect a visit to because of the community's opening, or null if the visit may continue. While
 * the community is closed, all pages redirect to the not-open page; afterwards that page redirects to the return path.
 * @param isSiteClosed whether the community is not open for this viewer
 */
export function getOpeningRedirect(location: Location, isSiteClosed: boolean): string | null {
  const page = findPage(location.pathname);
  if (page === "notOpen") return isSiteClosed ? null : getReturnPath(location.search);
  if (!isSiteClosed || ALWAYS_OPEN_PAGES.has(page)) return null;
  return page === "home" ? paths.notOpen() : paths.notOpen(toUrl(location));
}

/** Whether the window has the width of the desktop layout (CONST-036). False on the server. */
export const isDesktopWidth = (): boolean =>
  typeof window !== "undefined" && window.matchMedia(DESKTOP_QUERY).matches;

/** Calls the listener now or later when the window has the desktop width. Returns the unsubscribe function. */
export function onDesktopWidth(listener: () => void): () => void {
  const media = window.matchMedia(DESKTOP_QUERY);
  const onChange = () => media.matches && listener();
  onChange();
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/**
 * Returns the in-site path in the query's `redirect`. Returns home if the parameter is missing, leads to another site or
 * to a login page (AMB-070), including the former login paths below `/pages/login/`.
 */
export function getReturnPath(search: string): string {
  const redirect = new URLSearchParams(search).get("redirect");
  const path = redirect === null ? null : safeInternalPath(redirect);
  const page = findPage(path?.split(/[?#]/)[0] ?? "");
  const isLogin = page === "pclogin" || page === "login" || path?.startsWith(`${getPath("login")}/`);
  return path === null || isLogin ? paths.home() : path;
}
