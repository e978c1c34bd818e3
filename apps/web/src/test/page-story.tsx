import { createApi } from "@lenscape/api/client";
import { timeoutProfiles } from "@lenscape/api/deadline";
import { createSession, memoryStorage, STORAGE_PREFIX } from "@lenscape/api/session";
import type { Meta } from "@storybook/react-vite";
import type { RequestHandler } from "msw";
import { setupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";
import { mswLoader } from "msw-storybook-addon/csf3";
import { useEffect, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { site } from "#config/site.ts";
import { type App, createAppContext } from "#lib/app.tsx";
import { createQueryClient } from "#lib/query.ts";
import { Providers } from "#shell/frame/providers.tsx";
import { routes } from "../router.tsx";
import { community } from "./answers/community.ts";
import { member } from "./answers/member.ts";
import { API_BASE, getPendingCallCount, respondUnreadable, respondWith } from "./mock.ts";

/** Fixed time of all page stories. */
const NOW = new Date("2026-11-22T09:12:40+08:00").getTime();

/** Timeouts long enough for calls that never resolve. */
const noTimeouts = { ...timeoutProfiles.long, request: 2 ** 31 - 1, captcha: 2 ** 31 - 1 };

interface PageStoryProps {
  /** 站内地址，和地址栏里写的一样。 */
  address: string;
  /** 谁在看：访客、成员，或能办活动、能建访问密钥的成员。 */
  viewer?: "visitor" | "member" | "host";
}

let startCount = 0;

function startApp({ address, viewer }: PageStoryProps) {
  const session = createSession(memoryStorage(), { defaultAvatar: site.defaultAvatar });
  if (viewer !== "visitor") {
    session.signIn("story");
    const { permissions } = member.getInfo;
    const more = viewer === "host" ? ["thread.activity.create", "apikey.create"] : [];
    session.setInfo({ ...member.getInfo, permissions: [...permissions, ...more] });
    session.setOwnInfo(member.ownInfo);
  }
  // No error toasts, because their timing would make screenshots differ.
  const calls = { open: 0, pendingBefore: getPendingCallCount() };
  const api = createApi({
    baseUrl: API_BASE,
    session,
    timeoutMs: noTimeouts,
    fetch: async (request) => {
      calls.open += 1;
      return fetch(request).finally(() => {
        calls.open -= 1;
      });
    },
  });
  const app: App = { api, queries: createQueryClient(), session };
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => createAppContext(app),
  });
  startCount += 1;
  return { app, router, calls, key: startCount };
}

let currentStory: ReturnType<typeof startApp> | undefined;
const unhandledCalls: string[] = [];

/** Returns the calls of the current story without a mocked response. */
export const getUnhandledCalls = (): readonly string[] => unhandledCalls;

/** Whether navigation and all calls of the current story have finished, except calls that never resolve. */
export function isSettled(): boolean {
  if (!currentStory) return false;
  const { app, router, calls } = currentStory;
  const { initialized, navigation } = router.state;
  const isNavigated = initialized && navigation.state === "idle";
  const pendingCount = getPendingCallCount() - calls.pendingBefore;
  return isNavigated && calls.open <= pendingCount && app.queries.isFetching() <= pendingCount;
}

declare global {
  /** The current page story, for the check that presses every control (`.storybook/checks/controls.ts`). */
  var lenscapePage: { isSettled: () => boolean; restart: () => void } | undefined;
}

/** The whole app, started at an address with mocked responses. */
function PageStory({ address, viewer }: PageStoryProps) {
  const [started, setStarted] = useState(() => startApp({ address, viewer }));
  const { app, router } = started;
  useEffect(() => {
    currentStory = started;
    globalThis.lenscapePage = { isSettled, restart: () => setStarted(startApp({ address, viewer })) };
    return () => {
      globalThis.lenscapePage = undefined;
      started.router.dispose();
      started.app.queries.clear();
      delete document.documentElement.dataset.member;
    };
  }, [started, address, viewer]);
  return (
    <Providers key={started.key} app={app}>
      <RouterProvider router={router} />
    </Providers>
  );
}

/** Sets the clock to `NOW` in the community's time zone. Returns a function that restores the clock. */
function freezeClock() {
  const RealDate = globalThis.Date;
  globalThis.Date = class extends RealDate {
    constructor(...args: []) {
      if (args.length === 0) super(NOW);
      else super(...args);
    }
    static override now = () => NOW;
    override getHours = () => (this.getUTCHours() + 8) % 24;
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}

/** Removes the app's entries of earlier stories from `localStorage`, such as drafts. */
function clearStorage() {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(STORAGE_PREFIX)) localStorage.removeItem(key);
}

/** Starts the mock service worker, at any base path of Storybook. */
async function startWorker() {
  const worker = setupWorker(...respondWith(community), ...respondUnreadable("liveStream"));
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL("mockServiceWorker.js", document.baseURI).pathname },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { method, url } = frame.data.request;
      const { pathname } = new URL(url);
      if (!pathname.startsWith(`${API_BASE}/`)) return;
      unhandledCalls.push(`${method} ${pathname}`);
      defaults.error();
    },
  });
  return worker;
}

/**
 * Creates the meta of a page's stories: the page at `address` for a visitor, with the responses of `answers/community.ts`.
 * A story changes the viewer with the arg `viewer` and single responses with `withResponses`.
 */
export const pageStory = (address: string) =>
  ({
    component: PageStory,
    args: { address, viewer: "visitor" },
    argTypes: {
      address: { control: "text" },
      viewer: { control: "inline-radio", options: ["visitor", "member", "host"] },
    },
    parameters: { layout: "fullscreen" },
    loaders: [mswLoader(startWorker)],
    beforeEach: () => {
      clearStorage();
      unhandledCalls.length = 0;
      return freezeClock();
    },
    render: (args) => <PageStory key={JSON.stringify(args)} {...args} />,
  }) satisfies Meta<typeof PageStory>;

/** Creates story parameters that replace the responses of single operations. */
export const withResponses = (...handlers: RequestHandler[]) => ({ parameters: { msw: handlers } });
