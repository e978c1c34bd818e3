import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouteObject,
  redirect,
} from "react-router-dom";
import * as homePage from "#features/home/pages/home.page.tsx";
import { getApp } from "#lib/app.tsx";
import { ChunkLoadError, loadChunk } from "#lib/chunk.ts";
import { getOpeningRedirect, getVisitRedirect, isDesktopWidth } from "#lib/navigation-guard.ts";
import type { PageModule } from "#lib/page.ts";
import { findSubPath, pages, tabBarIndex } from "#paths";
import { FramePlaceholder } from "#shell/frame/frame-placeholder.tsx";
import { RootLayout } from "#shell/frame/root-layout.tsx";
import { getSiteInfo, isSiteClosed, loadSite } from "#shell/frame/site-info.ts";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { PageError } from "#shell/loading/page-error.tsx";

/** Pages of the tab-bar paths and of the index pages to which they redirect on desktop (AMB-024). */
const galleries = {
  component: "gallery/component",
  API: "gallery/api-reference",
  extUI: "gallery/ext-ui",
  template: "gallery/template",
} as const satisfies Record<keyof typeof tabBarIndex, string>;

const NOT_FOUND = "unavailable/not-found";

/** The home page is part of the entry bundle, because most visits begin there. */
const HOME_MODULE = "./features/home/pages/home.page.tsx";
const lazyPages = import.meta.glob<PageModule>([
  "./features/*/pages/*.page.tsx",
  "!./features/home/pages/home.page.tsx",
]);

/** Returns the source file of `<feature>/<page>` in the form of the globs. */
const toModulePath = (file: string) => `./features/${file.replace("/", "/pages/")}.page.tsx`;

async function loadPage(file: string) {
  const path = toModulePath(file);
  const page: PageModule = path === HOME_MODULE ? homePage : await loadChunk(file, lazyPages[path]);
  if (!page.Component) throw new ChunkLoadError(file, "missing");
  return page;
}

/** Creates the route of a page. Its ID contains the file, by which the server finds the chunks to preload. */
const createPageRoute = (path: string, file: string, id = file): RouteObject => ({
  id,
  path,
  caseSensitive: true,
  lazy: () => loadPage(file),
});

const guardVisit: MiddlewareFunction = ({ request, context }, next) => {
  const app = getApp({ context });
  const url = new URL(request.url);
  const target =
    getOpeningRedirect(url, isSiteClosed(getSiteInfo(app), app.session.state().permissions)) ??
    getVisitRedirect(url, app.session.token() !== undefined, isDesktopWidth());
  if (target) throw redirect(target);
  return next();
};

/** Search overlay, loaded when it is first opened. */
const Search = lazyDialog(async () => ({
  default: (await import("#features/search/components/search-overlay.tsx")).SearchOverlayLayer,
}));

/** Routes of server and browser. */
export const routes: RouteObject[] = [
  {
    id: "root",
    middleware: [guardVisit],
    loader: (args: LoaderFunctionArgs) => loadSite(getApp(args)),
    shouldRevalidate: () => false,
    element: <RootLayout Search={Search} />,
    HydrateFallback: FramePlaceholder,
    ErrorBoundary: PageError,
    children: [
      {
        // The inner boundary keeps the frame, so that its navigation works on error pages.
        ErrorBoundary: PageError,
        children: [
          ...Object.entries(pages).flatMap(([name, { path, file }]) => {
            const subPath = findSubPath(path);
            return [
              createPageRoute(path, file, `${name}:${file}`),
              ...(subPath ? [createPageRoute(subPath, file, `sub-${name}:${file}`)] : []),
            ];
          }),
          ...Object.entries(galleries).flatMap(([kind, file]) => [
            createPageRoute(`/pages/tabBar/${kind}/*`, file, `tab-${kind}:${file}`),
            ...(kind === "template"
              ? []
              : [
                  createPageRoute(tabBarIndex[kind as keyof typeof galleries], file, `index-${kind}:${file}`),
                ]),
          ]),
          createPageRoute("*", NOT_FOUND),
        ],
      },
    ],
  },
];

/** Returns the source file of a route's page in the form of the build manifest, or undefined for the root route. */
export function findRouteFile(id: string): string | undefined {
  const file = id.slice(id.indexOf(":") + 1);
  const path = toModulePath(file);
  return path in lazyPages ? path.replace("./", "src/") : undefined;
}
