import type { FastifyInstance } from "fastify";
import { createServer } from "vite";
import type { Config } from "../config.ts";
import { originOf } from "../core/origin.ts";
import { webDirectory } from "./directory.ts";
import { FailurePages } from "./failure-page.ts";
import { fetchInProcess } from "./in-process.ts";
import { isClosed, isPage, pathOf, sendUnfounded } from "./index.ts";
import type { ServerEntry } from "./renderer.ts";

/** Runs Vite inside this process. It serves the sources and reloads the server entry after each change. */
async function startVite(app: FastifyInstance, apiBase: string) {
  const vite = await createServer({
    root: webDirectory(),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith(`${apiBase}/`)) return;
    const { raw } = reply;
    const isUnhandled = await new Promise<boolean>((resolve) => {
      raw.once("finish", () => resolve(false));
      vite.middlewares(request.raw, raw, () => resolve(true));
    });
    if (!isUnhandled) reply.hijack();
  });
  return {
    entry: () =>
      vite.ssrLoadModule("/src/entry-server.tsx") as Promise<ServerEntry & Record<string, unknown>>,
    assets: {},
    finish: (url: string, html: string) => vite.transformIndexHtml(url, html),
    explain: (error: Error) => vite.ssrFixStacktrace(error),
  };
}

/** Serves the web app from its sources. */
export async function serveSources(app: FastifyInstance, config: Config): Promise<void> {
  const { entry, assets, finish, explain } = await startVite(app, config.apiBase);
  const failures = new FailurePages(config.site, "");
  app.get("/*", { config: { operation: "page" } }, async (request, reply) => {
    if (!isPage(pathOf(request), config.apiBase)) return reply.callNotFound();
    if (await isClosed(app, request)) return sendUnfounded(reply, failures);
    try {
      const { render, pageAddress } = await entry();
      const page = await render({
        url: pageAddress(request.url),
        origin: originOf(request, config),
        fetch: fetchInProcess(app),
        apiBase: config.apiBase,
        timeZone: config.timeZone,
        assets,
      });
      if ("redirect" in page) return reply.redirect(page.redirect, page.status);
      // Vite injects its own scripts and uses a WebSocket.
      return reply
        .removeHeader("content-security-policy")
        .status(page.status)
        .type("text/html; charset=utf-8")
        .send(await finish(request.url, page.html));
    } catch (error) {
      explain(error as Error);
      throw error;
    }
  });
}
