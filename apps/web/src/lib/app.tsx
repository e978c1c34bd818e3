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

/** The state of one browser tab, or of one request on the server. Never a module's global. */
export interface App {
  readonly api: Api;
  readonly queries: QueryClient;
  readonly session: Session;
}

const routerContext = createRouterContext<App>();
const reactContext = createContext<App | null>(null);
const memberContext = createContext<SessionState>(visitorState);

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

export interface AppProviderProps {
  app: App;
  /** The page is the server's, which is a visitor's until it has been taken over. */
  isHydrated?: boolean;
  children: ReactNode;
}

/** Carries `app`, and who is signed in, to the components below it. */
export function AppProvider({ app, isHydrated = false, children }: AppProviderProps) {
  const { session } = app;
  const state = useSyncExternalStore(session.subscribe, session.state, () => visitorState);
  const [isTakenOver, setTakenOver] = useState(!isHydrated);
  // In slices, between which presses are answered: most of a page looks at who is signed in.
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  return (
    <reactContext.Provider value={app}>
      <memberContext.Provider value={isTakenOver ? state : visitorState}>{children}</memberContext.Provider>
    </reactContext.Provider>
  );
}

/** The app of this tab or request. Throws outside `AppProvider`. */
export function useApp(): App {
  const app = useContext(reactContext);
  if (!app) throw new Error("useApp outside AppProvider");
  return app;
}

/** Who is signed in; a visitor until a page of the server's has been taken over, so that server and browser agree. */
export const useMember = (): SessionState => useContext(memberContext);
