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
import { type App, contextOf } from "#lib/app.tsx";
import { headOf, metaOf } from "#lib/head.ts";
import { inlineScript } from "#lib/inline-script.ts";
import { createQueries, isOptionalQuery } from "#lib/query.ts";
import type { PageState } from "#lib/state.ts";
import { galleryAt, isPublicPath, pageAt, pages } from "#paths";
import { Placeholder } from "#shell/frame/frame-placeholder.tsx";
import { Providers } from "#shell/frame/providers.tsx";
import { loadSite, siteInfoOf } from "#shell/frame/site-info.ts";
import { type Assets, documentHtml } from "./document.ts";
import { fileOfRoute, routes } from "./router.tsx";
import { structuredData } from "./structured-data.ts";

export type { Assets } from "./document.ts";
export { pageAddress } from "./page-address.ts";

export interface RenderInput {
  /** Path and query of the page, as `pageAddress` spells them. */
  url: string;
  /** Answers API calls without leaving the process. */
  fetch: (request: Request) => Promise<Response>;
  /** The public address of the site, without a slash at the end. */
  origin: string;
  /** Where the contract is mounted, such as `/api`. */
  apiBase: string;
  /** The community's zone, such as `Asia/Shanghai`. */
  timeZone: string;
  assets: Assets;
}

export type RenderResult = { status: number; html: string } | { status: number; redirect: string };

/** What the Content-Security-Policy must allow by name: the inline script and the origins of the video players. */
export const policySources = {
  inlineScript,
  frames: [...new Set(videoProviders.map(({ host }) => `https://${host}`))],
};

const handler = createStaticHandler(routes);

function appOf({ origin, apiBase, fetch }: Pick<RenderInput, "origin" | "apiBase" | "fetch">): App {
  const session = createSession();
  return {
    api: createApi({ baseUrl: origin + apiBase, fetch, session }),
    queries: createQueries(),
    session,
  };
}

const zones = new Map<string, Pick<PageState, "timeZone" | "aheadMs">>();

/** What a document says of the community's zone; a server has one. */
function zoneOf(timeZone: string): Pick<PageState, "timeZone" | "aheadMs"> {
  const known = zones.get(timeZone) ?? { timeZone, aheadMs: steadyAheadOf(timeZone) };
  zones.set(timeZone, known);
  return known;
}

/**
 * Renders one visit as a visitor sees it. A page that needs a login is rendered as a shell, since the token is only in
 * the browser. Throws only for faults of the application itself.
 */
export async function render(input: RenderInput): Promise<RenderResult> {
  const zone = zoneOf(input.timeZone);
  setCommunityZone(zone.timeZone, zone.aheadMs);
  const url = new URL(input.url, input.origin);
  const app = appOf(input);
  if (!isPublicPath(url.pathname)) {
    await loadSite(app);
    return shell(input, app, url, titleAt(url.pathname));
  }

  const context = await handler.query(new Request(url), { requestContext: contextOf(app) });
  if (context instanceof Response) {
    return { status: context.status, redirect: context.headers.get("Location") ?? "/" };
  }
  const errors = errorsOf(context);
  const status = statusOf(context.statusCode, Object.values(errors ?? {})[0]?.status, app.queries);
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
  const html = documentHtml({
    head: headOf({ matches, url, status, brandName: siteInfoOf(app).brandName }),
    body,
    assets: input.assets,
    modules: context.matches.flatMap(({ route }) => fileOfRoute(route.id) ?? []),
    state: {
      apiBase: input.apiBase,
      ...zone,
      router: { loaderData: context.loaderData, errors },
      queries: dehydrate(app.queries),
    },
    look: siteInfoOf(app),
    structured: structuredData(app, url, metaOf({ matches, url, status })),
  });
  app.queries.clear();
  return { status, html };
}

/**
 * A document for any address that a browser with the scripts fills by itself, as it does with a page behind a login; 503
 * where nothing could be answered that it would ask for.
 */
export async function renderFrame(input: Omit<RenderInput, "url">): Promise<RenderResult> {
  const app = appOf(input);
  await loadSite(app);
  const status = statusOf(200, undefined, app.queries);
  return { ...shell(input, app, new URL(input.origin), ""), status };
}

/**
 * Reduces the errors of loaders to their statuses, which is all the browser learns. Changes the context accordingly.
 */
function errorsOf(context: StaticHandlerContext) {
  if (!context.errors) return null;
  const entries = Object.entries(context.errors).map(([route, error]: [string, unknown]) => {
    if (isRouteErrorResponse(error)) return [route, { status: error.status, statusText: error.statusText }];
    if (!(error instanceof ApiError)) throw error;
    return [route, { status: error.code || 503, statusText: error.message }];
  });
  return Object.fromEntries(entries) as Record<string, { status: number; statusText: string }>;
}

/**
 * The HTTP status of a page; `refused` is what its loader threw. 503 when the server could not answer all calls, 500
 * when the page's main content has a fault. Optional parts report their own failure.
 */
function statusOf(found: number, refused: number | undefined, queries: QueryClient): number {
  const failed = queries
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === "error" })
    .map(({ queryKey, state: { error } }) => ({
      queryKey,
      code: error instanceof ApiError ? error.code : 500,
    }));
  if (failed.some(({ code }) => code === 503 || code === 0)) return 503;
  if (refused !== undefined) return refused;
  return failed.some(({ code, queryKey }) => code === 500 && !isOptionalQuery(queryKey)) ? 500 : found;
}

/** The title of the page at an address before its data is known; undefined where there is no page. */
function titleAt(pathname: string): string | undefined {
  const page = pageAt(pathname);
  if (page) return pages[page].title;
  const gallery = galleryAt(pathname);
  return gallery && galleryText[gallery];
}

/** The frame without its page, which the browser fills; with what every page shows, as far as that was loaded. */
function shell(
  { assets, apiBase, timeZone }: Omit<RenderInput, "url">,
  app: App,
  url: URL,
  title: string | undefined,
): RenderResult {
  const look = siteInfoOf(app);
  const { brandName, logoUrl } = look;
  const status = title === undefined ? 404 : 200;
  const head = headOf({
    matches: [{ handle: { meta: () => ({ title, noindex: true }) } }],
    url,
    status,
    brandName,
  });
  const html = documentHtml({
    head,
    body: renderToString(
      <BrandContext value={{ name: brandName, logoUrl }}>
        <Placeholder />
      </BrandContext>,
    ),
    look,
    assets,
    modules: [],
    state: { apiBase, ...zoneOf(timeZone), queries: dehydrate(app.queries) },
  });
  app.queries.clear();
  return { status, html };
}
