import type { FastifyInstance } from "fastify";
import { webDirectory } from "./directory.ts";
import type { ServerEntry } from "./renderer.ts";

/** Runs Vite inside this process: sources are served and the server entry is loaded again after each change. */
export async function serveSources(app: FastifyInstance, apiBase: string) {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: webDirectory(),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith(`${apiBase}/`)) return;
    const { raw } = reply;
    const passedOn = await new Promise<boolean>((resolve) => {
      raw.once("finish", () => resolve(false));
      vite.middlewares(request.raw, raw, () => resolve(true));
    });
    if (!passedOn) reply.hijack();
  });
  return {
    entry: () =>
      vite.ssrLoadModule("/src/entry-server.tsx") as Promise<ServerEntry & Record<string, unknown>>,
    assets: {},
    finish: (url: string, html: string) => vite.transformIndexHtml(url, html),
    explain: (error: Error) => vite.ssrFixStacktrace(error),
  };
}
