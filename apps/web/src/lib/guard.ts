import { safeInternalPath } from "@lenscape/richtext/links";
import { isPrivatePath, type PageName, pageAt, pageOf, paths, tabBarTarget } from "#paths";

/** From here on a screen is a desktop. */
const WIDE = "(min-width: 48rem)";

interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

const addressOf = ({ pathname, search, hash = "" }: Place) => `${pathname}${search}${hash}`;

/** The PC login page with the address to return to; home is the default. */
export const loginFrom = (place: Place): string =>
  pageAt(place.pathname) === "home" ? paths.pclogin() : paths.pclogin(addressOf(place));

/**
 * The address to redirect a visit to, or null when it may continue: without a token every private page redirects to the
 * PC login page, which remembers the address (STATE-045), and an unknown address shows the not-found page (ruling 46);
 * with a token the PC login page redirects home (STATE-046). On a wide screen the tab-bar paths redirect to their index pages (ROUTE-088 to ROUTE-091).
 */
export function guard(place: Place, signedIn: boolean, wide = false): string | null {
  const { pathname } = place;
  if (!signedIn) return isPrivatePath(pathname) ? loginFrom(place) : null;
  if (pageAt(pathname) === "pclogin") return paths.home();
  return (wide && tabBarTarget(pathname)) || null;
}

/** Pages that stay reachable while the community is not open yet: operators log in and recover their account here. */
const ENTRY: ReadonlySet<PageName | undefined> = new Set<PageName>([
  "login",
  "pclogin",
  "wxlogin",
  "oidclogin",
  "recover",
  "setup",
]);

/**
 * The address to redirect a visit to while the community is not open yet, or null when it may continue. Once the viewer may
 * enter, the page that says so redirects to the address that was asked for.
 * @param isHeldBack whether the community is not open for this viewer
 */
export function guardOpening(place: Place, isHeldBack: boolean): string | null {
  const page = pageAt(place.pathname);
  if (page === "notOpen") return isHeldBack ? null : returnPath(place.search);
  if (!isHeldBack || ENTRY.has(page)) return null;
  return page === "home" ? paths.notOpen() : paths.notOpen(addressOf(place));
}

/** Whether the window is as wide as a desktop's (CONST-036); never on the server. */
export const isWide = (): boolean => typeof window !== "undefined" && window.matchMedia(WIDE).matches;

/** Calls back when the window is or becomes as wide as a desktop's; returns a function that stops it. */
export function onWide(listener: () => void): () => void {
  const media = window.matchMedia(WIDE);
  const hear = () => media.matches && listener();
  hear();
  media.addEventListener("change", hear);
  return () => media.removeEventListener("change", hear);
}

/**
 * The in-site address that `redirect` of a query names, home when it names none, one outside or a login (AMB-070), an
 * old address of it among them, which is no page.
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get("redirect");
  const safe = wanted === null ? null : safeInternalPath(wanted);
  const page = pageAt(safe?.split(/[?#]/)[0] ?? "");
  const login = page === "pclogin" || page === "login" || safe?.startsWith(`${pageOf("login")}/`);
  return safe === null || login ? paths.home() : safe;
}
