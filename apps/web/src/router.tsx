import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouteObject,
  redirect,
} from "react-router-dom";
import { appOf } from "#lib/app.tsx";
import { ChunkLoadError, loadChunk } from "#lib/chunk.ts";
import { guard, isWide } from "#lib/guard.ts";
import type { PageModule } from "#lib/page.ts";
import { type PageName, pages, subPath, tabBarIndex } from "#paths";
import type { RootHandle } from "#shell/existing-pages.ts";
import { PageError } from "#shell/page-error.tsx";
import { Placeholder } from "#shell/placeholder.tsx";
import { RootLayout } from "#shell/root-layout.tsx";
import { loadSite } from "#shell/site.ts";

/** Which file shows which page. A page that is not listed is not found. */
const files: Partial<Record<PageName, string>> = {
  login: "auth/login",
  pclogin: "auth/pclogin",
  register: "auth/register",
  wxlogin: "auth/wxlogin",
  thread: "thread/detail",
  profile: "profile/user",
  fans: "profile/fans",
  follows: "profile/follows",
  home: "home/home",
  homeIndex: "home/home",
  community: "community/community",
  circles: "circle/circles",
  topicZone: "topic/zone",
  topic: "topic/topic",
  recommendZone: "recommend/zone",
  cherrypick: "cherrypick/cherrypick",
  activities: "activity/activities",
  profileEdit: "account/profile-edit",
  settings: "account/settings",
  protocol: "account/protocol",
  drafts: "publish/drafts",
  about: "account/about",
  badges: "account/badges",
  levels: "account/levels",
  points: "account/points",
  commentLikes: "account/comment-likes",
  help: "account/help",
  mine: "account/mine",
  mineOld: "account/mine",
  publish: "publish/publish",
  preview: "publish/preview",
  search: "search/search",
  console: "console/console",
  messages: "message/messages",
  inbox: "message/inbox",
  mall: "mall/mall",
  goods: "mall/goods",
  exchangeRecord: "mall/orders",
  pointsExchange: "mall/points-exchange",
  addresses: "address/addresses",
  addressEdit: "address/address-edit",
  devices: "device/devices",
  deviceApply: "device/apply",
  invitation: "invitation/invitation",
  join: "invitation/join",
  questionnaire: "questionnaire/questionnaire",
  training: "feedback/hub",
  feedback: "feedback/form",
  feedbackV2: "feedback/form",
  checkIn: "checkin/check-in",
  checkInCalendar: "checkin/calendar",
  prizes: "checkin/prizes",
  tasks: "tasks/tasks",
  launchMiniProgram: "viewers/launch",
  webview: "viewers/webview",
  web: "viewers/webview",
  textview: "viewers/textview",
  richText: "viewers/rich-text",
  chooseLocation: "location/choose",
  openLocation: "location/open",
  template: "gallery/template",
};

/** What the tab-bar paths show, and the index pages that a wide screen is sent on to (AMB-024). */
const galleries = {
  component: "gallery/component",
  API: "gallery/api",
  extUI: "gallery/ext-ui",
  template: "gallery/template",
} as const satisfies Record<keyof typeof tabBarIndex, string>;

const NOT_FOUND = "system/not-found";

const modules = import.meta.glob<PageModule>("./routes/*/*.page.tsx");

async function loadPage(file: string) {
  const page = await loadChunk(file, modules[`./routes/${file}.page.tsx`]);
  if (!page.Component) throw new ChunkLoadError(file, "missing");
  return page;
}

/** The route of one page. Its id is its file, by which the server finds the chunks to announce. */
const pageRoute = (path: string, file: string, id = file): RouteObject => ({
  id,
  path,
  caseSensitive: true,
  lazy: () => loadPage(file),
});

const guardVisit: MiddlewareFunction = ({ request, context }, next) => {
  const target = guard(new URL(request.url), appOf({ context }).session.token() !== undefined, isWide());
  if (target) throw redirect(target);
  return next();
};

/** The routes, the same for the server and the browser. */
export const routes: RouteObject[] = [
  {
    id: "root",
    handle: { pages: new Set(Object.keys(files)) } satisfies RootHandle,
    middleware: [guardVisit],
    loader: (args: LoaderFunctionArgs) => loadSite(appOf(args)),
    shouldRevalidate: () => false,
    Component: RootLayout,
    HydrateFallback: Placeholder,
    ErrorBoundary: PageError,
    children: [
      {
        // An error stays inside the frame: the bars go on working.
        ErrorBoundary: PageError,
        children: [
          ...Object.entries(files).map(([name, file]) =>
            pageRoute(pages[name as PageName].path, file, `${name}:${file}`),
          ),
          ...Object.entries(files).flatMap(([name, file]) => {
            const path = subPath(pages[name as PageName].path);
            return path ? pageRoute(path, file, `sub-${name}:${file}`) : [];
          }),
          ...Object.entries(galleries).flatMap(([kind, file]) => [
            pageRoute(`/pages/tabBar/${kind}/*`, file, `tab-${kind}:${file}`),
            ...(kind === "template"
              ? []
              : [pageRoute(tabBarIndex[kind as keyof typeof galleries], file, `index-${kind}:${file}`)]),
          ]),
          pageRoute("*", NOT_FOUND),
        ],
      },
    ],
  },
];

/** The source file of a route's page, as the build's manifest names it; undefined for the frame around it. */
export function fileOfRoute(id: string): string | undefined {
  const file = id.slice(id.indexOf(":") + 1);
  const path = `./routes/${file}.page.tsx`;
  return path in modules ? path.replace("./", "src/") : undefined;
}
