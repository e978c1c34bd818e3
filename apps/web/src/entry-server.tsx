import { createApi } from "@lenscape/api/client";
import { ApiError } from "@lenscape/api/errors";
import { createSession } from "@lenscape/api/session";
import { videoProviders } from "@lenscape/richtext/schema";
import { BrandContext } from "@lenscape/ui/lib/brand";
import { setCommunityZone, steadyAheadOf } from "@lenscape/ui/lib/time";
import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import { galleryText } from "#features/gallery/text.ts";
import { type App, createAppContext } from "#lib/app.tsx";
import { createHead, getMeta } from "#lib/head.ts";
import { inlineScript } from "#lib/inline-script.ts";
import { createQueryClient, isOptionalQuery } from "#lib/query.ts";
import type { PageState } from "#lib/state.ts";
import { findGallery, findPage, isPublicPath, pages } from "#paths";
import { FramePlaceholder } from "#shell/frame/frame-placeholder.tsx";
import { Providers } from "#shell/frame/providers.tsx";
import { getSiteInfo, loadSite } from "#shell/frame/site-info.ts";
import { type Assets, renderDocument } from "./document.ts";
import { findRouteFile, routes } from "./router.tsx";
import { createStructuredData } from "./structured-data.ts";

export type { Assets } from "./document.ts";
export { pageAddress } from "./page-address.ts";

export interface RenderInput {
  /** Path and query of the page in the form of `pageAddress`. */
  url: string;
  /** Handles API requests within the process. */
  fetch: (request: Request) => Promise<Response>;
  /** Public URL of the site, without a trailing slash. */
  origin: string;
  /** Base path of the API, such as `/api`. */
  apiBase: string;
  /** Time zone of the community, such as `Asia/Shanghai`. */
  timeZone: string;
  assets: Assets;
}

export type RenderResult = { status: number; html: string } | { status: number; redirect: string };

/** Sources that the Content-Security-Policy allows: the inline script and the origins of video players. */
export const policySources = {
  inlineScript,
  frames: [...new Set(videoProviders.map(({ host }) => `https://${host}`))],
};

const handler = createStaticHandler(routes);

function createServerApp({ origin, apiBase, fetch }: Pick<RenderInput, "origin" | "apiBase" | "fetch">): App {
  const session = createSession();
  return {
    api: createApi({ baseUrl: origin + apiBase, fetch, session }),
    queries: createQueryClient(),
    session,
  };
}

const zones = new Map<string, Pick<PageState, "timeZone" | "utcOffsetMs">>();

/** Returns the community's time zone for the page state. Cached, because computing the offset is slow. */
function getZone(timeZone: string): Pick<PageState, "timeZone" | "utcOffsetMs"> {
  const zone = zones.get(timeZone) ?? { timeZone, utcOffsetMs: steadyAheadOf(timeZone) };
  zones.set(timeZone, zone);
  return zone;
}

/**
 * Renders a page for a visitor. A page that requires a login is rendered as a shell, because only the browser has the
 * token. Throws only for programming errors.
 */
export async function render(input: RenderInput): Promise<RenderResult> {
  const zone = getZone(input.timeZone);
  setCommunityZone(zone.timeZone, zone.utcOffsetMs);
  const url = new URL(input.url, input.origin);
  const app = createServerApp(input);
  if (!isPublicPath(url.pathname)) {
    await loadSite(app);
    return renderShell(input, app, url, findTitle(url.pathname));
  }

  const context = await handler.query(new Request(url), { requestContext: createAppContext(app) });
  if (context instanceof Response) {
    return { status: context.status, redirect: context.headers.get("Location") ?? "/" };
  }
  const errors = getErrorStatuses(context);
  const status = getStatus(context.statusCode, Object.values(errors ?? {})[0]?.status, app.queries);
  const body = renderToString(
    <Providers app={app}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
  const matches = context.matches.map(({ route }) => ({
    handle: route.handle as unknown,
    data: context.loaderData[route.id] as unknown,
  }));
  const html = renderDocument({
    head: createHead({ matches, url, status, brandName: getSiteInfo(app).brandName }),
    body,
    assets: input.assets,
    modules: context.matches.flatMap(({ route }) => findRouteFile(route.id) ?? []),
    state: {
      apiBase: input.apiBase,
      ...zone,
      router: { loaderData: context.loaderData, errors },
      queries: dehydrate(app.queries),
    },
    branding: getSiteInfo(app),
    structuredData: createStructuredData(app, url, getMeta({ matches, url, status })),
  });
  app.queries.clear();
  return { status, html };
}

/**
 * Renders a document for any URL, without a page: browsers that have the scripts render the page themselves. The status
 * is 503 if the site information could not be loaded.
 */
export async function renderFrame(input: Omit<RenderInput, "url">): Promise<RenderResult> {
  const app = createServerApp(input);
  await loadSite(app);
  const status = getStatus(200, undefined, app.queries);
  return { ...renderShell(input, app, new URL(input.origin), ""), status };
}

/** Reduces the errors of loaders to status and text for the browser. Rethrows errors that are no API errors. */
function getErrorStatuses(context: StaticHandlerContext) {
  if (!context.errors) return null;
  const entries = Object.entries(context.errors).map(([route, error]: [string, unknown]) => {
    if (isRouteErrorResponse(error)) return [route, { status: error.status, statusText: error.statusText }];
    if (!(error instanceof ApiError)) throw error;
    return [route, { status: error.code || 503, statusText: error.message }];
  });
  return Object.fromEntries(entries) as Record<string, { status: number; statusText: string }>;
}

/**
 * Returns the HTTP status of a page: 503 if the server could not respond to all calls, otherwise the status that the
 * loader threw, otherwise 500 if the main content failed. Optional queries report their own failures.
 */
function getStatus(matched: number, thrown: number | undefined, queries: QueryClient): number {
  const failed = queries
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === "error" })
    .map(({ queryKey, state: { error } }) => ({
      queryKey,
      code: error instanceof ApiError ? error.code : 500,
    }));
  if (failed.some(({ code }) => code === 503 || code === 0)) return 503;
  if (thrown !== undefined) return thrown;
  return failed.some(({ code, queryKey }) => code === 500 && !isOptionalQuery(queryKey)) ? 500 : matched;
}

/** Returns the static title of the page at a path, or undefined for an unknown path. */
function findTitle(pathname: string): string | undefined {
  const page = findPage(pathname);
  if (page) return pages[page].title;
  const gallery = findGallery(pathname);
  return gallery && galleryText[gallery];
}

/** Renders the frame without a page, which the browser renders. Contains the site information, as far as loaded. */
function renderShell(
  { assets, apiBase, timeZone }: Omit<RenderInput, "url">,
  app: App,
  url: URL,
  title: string | undefined,
): RenderResult {
  const site = getSiteInfo(app);
  const { brandName, logoUrl } = site;
  const status = title === undefined ? 404 : 200;
  const head = createHead({
    matches: [{ handle: { meta: () => ({ title, noindex: true }) } }],
    url,
    status,
    brandName,
  });
  const html = renderDocument({
    head,
    body: renderToString(
      <BrandContext value={{ name: brandName, logoUrl }}>
        <FramePlaceholder />
      </BrandContext>,
    ),
    branding: site,
    assets,
    modules: [],
    state: { apiBase, ...getZone(timeZone), queries: dehydrate(app.queries) },
  });
  app.queries.clear();
  return { status, html };
}
