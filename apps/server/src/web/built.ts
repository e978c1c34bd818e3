import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { ServerEntry } from "./renderer.ts";

/**
 * Serves the built files of the web app and gives its server entry.
 * @throws a sentence when there is no build
 */
export async function serveBuilt(app: FastifyInstance, webDirectory: string) {
  const client = join(webDirectory, "dist/client");
  const manifest = await readFile(join(client, ".vite/manifest.json"), "utf8").catch(() => {
    throw new Error("网页还没有构建：请先运行 pnpm build。");
  });
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    globIgnore: ["**/*.br", "**/*.gz"],
    cacheControl: false,
    setHeaders: (reply, path) => {
      // A name with a hash never changes its content.
      const forever = path.includes("/assets/");
      reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      reply.header("x-content-type-options", "nosniff");
    },
  });
  const entry = (await import(
    pathToFileURL(join(webDirectory, "dist/server/entry-server.js")).href
  )) as ServerEntry;
  return { entry: async () => entry, assets: { manifest: JSON.parse(manifest) as unknown } };
}
