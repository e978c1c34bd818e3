import type { Api } from "@lenscape/api/client";
import type { Session, SessionState } from "@lenscape/api/session";
import { visitorState } from "@lenscape/api/session";
import type { QueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { createContext as createRouterContext, RouterContextProvider } from "react-router-dom";

/** State of one browser tab, or of one request on the server. Never stored in a module variable. */
export interface App {
  readonly api: Api;
  readonly queries: QueryClient;
  readonly session: Session;
}

const routerContext = createRouterContext<App>();
const reactContext = createContext<App | null>(null);
const memberContext = createContext<SessionState>(visitorState);

/** Creates the router context that passes `app` to guards and loaders. */
export function createAppContext(app: App): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(routerContext, app);
  return context;
}

/** Returns the app from the arguments of a loader or middleware. */
export function getApp({ context }: { context: unknown }): App {
  return (context as Readonly<RouterContextProvider>).get(routerContext);
}

export interface AppProviderProps {
  app: App;
  /** Whether the page hydrates server markup, which shows a visitor until hydration ends. */
  isHydrated?: boolean;
  children: ReactNode;
}

/** Provides `app` and the session state. */
export function AppProvider({ app, isHydrated = false, children }: AppProviderProps) {
  const { session } = app;
  const state = useSyncExternalStore(session.subscribe, session.state, () => visitorState);
  const [isHydrationDone, setHydrationDone] = useState(!isHydrated);
  // A transition is interruptible: most components read the session, so this renders nearly the whole page.
  useEffect(() => startTransition(() => setHydrationDone(true)), []);
  return (
    <reactContext.Provider value={app}>
      <memberContext.Provider value={isHydrationDone ? state : visitorState}>
        {children}
      </memberContext.Provider>
    </reactContext.Provider>
  );
}

/** Returns the app of this tab or request. Throws outside `AppProvider`. */
export function useApp(): App {
  const app = useContext(reactContext);
  if (!app) throw new Error("useApp outside AppProvider");
  return app;
}

/** Returns the session state: a visitor's until hydration ends, so that server and browser render the same markup. */
export const useMember = (): SessionState => useContext(memberContext);
