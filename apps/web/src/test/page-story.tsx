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

/** The moment at which every story of a page is looked at. */
const NOW = new Date("2026-11-22T09:12:40+08:00").getTime();

/** Pending calls of a story never resolve. */
const patient = { ...timeoutProfiles.long, request: 2 ** 31 - 1, captcha: 2 ** 31 - 1 };

interface PageStoryProps {
  /** 站内地址，和地址栏里写的一样。 */
  address: string;
  /** 谁在看：访客、成员，或能办活动、能建访问密钥的成员。 */
  viewer?: "visitor" | "member" | "host";
}

let starts = 0;

function start({ address, viewer }: PageStoryProps) {
  const session = createSession(memoryStorage(), { defaultAvatar: site.defaultAvatar });
  if (viewer !== "visitor") {
    session.signIn("story");
    const { permissions } = member.getInfo;
    const more = viewer === "host" ? ["thread.activity.create", "apikey.create"] : [];
    session.setInfo({ ...member.getInfo, permissions: [...permissions, ...more] });
    session.setOwnInfo(member.ownInfo);
  }
  // No toast tells of a failure: it would be gone, or not, when somebody looks at the story.
  const calls = { open: 0, heldBefore: getPendingCallCount() };
  const api = createApi({
    baseUrl: API_BASE,
    session,
    timeoutMs: patient,
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
  starts += 1;
  return { app, router, calls, number: starts };
}

let shown: ReturnType<typeof start> | undefined;
const unanswered: string[] = [];

/** The calls of the story that the community has no answer to; there should be none. */
export const unansweredCalls = (): readonly string[] => unanswered;

/** Whether the page that is shown has every answer it will get. */
export function isSettled(): boolean {
  if (!shown) return false;
  const { app, router, calls } = shown;
  const { initialized, navigation } = router.state;
  const arrived = initialized && navigation.state === "idle";
  const held = getPendingCallCount() - calls.heldBefore;
  return arrived && calls.open <= held && app.queries.isFetching() <= held;
}

declare global {
  /** The page that is shown, for what presses its controls (`.storybook/checks/controls.ts`). */
  var lenscapePage: { isSettled: () => boolean; restart: () => void } | undefined;
}

/** One page of the application as it starts at an address: its routes, its frame, its client of the contract. */
function PageStory({ address, viewer }: PageStoryProps) {
  const [started, setStarted] = useState(() => start({ address, viewer }));
  const { app, router } = started;
  useEffect(() => {
    shown = started;
    globalThis.lenscapePage = { isSettled, restart: () => setStarted(start({ address, viewer })) };
    return () => {
      globalThis.lenscapePage = undefined;
      started.router.dispose();
      started.app.queries.clear();
      delete document.documentElement.dataset.member;
    };
  }, [started, address, viewer]);
  return (
    <Providers key={started.number} app={app}>
      <RouterProvider router={router} />
    </Providers>
  );
}

/** Stops the clock at `NOW` until the story is left, in the community's time zone for code that asks for the hour. */
function holdClock() {
  const Running = globalThis.Date;
  globalThis.Date = class extends Running {
    constructor(...given: []) {
      if (given.length === 0) super(NOW);
      else super(...given);
    }
    static override now = () => NOW;
    override getHours = () => (this.getUTCHours() + 8) % 24;
  } as DateConstructor;
  return () => {
    globalThis.Date = Running;
  };
}

/** Forgets what earlier stories left in the browser: drafts, and what was searched for. */
function forget() {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(STORAGE_PREFIX)) localStorage.removeItem(key);
}

/** Starts the worker that answers in place of a server, from wherever Storybook lies. */
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
      unanswered.push(`${method} ${pathname}`);
      defaults.error();
    },
  });
  return worker;
}

/**
 * The meta of a page's stories. They show the page at `address` to a visitor, answered by the community of
 * `answers/community.ts`; a story says with `viewer` who else looks, and with `answered` what is answered otherwise.
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
      forget();
      unanswered.length = 0;
      return holdClock();
    },
    render: (args) => <PageStory key={JSON.stringify(args)} {...args} />,
  }) satisfies Meta<typeof PageStory>;

/** The part of a story that answers some operations otherwise than the community does. */
export const answered = (...handlers: RequestHandler[]) => ({ parameters: { msw: handlers } });
