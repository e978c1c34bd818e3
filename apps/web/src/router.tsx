import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouteObject,
  redirect,
} from "react-router-dom";
import { appOf } from "#lib/app.tsx";
import { ChunkLoadError, loadChunk } from "#lib/chunk.ts";
import { guard, guardOpening, isWide } from "#lib/guard.ts";
import type { PageModule } from "#lib/page.ts";
import { pages, subPath, tabBarIndex } from "#paths";
import { Placeholder } from "#shell/frame/frame-placeholder.tsx";
import { RootLayout } from "#shell/frame/root-layout.tsx";
import { isHeldBack, loadSite, siteInfoOf } from "#shell/frame/site-info.ts";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { PageError } from "#shell/loading/page-error.tsx";

/** What the tab-bar paths show, and the index pages that a wide screen is sent on to (AMB-024). */
const galleries = {
  component: "gallery/component",
  API: "gallery/api-reference",
  extUI: "gallery/ext-ui",
  template: "gallery/template",
} as const satisfies Record<keyof typeof tabBarIndex, string>;

const NOT_FOUND = "unavailable/not-found";

/** Nearly every visit opens a list or a thread: the code of both is in the entry's files, not in dozens of small ones. */
const entryPages = import.meta.glob<PageModule>(
  ["./features/home/pages/home.page.tsx", "./features/threads/pages/thread.page.tsx"],
  { eager: true },
);
const lazyPages = import.meta.glob<PageModule>([
  "./features/*/pages/*.page.tsx",
  "!./features/home/pages/home.page.tsx",
  "!./features/threads/pages/thread.page.tsx",
]);

/** Returns the path of a page's source file, as the globs name it, for `<feature>/<page>`. */
const pagePath = (file: string) => `./features/${file.replace("/", "/pages/")}.page.tsx`;

async function loadPage(file: string) {
  const path = pagePath(file);
  const page = entryPages[path] ?? (await loadChunk(file, lazyPages[path]));
  if (!page.Component) throw new ChunkLoadError(file, "missing");
  return page;
}

/** The route of one page. Its id is its file, by which the server finds the chunks to preload. */
const pageRoute = (path: string, file: string, id = file): RouteObject => ({
  id,
  path,
  caseSensitive: true,
  lazy: () => loadPage(file),
});

const guardVisit: MiddlewareFunction = ({ request, context }, next) => {
  const app = appOf({ context });
  const url = new URL(request.url);
  const target =
    guardOpening(url, isHeldBack(siteInfoOf(app), app.session.state().permissions)) ??
    guard(url, app.session.token() !== undefined, isWide());
  if (target) throw redirect(target);
  return next();
};

/** The search above a page: its code comes when it is first opened. */
const Search = lazyDialog(async () => ({
  default: (await import("#features/search/components/search-overlay.tsx")).Overlay,
}));

/** The routes, the same for the server and the browser. */
export const routes: RouteObject[] = [
  {
    id: "root",
    middleware: [guardVisit],
    loader: (args: LoaderFunctionArgs) => loadSite(appOf(args)),
    shouldRevalidate: () => false,
    element: <RootLayout Search={Search} />,
    HydrateFallback: Placeholder,
    ErrorBoundary: PageError,
    children: [
      {
        // An error stays inside the frame: the bars go on working.
        ErrorBoundary: PageError,
        children: [
          ...Object.entries(pages).flatMap(([name, { path, file }]) => {
            const second = subPath(path);
            return [
              pageRoute(path, file, `${name}:${file}`),
              ...(second ? [pageRoute(second, file, `sub-${name}:${file}`)] : []),
            ];
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
  const path = pagePath(file);
  return path in lazyPages ? path.replace("./", "src/") : undefined;
}
