import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { ServerEntry } from "./renderer.ts";
import { StyleSheets } from "./style-sheets.ts";

/** Vite's build manifest, as far as it is read here. */
type Manifest = Record<string, { css?: string[] }>;

/**
 * Serves the built files of the web app and gives its server entry, what its documents refer to, and its style sheets.
 * @throws a sentence when there is no build
 */
export async function serveBuilt(app: FastifyInstance, webDirectory: string) {
  const client = join(webDirectory, "dist/client");
  const written = await readFile(join(client, ".vite/manifest.json"), "utf8").catch(() => {
    throw new Error("网页还没有构建：请先运行 pnpm build。");
  });
  const manifest = JSON.parse(written) as Manifest;
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
  return { entry, assets: { manifest }, styles: await styleSheets(client, manifest) };
}

async function styleSheets(client: string, manifest: Manifest): Promise<StyleSheets> {
  const files = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  const texts = await Promise.all(files.map((file) => readFile(join(client, file), "utf8")));
  return new StyleSheets(new Map(files.map((file, index) => [`/${file}`, texts[index] as string])));
}
