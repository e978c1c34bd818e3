import "./app.css";
import { type Api, createApi } from "@lenscape/api/client";
import { timeoutProfiles } from "@lenscape/api/deadline";
import { createSession, memoryStorage, type SessionStorage } from "@lenscape/api/session";
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
import { TIMEOUTS } from "#config/timing.ts";
import { type App, contextOf, useApp, useMember } from "#lib/app.tsx";
import { isAtArrival } from "#lib/arrival-address.ts";
import { ChunkLoadError, reloadForNewBuild } from "#lib/chunk.ts";
import { replayEarlyInput } from "#lib/early-input.ts";
import { takingEarlyStart } from "#lib/early-start.ts";
import { guard, isWide } from "#lib/guard.ts";
import { listenToHistory } from "#lib/history-listener.ts";
import { refetchingWhenLate } from "#lib/late-act.ts";
import { launchPath } from "#lib/launch-path.ts";
import type { PageHandle } from "#lib/page.ts";
import { createQueries } from "#lib/query.ts";
import { ignoreSkippedTransitions } from "#lib/skipped-transition.ts";
import { type PageState, readState } from "#lib/state.ts";
import { Providers } from "#shell/frame/providers.tsx";
import { siteInfoOf } from "#shell/frame/site-info.ts";
import { closeSearchAfterReload } from "#shell/navigation/search-layer.tsx";
import { saveEnvironment } from "#shell/session/environment.ts";
import { startMember } from "#shell/session/member-start.ts";
import { routes } from "./router.tsx";

/** The browser's storage, or one in memory where it is forbidden. */
function openStorage(): SessionStorage {
  try {
    return window.localStorage;
  } catch {
    return memoryStorage();
  }
}

function createApp(apiBase: string, storage: SessionStorage, onUnauthorized: () => void): App {
  const session = createSession(storage, { defaultAvatar: site.defaultAvatar });
  const queries = createQueries();
  const api: Api = createApi({
    baseUrl: apiBase,
    fetch: takingEarlyStart(window),
    session,
    authenticatesPublicCalls: () => siteInfoOf({ api, queries }).mode === "notOpen",
    timeoutMs: timeoutProfiles[TIMEOUTS],
    events: {
      onUnauthorized,
      onError: ({ kind, message }) => {
        // The frame says already that there is no network; to who acts `useAction` does.
        if (kind !== "network" || navigator.onLine) toast(message, { tone: "error" });
      },
    },
  });
  return { api: refetchingWhenLate(api, queries), queries, session };
}

/** The results and errors of the server's loaders, in the router's own shape. */
function hydrationOf({ loaderData, errors }: NonNullable<PageState["router"]>): HydrationState {
  if (!errors) return { loaderData };
  const thrown = Object.entries(errors).map(([route, { status, statusText }]) => [
    route,
    new RouteErrorResponse(status, statusText, null),
  ]);
  return { loaderData, errors: Object.fromEntries(thrown) as Record<string, unknown> };
}

/** Hydration must not wait for code, so everything that the matched page needs is loaded before it starts. */
async function loadMatches(all: RouteObject[], loaderData: Record<string, unknown>) {
  for (const { route } of matchRoutes(all, window.location) ?? []) {
    if (typeof route.lazy !== "function") continue;
    const module = (await route.lazy()) as Partial<RouteObject>;
    Object.assign(route, module, { lazy: undefined });
    if (route.id) await (module.handle as PageHandle | undefined)?.prepare?.(loaderData[route.id]);
  }
}

/** Hydrates the server's markup, or renders into its shell when there is none for this visitor. */
async function createRouter(app: App, state: PageState) {
  const getContext = () => contextOf(app);
  if (state.queries) hydrate(app.queries, state.queries);
  if (state.router && isAtArrival(window)) {
    // The first class names that are joined take long, so that is done while the page's code is on its way.
    await Promise.all([loadMatches(routes, state.router.loaderData), nextTask().then(() => cn("p-0"))]);
    await nextTask();
  }
  if (!isAtArrival(window)) state.router = undefined;
  return createBrowserRouter(routes, {
    getContext,
    hydrationData: state.router && hydrationOf(state.router),
  });
}

/** Ends the task: what the visitor does meanwhile is handled, and the page is painted, before the next part runs. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** When everything inside can answer, and shows what only the browser knows, such as who is signed in: what was done before. */
function EarlyInput({ children }: { children: ReactNode }) {
  const { session } = useApp();
  const isTakenOver = useMember() === session.state();
  useEffect(() => {
    if (isTakenOver) setTimeout(replayEarlyInput, 0, window);
  }, [isTakenOver]);
  return children;
}

/** Its code comes when a session has ended: most visits never need it. Where it does not come, the next refusal tries again. */
const sayExpired = (...about: Parameters<typeof import("#shell/session/session-expiry.ts").askToSignIn>) =>
  import("#shell/session/session-expiry.ts").then(
    ({ askToSignIn }) => askToSignIn(...about),
    () => about[0].api.rearm(),
  );

async function start() {
  // Reading the scripts, finding the page's parts, preparing the router and hydrating are tasks, none of them long enough
  // to be felt.
  await nextTask();
  const state = readState(document);
  setCommunityZone(state.timeZone, state.aheadMs);
  const storage = openStorage();
  const app = createApp(state.apiBase, storage, () => void sayExpired(app, router));
  const { search, hash } = window.location;
  const pathname = launchPath(window.location.pathname, navigator.userAgent);
  const target = guard({ pathname, search, hash }, app.session.token() !== undefined, isWide());
  if (target) window.history.replaceState(null, "", target);
  closeSearchAfterReload(window);
  app.session.connect(window);
  saveEnvironment(storage, navigator);
  listenToHistory();
  ignoreSkippedTransitions();

  const started = startMember(app);
  await nextTask();
  const router = await createRouter(app, state);
  await nextTask();
  if (!isAtArrival(window)) state.router = undefined;
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root");
  const tree = (
    <Providers app={app} isHydrated={state.router !== undefined}>
      <EarlyInput>
        <RouterProvider router={router} />
      </EarlyInput>
    </Providers>
  );
  // A transition is interruptible, so input is handled between the slices of the hydration.
  startTransition(() => {
    if (state.router) hydrateRoot(root, tree);
    else createRoot(root).render(tree);
  });
  await started;
}

void start().catch(async (error: unknown) => {
  if (error instanceof ChunkLoadError && (await reloadForNewBuild(error, window))) return;
  throw error;
});
