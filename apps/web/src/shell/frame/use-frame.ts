import { ApiError } from "@lenscape/api/errors";
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  isRouteErrorResponse,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  type UIMatch,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from "react-router-dom";
import { PENDING_DELAY, PENDING_TIMEOUT } from "#config/timing.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { guardOpening } from "#lib/guard.ts";
import { applyHead, headOf, metaOf } from "#lib/head.ts";
import { launchPath } from "#lib/launch-path.ts";
import type { PageHandle } from "#lib/page.ts";
import { isHeldBack, useSiteInfo } from "./site-info.ts";

/** What the deepest matched page asks of the frame. */
export function usePageHandle(): PageHandle {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  return matches.findLast(({ handle }) => handle)?.handle ?? {};
}

/** The HTTP status that the shown page stands for. */
export function useStatus(): number {
  const [error] = Object.values(useContext(RouterStateContext)?.errors ?? {}) as unknown[];
  if (error === undefined) return 200;
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof ApiError && error.code > 0 ? error.code : 503;
}

/** What the shown page calls itself; undefined where it has failed or has no name of its own. */
export function usePageTitle(): string | undefined {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  const { pathname, search } = useLocation();
  return metaOf({
    matches: matches.map(({ handle, loaderData }) => ({ handle, data: loaderData })),
    // Only path and query are read; the origin is not known on the server.
    url: new URL(pathname + search, "http://page.invalid"),
    status: useStatus(),
  }).title;
}

/**
 * Keeps the mark by which the first paint tells a member from a visitor (`themeScript`) true afterwards: what it
 * hides must be there again after logging out.
 */
export function useMemberAttribute(): void {
  const { session } = useApp();
  useEffect(() => {
    const mark = () => document.documentElement.toggleAttribute("data-member", session.state().hasLogin);
    mark();
    return session.subscribe(mark);
  }, [session]);
}

/** Follows the opening and the closing of the community while a page is open: the guard runs at navigations only. */
export function useOpening(): void {
  const navigate = useNavigate();
  const target = guardOpening(useLocation(), isHeldBack(useSiteInfo(), useMember().permissions));
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [navigate, target]);
}

/**
 * Takes the second address of the page a launch began on (AMB-023). Once the page stands: the server's markup belongs
 * to the address that was asked for.
 */
export function useLaunchPath(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const launched = useRef(false);
  useEffect(() => {
    if (launched.current) return;
    launched.current = true;
    const path = launchPath(pathname, navigator.userAgent);
    if (path !== pathname) void navigate(`${path}${search}${hash}`, { replace: true });
  }, [navigate, pathname, search, hash]);
}

/**
 * After each navigation: brings title and tags up to date, moves the focus to the page's content, and returns the title
 * to read out. What stays in its place on the page (a tab, a filter, a dialog with an address) keeps the focus. Says
 * nothing on the first page, which the browser announces itself.
 */
export function useArrival(brandName: string): string {
  const matches = useMatches();
  const location = useLocation();
  const status = useStatus();
  const first = useRef(true);
  const [announced, setAnnounced] = useState("");
  const address = location.pathname + location.search;
  const stays = useContext(RouterStateContext)?.preventScrollReset;
  const left = useRef(location);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is a new address with its data, nothing else
  useEffect(() => {
    const head = headOf({
      matches: matches.map(({ handle, loaderData }) => ({ handle, data: loaderData })),
      url: new URL(address, window.location.origin),
      brandName,
      status,
    });
    // The server's head may already be the page's; it never knows the names on a private page.
    if (!first.current || document.title !== head.title) applyHead(document, head);
    if (first.current) {
      first.current = false;
      return;
    }
    setAnnounced(head.title);
    const from = left.current;
    left.current = location;
    const arrive = () => document.getElementById("main")?.focus({ preventScroll: true });
    // The way back out of what was opened over the page.
    const closed = from.state?.opened && from.pathname === location.pathname;
    if (!closed && !stays) return arrive();
    // A dialog that closes gives the focus back to what opened it, a task later.
    const later = setTimeout(() => {
      if (document.activeElement === document.body) arrive();
    });
    return () => clearTimeout(later);
  }, [address, brandName, status]);
  return announced;
}

/** How a navigation goes: slow after 200 ms (CONST-005), late after 60000 ms (CONST-006). */
export function useNavigationState(): "quick" | "slow" | "late" {
  const { state } = useNavigation();
  const [pace, setPace] = useState<"quick" | "slow" | "late">("quick");
  useEffect(() => {
    if (state === "idle") return;
    const timers = [
      setTimeout(() => setPace("slow"), PENDING_DELAY),
      setTimeout(() => setPace("late"), PENDING_TIMEOUT),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setPace("quick");
    };
  }, [state]);
  return pace;
}

function subscribeOnline(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether the browser believes to have a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
}

const never = () => () => undefined;

/** False on the server and while its markup is taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * What was handed on with this entry of the browser's history, which outlives a reload. Null on the server, which does
 * not know it, and while its markup is taken over.
 */
export function useEntryState<State>(): State | null {
  const { state } = useLocation() as { state: State | null };
  return useHydrated() ? state : null;
}
