import "./app.css";
import { type Api, createApi } from "@lenscape/api/client";
import { timeoutProfiles } from "@lenscape/api/deadline";
import { createSession } from "@lenscape/api/session";
import { cn } from "@lenscape/ui/lib/cn";
import { setCommunityZone } from "@lenscape/ui/lib/time";
import { toast } from "@lenscape/ui/toast";
import { hydrate } from "@tanstack/react-query";
import { type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  UNSAFE_ErrorResponseImpl as RouteErrorResponse,
  type RouteObject,
  RouterProvider,
} from "react-router-dom";
import { site } from "#config/site.ts";
import { TIMEOUT_PROFILE } from "#config/timing.ts";
import { type App, createAppContext, useApp, useMember } from "#lib/app.tsx";
import { ChunkLoadError, reloadForNewBuild } from "#lib/chunk.ts";
import { replayEarlyInput } from "#lib/early-input.ts";
import { listenToHistory } from "#lib/history-listener.ts";
import { isInitialUrl } from "#lib/initial-url.ts";
import { getLaunchPath } from "#lib/launch-path.ts";
import { withPreloadedMemberStart } from "#lib/member-start-preload.ts";
import { getVisitRedirect, isDesktopWidth } from "#lib/navigation-guard.ts";
import type { PageHandle } from "#lib/page.ts";
import { createQueryClient } from "#lib/query.ts";
import { refetchOnConflict } from "#lib/refetch-on-conflict.ts";
import { withServerClock } from "#lib/server-clock.ts";
import { ignoreSkippedTransitions } from "#lib/skipped-transition.ts";
import { type PageState, readPageState } from "#lib/state.ts";
import { localStore } from "#lib/storage.ts";
import { Providers } from "#shell/frame/providers.tsx";
import { getSiteInfo } from "#shell/frame/site-info.ts";
import { closeSearchAfterReload } from "#shell/navigation/search-layer.tsx";
import { saveEnvironment } from "#shell/session/environment.ts";
import { startMember } from "#shell/session/member-start.ts";
import { askToLogInAgain } from "#shell/session/session-expiry.ts";
import { announceBlockedStorage } from "#shell/session/storage-notice.ts";
import { routes } from "./router.tsx";

function createApp(apiBase: string, onUnauthorized: () => void): App {
  const session = createSession(localStore, { defaultAvatar: site.defaultAvatar });
  const queries = createQueryClient();
  const api: Api = createApi({
    baseUrl: apiBase,
    fetch: withServerClock(withPreloadedMemberStart(window)),
    prepareUpload: async (file) => (await import("#shell/media/shrink-picture.ts")).shrinkPicture(file),
    session,
    authenticatesPublicCalls: () => getSiteInfo({ api, queries }).mode === "notOpen",
    timeoutMs: timeoutProfiles[TIMEOUT_PROFILE],
    events: {
      onUnauthorized,
      onError: ({ kind, message }) => {
        // While the browser is offline, the frame shows a notice and `useAction` a toast.
        if (kind !== "network" || navigator.onLine) toast(message, { tone: "error" });
      },
    },
  });
  return { api: refetchOnConflict(api, queries), queries, session };
}

/** Converts the results and errors of the server's loaders to the router's hydration data. */
function toHydrationState({ loaderData, errors }: NonNullable<PageState["router"]>): HydrationState {
  if (!errors) return { loaderData };
  const thrown = Object.entries(errors).map(([route, { status, statusText }]) => [
    route,
    new RouteErrorResponse(status, statusText, null),
  ]);
  return { loaderData, errors: Object.fromEntries(thrown) as Record<string, unknown> };
}

/** Loads the code of the matched routes before hydration, which must not wait for code. */
async function loadMatches(all: RouteObject[], loaderData: Record<string, unknown>) {
  for (const { route } of matchRoutes(all, window.location) ?? []) {
    if (typeof route.lazy !== "function") continue;
    const module = (await route.lazy()) as Partial<RouteObject>;
    Object.assign(route, module, { lazy: undefined });
    if (route.id) await (module.handle as PageHandle | undefined)?.prepare?.(loaderData[route.id]);
  }
}

/** Creates the router with the server's loader data, unless the document is a shell or the URL has changed. */
async function createRouter(app: App, state: PageState) {
  const getContext = () => createAppContext(app);
  if (state.queries) hydrate(app.queries, state.queries);
  if (state.router && isInitialUrl(window)) {
    // The first call of `cn` is slow (tailwind-merge builds its class map), so it runs while the code loads.
    await Promise.all([loadMatches(routes, state.router.loaderData), nextTask().then(() => cn("p-0"))]);
    await nextTask();
  }
  if (!isInitialUrl(window)) state.router = undefined;
  return createBrowserRouter(routes, {
    getContext,
    hydrationData: state.router && toHydrationState(state.router),
  });
}

/** Ends the current task, so that the browser can handle input and paint. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Replays the input from before hydration when the page is hydrated and shows the actual session state. */
function EarlyInput({ children }: { children: ReactNode }) {
  const { session } = useApp();
  const isHydrationDone = useMember() === session.state();
  useEffect(() => {
    if (isHydrationDone) setTimeout(replayEarlyInput, 0, window);
  }, [isHydrationDone]);
  return children;
}

async function start() {
  // The start is split into tasks, so that none of them blocks input for a noticeable time.
  await nextTask();
  const state = readPageState(document);
  setCommunityZone(state.timeZone, state.utcOffsetMs);
  const app = createApp(state.apiBase, () => void askToLogInAgain(app, router));
  const { search, hash } = window.location;
  const pathname = getLaunchPath(window.location.pathname, navigator.userAgent);
  const target = getVisitRedirect(
    { pathname, search, hash },
    app.session.token() !== undefined,
    isDesktopWidth(),
  );
  if (target) window.history.replaceState(null, "", target);
  closeSearchAfterReload(window);
  app.session.connect(window);
  saveEnvironment(navigator);
  announceBlockedStorage(document);
  listenToHistory();
  ignoreSkippedTransitions();

  const memberStart = startMember(app);
  await nextTask();
  const router = await createRouter(app, state);
  await nextTask();
  if (!isInitialUrl(window)) state.router = undefined;
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root");
  const tree = (
    <Providers app={app} isHydrated={state.router !== undefined}>
      <EarlyInput>
        <RouterProvider router={router} />
      </EarlyInput>
    </Providers>
  );
  // A transition is interruptible, so the browser can handle input during hydration.
  startTransition(() => {
    if (state.router) hydrateRoot(root, tree);
    else createRoot(root).render(tree);
  });
  await memberStart;
}

void start().catch(async (error: unknown) => {
  if (error instanceof ChunkLoadError && (await reloadForNewBuild(error, window))) return;
  throw error;
});
