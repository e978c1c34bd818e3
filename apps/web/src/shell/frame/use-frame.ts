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
import { PENDING_DELAY_MS, PENDING_TIMEOUT_MS } from "#config/timing.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { applyHead, createHead, getMeta } from "#lib/head.ts";
import { getLaunchPath } from "#lib/launch-path.ts";
import { getOpeningRedirect } from "#lib/navigation-guard.ts";
import type { PageHandle } from "#lib/page.ts";
import { isSiteClosed, useSiteInfo } from "./site-info.ts";

/** Returns the handle of the deepest matched route. */
export function usePageHandle(): PageHandle {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  return matches.findLast(({ handle }) => handle)?.handle ?? {};
}

/** Returns the HTTP status of the current page. */
export function usePageStatus(): number {
  const [error] = Object.values(useContext(RouterStateContext)?.errors ?? {}) as unknown[];
  if (error === undefined) return 200;
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof ApiError && error.code > 0 ? error.code : 503;
}

/** Returns the title of the current page, or undefined if the page has failed or has none. */
export function usePageTitle(): string | undefined {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  const { pathname, search } = useLocation();
  return getMeta({
    matches: matches.map(({ handle, loaderData }) => ({ handle, data: loaderData })),
    // `meta` reads only path and query; the server does not know the origin here.
    url: new URL(pathname + search, "http://page.invalid"),
    status: usePageStatus(),
  }).title;
}

/** Keeps the document's `data-member`, which `themeScript` sets for the first paint, in sync with the session. */
export function useMemberAttribute(): void {
  const { session } = useApp();
  useEffect(() => {
    const update = () => document.documentElement.toggleAttribute("data-member", session.state().hasLogin);
    update();
    return session.subscribe(update);
  }, [session]);
}

/** Redirects an open page when the community opens or closes. The guard runs only on navigations. */
export function useOpeningRedirect(): void {
  const navigate = useNavigate();
  const target = getOpeningRedirect(useLocation(), isSiteClosed(useSiteInfo(), useMember().permissions));
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [navigate, target]);
}

/**
 * Redirects the first page of a visit to its `/subpages` path on phones (AMB-023). Runs after hydration, because the
 * server's markup belongs to the requested path.
 */
export function useLaunchRedirect(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    const path = getLaunchPath(pathname, navigator.userAgent);
    if (path !== pathname) void navigate(`${path}${search}${hash}`, { replace: true });
  }, [navigate, pathname, search, hash]);
}

/**
 * Updates the document's head and moves the focus to the page's content after each navigation. Returns the title for a
 * live region. Navigations that keep the scroll position (tabs, filters, dialogs with a URL) keep the focus. The first
 * page has no announcement, because the browser announces it.
 */
export function usePageAnnouncement(brandName: string): string {
  const matches = useMatches();
  const location = useLocation();
  const status = usePageStatus();
  const isFirstPage = useRef(true);
  const [announcement, setAnnouncement] = useState("");
  const url = location.pathname + location.search;
  const keepsScroll = useContext(RouterStateContext)?.preventScrollReset;
  const previous = useRef(location);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per URL, with the data that matches it
  useEffect(() => {
    const head = createHead({
      matches: matches.map(({ handle, loaderData }) => ({ handle, data: loaderData })),
      url: new URL(url, window.location.origin),
      brandName,
      status,
    });
    // The server has rendered the head of public pages, but not of private pages.
    if (!isFirstPage.current || document.title !== head.title) applyHead(document, head);
    if (isFirstPage.current) {
      isFirstPage.current = false;
      return;
    }
    setAnnouncement(head.title);
    const from = previous.current;
    previous.current = location;
    const focusMain = () => document.getElementById("main")?.focus({ preventScroll: true });
    // Back from a dialog with a URL over the same page.
    const isDialogClose = from.state?.opened && from.pathname === location.pathname;
    if (!isDialogClose && !keepsScroll) return focusMain();
    // A closing dialog restores the focus one task later.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) focusMain();
    });
    return () => clearTimeout(timer);
  }, [url, brandName, status]);
  return announcement;
}

/** Returns the progress of a navigation: slow after 200 ms (CONST-005), late after 60000 ms (CONST-006). */
export function useNavigationState(): "quick" | "slow" | "late" {
  const { state } = useNavigation();
  const [progress, setProgress] = useState<"quick" | "slow" | "late">("quick");
  useEffect(() => {
    if (state === "idle") return;
    const timers = [
      setTimeout(() => setProgress("slow"), PENDING_DELAY_MS),
      setTimeout(() => setProgress("late"), PENDING_TIMEOUT_MS),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setProgress("quick");
    };
  }, [state]);
  return progress;
}

function subscribeOnline(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether the browser reports a network connection. True on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
}

const subscribeNever = () => () => undefined;

/** Whether hydration has ended. False on the server. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}

/** Returns the state of the current history entry, which survives reloads. Null on the server and during hydration. */
export function useHistoryState<State>(): State | null {
  const { state } = useLocation() as { state: State | null };
  return useHydrated() ? state : null;
}
