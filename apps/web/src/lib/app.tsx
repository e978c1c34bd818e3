import type { Api } from "@lenscape/api/client";
import type { Session, SessionState } from "@lenscape/api/session";
import { visitorState } from "@lenscape/api/session";
import type { QueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { createContext as createRouterContext, RouterContextProvider } from "react-router-dom";

/** The state of one browser tab, or of one request on the server. Never a module's global. */
export interface App {
  readonly api: Api;
  readonly queries: QueryClient;
  readonly session: Session;
}

const routerContext = createRouterContext<App>();
const reactContext = createContext<App | null>(null);

/** The router's context that carries `app` to guards and loaders. */
export function contextOf(app: App): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(routerContext, app);
  return context;
}

/** The app of a loader's or a guard's arguments. */
export function appOf({ context }: { context: unknown }): App {
  return (context as Readonly<RouterContextProvider>).get(routerContext);
}

/** Carries `app` to the components below it. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <reactContext.Provider value={app}>{children}</reactContext.Provider>;
}

/** The app of this tab or request. Throws outside `AppProvider`. */
export function useApp(): App {
  const app = useContext(reactContext);
  if (!app) throw new Error("useApp outside AppProvider");
  return app;
}

/** Who is signed in; a visitor while hydrating, so that server and browser agree. */
export function useMember(): SessionState {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.state, () => visitorState);
}
