import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { MomentCache } from "../core/moment-cache.ts";
import { originOf } from "../core/origin.ts";
import type { View } from "../core/views.ts";
import { policy } from "../policy.ts";
import { type BuiltWeb, serveBuilt } from "./built.ts";
import { serveSources } from "./dev.ts";
import { CachedPage, encodingOf } from "./html-cache.ts";
import { fetchInProcess } from "./in-process.ts";
import type { Renderer } from "./renderer.ts";
import { securityHeaders } from "./security.ts";
import type { StyleSheets } from "./style-sheets.ts";

/** Pages are some 100 kB each: this bounds what the cache may take. */
const KEPT_PAGES = 300;

/** Files and API addresses that nothing answered are not pages. */
const isPage = (pathname: string, apiBase: string) =>
  !pathname.startsWith(`${apiBase}/`) && !pathname.startsWith("/.") && !/\.[a-z0-9]+$/i.test(pathname);

/**
 * Serves the web app beside the contract: built files and pages rendered on the server or, without a build, Vite in the
 * same process. Every page is the same for every visitor, so it is kept for a moment.
 * Call it after `buildApp`, before listening.
 */
export async function webApp(app: FastifyInstance, config: Config, built?: BuiltWeb): Promise<void> {
  if (built) {
    await serveBuilt(app, built);
    const { entry, assets, styles } = built;
    const { render, policySources } = entry;
    const headers = securityHeaders(policySources);
    const cache = new MomentCache<CachedPage | string>(policy.visitorCacheMs, KEPT_PAGES);
    const renderer: Renderer = (visit, onShown) =>
      render({ ...visit, fetch: fetchInProcess(app, onShown), apiBase: config.apiBase, assets });
    app.get("/*", (request, reply) => answer(request, reply, { config, renderer, cache, headers, styles }));
    return;
  }
  const { entry, assets, finish, explain } = await serveSources(app, config.apiBase);
  app.get("/*", async (request, reply) => {
    if (!isPage(pathOf(request), config.apiBase)) return reply.callNotFound();
    try {
      const { render } = await entry();
      const page = await render({
        url: request.url,
        origin: originOf(request, config),
        fetch: fetchInProcess(app),
        apiBase: config.apiBase,
        assets,
      });
      if ("redirect" in page) return reply.redirect(page.redirect, page.status);
      return reply
        .status(page.status)
        .type("text/html; charset=utf-8")
        .send(await finish(request.url, page.html));
    } catch (error) {
      explain(error as Error);
      throw error;
    }
  });
}

const pathOf = (request: FastifyRequest) => request.url.split("?", 1)[0] ?? "/";

interface Built {
  config: Config;
  renderer: Renderer;
  /** A page, or where to go instead. */
  cache: MomentCache<CachedPage | string>;
  headers: Record<string, string>;
  styles: StyleSheets;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, renderer, cache, headers, styles }: Built,
) {
  if (!isPage(pathOf(request), config.apiBase)) return reply.callNotFound();
  const visit = { url: request.url, origin: originOf(request, config) };
  let fresh = false;
  const page = await cache.get(`${visit.origin}${visit.url}`, async () => {
    fresh = true;
    const views: View[] = [];
    const rendered = await renderer(visit, (shown) => views.push(...shown));
    if ("redirect" in rendered) return rendered.redirect;
    return new CachedPage(rendered.status, rendered.html, styles, views);
  });
  if (typeof page === "string") return reply.redirect(page, 302);
  // The calls of a fresh page have been counted one by one.
  if (!fresh) request.server.views.add(page.views);

  const form = styles.areKnown(request.headers.cookie) ? "linked" : "contained";
  const etag = page.etagOf(form);
  reply.headers({ ...headers, "cache-control": "no-cache", vary: "Accept-Encoding, Cookie", etag });
  if (form === "contained") reply.header("set-cookie", styles.cookie);
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  const encoding = encodingOf(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply
    .status(page.status)
    .type("text/html; charset=utf-8")
    .send(await page.body(form, encoding));
}
